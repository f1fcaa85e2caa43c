import fc from "fast-check";

const FULL_RUNS = 100;
/** The share of its full number of runs that a property gets in `npm test`: enough for a change. */
const DEPTH = Number(process.env.PROPERTY_DEPTH ?? 0.1);

// Generated cases depend on the code alone. `npm run test:all` sets PROPERTY_DEPTH to 1 and a seed of its own, and
// `npm run soak -- --properties` runs every property in full with many seeds.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1), numRuns: Math.ceil(FULL_RUNS * DEPTH) });
