import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { createRandom } from "../kit/chance";
import { formatSpread } from "../kit/quantile";
import { chooseRequest } from "./mixture";
import { runOpenLoop } from "./open-loop";
import { readProcessState } from "./process-state";
import { countFailures, countStatuses, type LoadContext } from "./world";

/** Share of the time after which caches are full and code is compiled, so that memory is stable. */
const WARM = 0.25;
/** Milliseconds of silence before the process is looked at; connections to the database that rest are closed after ten seconds. */
const SILENCE = 12_000;
/** Allowed random growth of handles and open files, such as a timer that happens to run. */
const CHANCE = 3;

/** Checks that memory and open handles do not grow under a long mixed load. */
export async function proveSoak(
  world: LoadContext,
  { rate, minutes }: { rate: number; minutes: number },
): Promise<void> {
  const { bars, seed, visitors } = world;
  bars.heading(`Mixed load, ${rate} a second, for ${minutes} minutes`);
  const run = (share: number, seed: number) =>
    runOpenLoop({
      rate,
      seconds: minutes * 60 * share,
      next: createRandom(seed),
      choose: (next) => chooseRequest(visitors, next),
    });
  const first = await run(WARM, seed);
  const before = await calmState(world);
  const rest = await run(1 - WARM, seed + 1);
  const after = await calmState(world);
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  bars.figure("Requests", formatSpread([...first, ...rest].map(({ ms }) => ms)));
  bars.figure("Statuses (0: no answer)", countStatuses([...first, ...rest]));
  bars.figure("Resident memory, MB", `${megabytes(before.rss)}, then ${megabytes(after.rss)}`);
  bars.figure("Memory in use after a collection, MB", `${megabytes(before.used)}, then ${megabytes(after.used)}`);
  bars.figure("Handles, open files", `${before.handles}, ${before.files}, then ${after.handles}, ${after.files}`);
  bars.bar("Errors of the server, and requests without an answer", countFailures([...first, ...rest]), { atMost: 0 });
  bars.bar("Growth of the resident memory, share", after.rss / before.rss - 1, { atMost: 0.1 });
  bars.bar("Growth of the memory in use, share", after.used / before.used - 1, { atMost: 0.1 });
  bars.bar("Growth of handles", after.handles - before.handles, { atMost: CHANCE });
  bars.bar("Growth of open files", after.files - before.files, { atMost: CHANCE });
}

/** Returns the state of the site's process after a pause without visitors. */
async function calmState(world: LoadContext) {
  world.visitors.leave();
  await pause(SILENCE);
  const state = await readProcessState(world);
  return { ...state, files: readdirSync(`/proc/${world.site.pid}/fd`).length };
}
