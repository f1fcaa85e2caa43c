/**
 * `npm run soak -- --queries N [--seed S]`: strange queries, read, written and answered over the starter cards. With any other
 * options the engine soaks: random games, or texts.
 */
const { argv } = process;
if (argv.includes("--queries")) await import("./soak/run-queries");
else await import("../engine/testing/soak/run");

export {};
