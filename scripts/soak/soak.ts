/**
 * Command `npm run soak -- --queries N [--seed S]`: random queries over the starter cards. `--properties ROUNDS [--seed
 * S]`: the property tests with other seeds. Any other options soak the engine with random games or texts.
 */
const { argv } = process;
if (argv.includes("--queries")) await import("./run-queries");
else if (argv.includes("--properties")) await import("./run-properties");
else await import("./run-games");

export {};
