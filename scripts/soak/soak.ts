/**
 * `npm run soak -- --queries N [--seed S]`: strange queries, read, written and answered over the starter cards.
 * `npm run soak -- --properties ROUNDS [--seed S]`: the properties of the unit tests, each round with another seed. With any
 * other options the engine soaks: random games, or texts.
 */
const { argv } = process;
if (argv.includes("--queries")) await import("./run-queries");
else if (argv.includes("--properties")) await import("./run-properties");
else await import("./run-games");

export {};
