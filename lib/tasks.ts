/** A cooperative task: long work that can be suspended at every `yield`. */
export type Task<T> = Generator<undefined, T, undefined>;

/** Milliseconds for which tasks run per turn of the event loop. */
const SLICE = 20;

/** A task that waits for its turn. Runs it until a moment, and says whether it came to its end. */
type Turn = (until: number) => boolean;

const line: Turn[] = [];
let isRunning = false;

/**
 * Runs a task in slices, so that this thread can serve other work in between. All tasks of the thread share one slice
 * per turn of the event loop and run one after another, so other work never waits longer than one slice.
 */
export const runCooperatively = <T>(task: Task<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    line.push((until) => {
      try {
        do {
          const { done, value } = task.next();
          if (!done) continue;
          resolve(value);
          return true;
        } while (performance.now() < until);
        return false;
      } catch (error) {
        reject(error);
        return true;
      }
    });
    if (!isRunning) void runInTurns();
  });

async function runInTurns(): Promise<void> {
  isRunning = true;
  let until = performance.now() + SLICE;
  for (let turn = line.shift(); turn !== undefined; turn = line.shift()) {
    if (!turn(until)) line.push(turn);
    if (line.length === 0 || performance.now() < until) continue;
    await new Promise(setImmediate);
    until = performance.now() + SLICE;
  }
  isRunning = false;
}

/** Runs a task to its end without pausing, for callers that need the result at once. */
export function runToCompletion<T>(task: Task<T>): T {
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}
