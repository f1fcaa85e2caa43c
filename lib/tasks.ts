/** A cooperative task: long work that may be suspended at every `yield`. */
export type Task<T> = Generator<undefined, T, undefined>;

/** Milliseconds for which tasks run before they give the event loop a turn. */
const SLICE = 20;

/** A task that waits for its turn. Runs it until a moment, and says whether it came to its end. */
type Turn = (until: number) => boolean;

const line: Turn[] = [];
let isRunning = false;

/**
 * Runs a task in slices, so that other work of this thread is served in between. All tasks of the thread share one slice for each turn of
 * the event loop, one after the other: however many there are, nobody else waits longer than for one slice.
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

/** Runs a task to its end without a pause, for callers that cannot go on without the result. */
export function runToCompletion<T>(task: Task<T>): T {
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}
