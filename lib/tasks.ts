/** A cooperative task: long work that may be suspended at every `yield`. */
export type Task<T> = Generator<undefined, T, undefined>;

/** Milliseconds that a task runs before it gives the event loop a turn. */
const SLICE = 20;

/** Runs a task in slices, so that other work of this thread is served in between. */
export async function runCooperatively<T>(task: Task<T>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
    if (performance.now() - since < SLICE) continue;
    await new Promise(setImmediate);
    since = performance.now();
  }
}

/** Runs a task to its end without a pause, for callers that cannot go on without the result. */
export function runToCompletion<T>(task: Task<T>): T {
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}
