import fc from "fast-check";

// What the check finds depends on the code alone; `npm run soak -- --properties` looks with seeds of its own.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
