/** A test file, how many imports lie between it and what changed, and how long it takes in milliseconds. */
type NearTest = { readonly path: string; readonly distance: number; readonly duration: number };

/** Assumed milliseconds of a test file that has never been run here. */
const UNKNOWN = 350;
/** Milliseconds for loading a test file with all that it imports. */
const LOADING = 150;

/**
 * Returns the test files that load a changed file, directly or through other files: those with the fewest imports
 * between first, then the fastest.
 * @param imports the files that each file loads
 * @param durations milliseconds of the last runs, by path
 */
export function findNearestTests(
  changed: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
  durations: ReadonlyMap<string, number>,
): readonly NearTest[] {
  const importers = importersIn(imports);
  const distances = new Map(changed.filter((file) => imports.has(file)).map((file) => [file, 0]));
  // A map that grows while it is walked is walked to its end, breadth first.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return [...distances]
    .filter(([path]) => /\.test\.(tsx?|mjs)$/.test(path))
    .map(([path, distance]) => ({ path, distance, duration: LOADING + (durations.get(path) ?? UNKNOWN) }))
    .sort((a, b) => a.distance - b.distance || a.duration - b.duration || a.path.localeCompare(b.path));
}

function importersIn(imports: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const path of imported) {
      const known = importers.get(path);
      if (known) known.push(file);
      else importers.set(path, [file]);
    }
  return importers;
}

/**
 * Returns the tests that fit into `budget` milliseconds in total, skipping tests that are too long for the remaining
 * time. Changed tests, and tests named after a changed file, are always included.
 */
export function selectTestsWithinBudget(
  tests: readonly NearTest[],
  changed: readonly string[],
  budget: number,
): readonly NearTest[] {
  const own = new Set(changed.flatMap((file) => [file, file.replace(/\.(tsx?|mjs)$/, ".test.$1")]));
  let left = budget;
  return tests.filter(({ path, duration }) => {
    if (!own.has(path) && duration > left) return false;
    left -= duration;
    return true;
  });
}
