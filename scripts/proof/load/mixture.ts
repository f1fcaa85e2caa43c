import { monitorEventLoopDelay } from "node:perf_hooks";
import { createRandom } from "../kit/chance";
import { formatSpread } from "../kit/quantile";
import { runOpenLoop, type Sample } from "./open-loop";
import type { Visitors } from "./visitors";
import { computeP99, computeStatusShare, countFailures, countStatuses, type LoadContext } from "./world";

/** Checks response times under the mixed load: of 20 requests, 12 search, 4 open a card, 3 open a deck, and 1 saves. */
export async function proveMixture(
  world: LoadContext,
  { rate, base, p99 }: { rate: number; base: number; p99: number },
) {
  const { bars, seconds, seed, visitors } = world;
  const run = (rate: number, seed: number) =>
    runOpenLoop({ rate, seconds, next: createRandom(seed), choose: (next) => chooseRequest(visitors, next) });
  bars.heading(`Mixed load: ${base} a second, then ${rate} a second, ${seconds} s each`);
  // The first requests after a start wait for what is made once.
  await runOpenLoop({
    rate: 5,
    seconds: 6,
    next: createRandom(seed + 2),
    choose: (next) => chooseRequest(visitors, next),
  });
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  const calm = await run(base, seed);
  const loaded = await run(rate, seed + 1);
  own.disable();
  bars.figure("The sender itself was late, p99, ms", own.percentile(99) / 1e6 - 5);
  for (const [name, samples] of [
    [`${base} a second`, calm],
    [`${rate} a second`, loaded],
  ] as const) {
    bars.figure(`${name}, all`, formatSpread(samples.map(({ ms }) => ms)));
    for (const kind of ["search", "card", "deck", "save"])
      bars.figure(`${name}, ${kind}`, formatSpread(timesOf(samples, kind)));
  }
  bars.figure("Statuses (0: no answer)", countStatuses([...calm, ...loaded]));
  bars.bar("Errors of the server, and requests without an answer", countFailures([...calm, ...loaded]), { atMost: 0 });
  bars.bar("Visitors who were told to wait (429, 503), share", computeStatusShare(loaded, 429, 503), { atMost: 0 });
  bars.bar("p99 under load, ms", computeP99(loaded), { atMost: p99 });
  bars.bar(`p99 under load, times that at ${base} a second`, computeP99(loaded) / computeP99(calm), { atMost: 5 });
}

/** Chooses the next random request of the mixed load. */
export function chooseRequest(visitors: Visitors, next: () => number) {
  const of = next() * 20;
  const kind = of < 12 ? "search" : of < 16 ? "card" : of < 19 ? "deck" : "save";
  return { kind, send: () => visitors[kind](next) } as const;
}

const timesOf = (samples: readonly Sample[], kind: string) =>
  samples.filter((sample) => sample.kind === kind).map(({ ms }) => ms);
