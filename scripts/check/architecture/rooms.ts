/**
 * Areas of the code, by path from the repository root. The first match applies, so specific rows come before general
 * ones.
 */
const ROOMS = [
  ["rulebook door", /^engine\/magmell\/rulebook\/(index|rules|status)\.ts$/],
  ["text door", /^engine\/magmell\/text\/index\.ts$/],
  ["kernel kit", /^engine\/kernel\/testing\//],
  ["engine kit", /^engine\/magmell\/(testing|tests)\//],
  ["kernel", /^engine\/kernel\//],
  ["rule tools", /^engine\/rulebook\//],
  ["model", /^engine\/magmell\/model\//],
  ["rulebook", /^engine\/magmell\/rulebook\//],
  ["rules", /^engine\/magmell\/(rules|checks|effects|deck)\//],
  ["machine", /^engine\/magmell\/machine\//],
  ["text", /^engine\/magmell\/text\//],
  ["odds door", /^engine\/magmell\/odds\/index\.ts$/],
  ["odds", /^engine\/magmell\/odds\//],
  ["seats", /^engine\/magmell\/seats\//],
  ["engine door", /^engine\/magmell\/index\.ts$/],
  ["mtg rulebook door", /^engine\/mtg\/rulebook\/(index|documents|rules)\.ts$/],
  ["mtg deck door", /^engine\/mtg\/deck\/index\.ts$/],
  ["mtg kit", /^engine\/mtg\/(testing|tests)\//],
  ["mtg model", /^engine\/mtg\/model\//],
  ["mtg rulebook", /^engine\/mtg\/rulebook\//],
  ["mtg rules", /^engine\/mtg\/(rules|checks|effects)\//],
  ["mtg deck", /^engine\/mtg\/deck\//],
  ["mtg machine", /^engine\/mtg\/machine\//],
  ["mtg boards", /^engine\/mtg\/boards\//],
  ["mtg door", /^engine\/mtg\/index\.ts$/],
  ["factories", /^prisma\/factories\//],
  ["prisma", /^prisma\//],
  ["scripts", /^scripts\//],
  ["test kit", /^(lib|app)\/.*\/testing\//],
  ["data", /^lib\/.*\b(data|mutations)\.ts$/],
  ["database", /^lib\/server\/(db|notifications)\.ts$/],
  ["server", /^lib\/(server|http|(?:[^/]+\/)+server)\//],
  ["lib", /^lib\//],
  ["words", /^app\/i18n\//],
  ["ui", /^app\/ui\//],
  ["routes", /^app\//],
  ["http tests", /^e2e\/http\//],
  ["e2e", /^e2e\//],
  ["root", /^[^/]+$/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Room = (typeof ROOMS)[number][0];

/** Packages by what they are for, so that the law can name them. */
const PACKAGES = [
  ["react", /^react(-dom)?(\/|$)/],
  ["next", /^next(\/|$)/],
  ["prisma client", /^(@prisma\/|pg$)/],
  ["zod", /^zod(\/|$)/],
  ["node", /^node:/],
  ["test packages", /^(vitest|fast-check|playwright|scslre|axe-core|esbuild)(\/|$)/],
  // Pure, and the same on the server and in the browser: tables and patterns.
  ["pure packages", /^(csv-parse|diff|opentype\.js|re2js|uqr)(\/|$)/],
  ["other packages", /./],
] as const satisfies readonly (readonly [string, RegExp])[];

type PackageGroup = (typeof PACKAGES)[number][0];
export type Target = Room | PackageGroup;

/** Returns the area of a file; `null` for a path outside all known areas. */
export const getRoom = (path: string): Room | null => ROOMS.find(([, files]) => files.test(path))?.[0] ?? null;

/** Returns the group of the package with this name. */
export const getPackageGroup = (name: string): PackageGroup =>
  PACKAGES.find(([, names]) => names.test(name))?.[0] ?? "other packages";

export const isTestFile = (path: string): boolean => /\.(test|spec)\.(tsx?|mjs)$/.test(path);
