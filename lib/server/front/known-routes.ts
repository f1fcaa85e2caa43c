/** Returns patterns of all pages and routes of this release. The build writes them in (`next.config.js`). */
export const getKnownRoutes = (): readonly string[] => JSON.parse(process.env.ROUTES ?? "[]");
