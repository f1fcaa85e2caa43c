/** Returns names of the migrations of this release. The build writes them in (`next.config.js`). */
export const knownMigrations = (): readonly string[] => JSON.parse(process.env.MIGRATIONS ?? "[]");
