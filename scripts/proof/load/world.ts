import type { Thresholds } from "../kit/bars";
import { createRandom } from "../kit/chance";
import { computeQuantile } from "../kit/quantile";
import type { Site } from "../kit/site";
import { runOpenLoop, type Sample } from "./open-loop";
import type { Visitors } from "./visitors";

/** Settings and resources that all load checks share. */
export type LoadContext = {
  readonly bars: Thresholds;
  readonly site: Site;
  readonly visitors: Visitors;
  readonly seconds: number;
  readonly seed: number;
  /** File that takes the delays of the site's event loop. */
  readonly delays: string;
};

/** Card pages a second by an ordinary visitor. */
const CALM_RATE = 10;

/** Reads card pages at the rate of an ordinary visitor, ten a second. */
export const readPagesCalmly = ({ visitors, seconds, seed }: LoadContext): Promise<readonly Sample[]> =>
  runOpenLoop({
    rate: CALM_RATE,
    seconds,
    next: createRandom(seed + 1),
    choose: (next) => ({ kind: "card", send: () => visitors.card(next) }),
  });

export const computeP99 = (samples: readonly Sample[]): number =>
  computeQuantile(
    samples.map(({ ms }) => ms),
    0.99,
  );

export const computeStatusShare = (samples: readonly Sample[], ...statuses: readonly number[]): number =>
  samples.filter(({ status }) => statuses.includes(status)).length / samples.length;

/** Returns the number of responses for each status as text, such as "38 x 200, 2 x 503". */
export const countStatuses = (samples: readonly { readonly status: number }[]): string =>
  [...new Set(samples.map(({ status }) => status))]
    .sort()
    .map((status) => `${samples.filter((sample) => sample.status === status).length} x ${status}`)
    .join(", ");

/** Counts failed requests: no response, or a status from 500 other than 503. */
export const countFailures = (samples: readonly Sample[]): number =>
  samples.filter(({ status }) => status === 0 || (status >= 500 && status !== 503)).length;
