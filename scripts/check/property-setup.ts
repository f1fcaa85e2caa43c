import fc from "fast-check";

const FULL_RUNS = 100;
/** The share of its full number of runs that a property gets in the unit tests: enough for a change. */
const DEPTH = Number(process.env.PROPERTY_DEPTH ?? 0.3);

// Generated cases depend on the code alone; `npm run soak -- --properties` runs every property in full, with other seeds.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1), numRuns: Math.ceil(FULL_RUNS * DEPTH) });
