/** Returns names of the migrations of this release. The build writes them in (`next.config.js`). */
export const getKnownMigrations = (): readonly string[] => JSON.parse(process.env.MIGRATIONS ?? "[]");
