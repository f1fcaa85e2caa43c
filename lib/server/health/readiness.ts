/** Safety settings and schema state of the database. */
export type DatabaseStatus = {
  /** Settings of the server by name. */
  readonly settings: Readonly<Record<string, string>>;
  /** Names of the migrations that were applied. */
  readonly migrations: readonly string[];
};

/** A reason why this process should get no visitors, as text for the operator. */
export type ReadinessProblem = {
  readonly code: "unreachable" | "unsafe" | "older" | "newer";
  readonly message: string;
};

/** Settings without which confirmed writes may be lost in a power failure. */
const SAFE: Readonly<Record<string, string>> = {
  fsync: "Saved data may be lost in a power failure, because fsync is off in PostgreSQL. Set fsync = on.",
  full_page_writes:
    "Saved data may be damaged in a power failure, because full_page_writes is off in PostgreSQL. Set full_page_writes = on.",
  synchronous_commit:
    "Saved data may be lost in a power failure, because synchronous_commit is off in PostgreSQL. Set synchronous_commit = on.",
};

export const DATABASE_UNREACHABLE: ReadinessProblem = {
  code: "unreachable",
  message:
    "The database cannot be reached or does not respond in time. Check that it runs and that DATABASE_URL is correct.",
};

/**
 * Returns all reasons why a database is not usable; empty if there are none. `known` are the migrations of the release.
 */
export function getReadinessProblems(
  { settings, migrations }: DatabaseStatus,
  known: readonly string[],
): readonly ReadinessProblem[] {
  const missing = known.filter((name) => !migrations.includes(name));
  const unknown = migrations.filter((name) => !known.includes(name));
  const shape: ReadinessProblem[] = [];
  if (missing.length > 0)
    shape.push({
      code: "older",
      message: `Migrations of this release are missing in the database, starting with ${missing[0]}. Run npm run migrate.`,
    });
  if (unknown.length > 0)
    shape.push({
      code: "newer",
      message: `The database was migrated by a release newer than this one (${unknown.at(-1)}). Run that release, or restore a backup made before it.`,
    });
  const unsafe = Object.entries(SAFE).flatMap(([name, message]) =>
    settings[name] === "off" ? [{ code: "unsafe", message } as const] : [],
  );
  return [...shape, ...unsafe];
}
