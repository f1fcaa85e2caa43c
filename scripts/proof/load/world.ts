import type { Thresholds } from "../kit/bars";
import { createRandom } from "../kit/chance";
import { computeQuantile } from "../kit/quantile";
import type { Site } from "../kit/site";
import { runOpenLoop, type Sample } from "./open-loop";
import type { Visitors } from "./visitors";

/** The parts that all loads share. */
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

/** Reads card pages as an ordinary visitor, alone or beside a load that runs at the same time. */
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

/** Returns how often each status was answered, as words. */
export const countStatuses = (samples: readonly { readonly status: number }[]): string =>
  [...new Set(samples.map(({ status }) => status))]
    .sort()
    .map((status) => `${samples.filter((sample) => sample.status === status).length} x ${status}`)
    .join(", ");

/** Returns the number of requests that the site failed: an error of the server other than "come again", or no answer. */
export const countFailures = (samples: readonly Sample[]): number =>
  samples.filter(({ status }) => status === 0 || (status >= 500 && status !== 503)).length;
