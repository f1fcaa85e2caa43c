/**
 * Lines of the site's log go the way of `console.log` in tests: Vitest knows to which test they belong, and shows them when it fails.
 * `npx vitest --silent=false` shows them always.
 */
const LINE = /^\{"level":"(?:debug|info|warn|error)","time":/;
const globals = globalThis as { grimoireQuietLog?: boolean };

// Files of one thread share its standard output.
if (!globals.grimoireQuietLog) {
  globals.grimoireQuietLog = true;
  const write = process.stdout.write;
  let isTelling = false;
  process.stdout.write = function (this: NodeJS.WriteStream, ...given: unknown[]): boolean {
    const [chunk] = given;
    if (isTelling || typeof chunk !== "string" || !LINE.test(chunk)) return Reflect.apply(write, this, given);
    // A console that nobody listens to would write here again.
    isTelling = true;
    console.log(chunk.trimEnd());
    isTelling = false;
    return true;
  } as typeof write;
}
