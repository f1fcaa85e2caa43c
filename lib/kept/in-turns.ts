/** Long work that can be laid down wherever it yields. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Milliseconds of work after which others get their turn. */
const SLICE = 20;

/** Does the work with pauses, so that whoever else waits for this thread is not kept waiting until its end. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < SLICE) continue;
    await new Promise(setImmediate);
    since = performance.now();
  }
}

/** Does the work in one go, for whoever cannot go on without it. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
