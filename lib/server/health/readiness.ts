/** The database as far as its safety and its shape can be asked of it. */
export type DatabaseStatus = {
  /** Settings of the server by name. */
  readonly settings: Readonly<Record<string, string>>;
  /** Names of the migrations that were applied. */
  readonly migrations: readonly string[];
};

/** A reason for which this process should get no visitors, in words for an operator. */
export type ReadinessProblem = {
  readonly code: "unreachable" | "unsafe" | "older" | "newer";
  readonly message: string;
};

/** Settings without which an answer that says "saved" may be lost with the power. */
const SAFE: Readonly<Record<string, string>> = {
  fsync: "PostgreSQL does not wait for the disk (fsync is off): what was saved may be lost. Set fsync = on.",
  full_page_writes:
    "PostgreSQL cannot mend half-written pages after a loss of power (full_page_writes is off). Set full_page_writes = on.",
  synchronous_commit:
    "PostgreSQL answers before it has written (synchronous_commit is off): what was saved may be lost. Set synchronous_commit = on.",
};

export const DATABASE_UNREACHABLE: ReadinessProblem = {
  code: "unreachable",
  message:
    "The database cannot be reached, or does not answer in time. See that it runs and that DATABASE_URL is right.",
};

/** Returns all reasons against a database, given the migrations that the release knows; none when it is fit for use. */
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
      message: `The database lacks ${missing.length} migration(s) of this release, from ${missing[0]} on: run npm run migrate.`,
    });
  if (unknown.length > 0)
    shape.push({
      code: "newer",
      message: `The database was migrated by a newer release (${unknown.at(-1)}): run that release, or restore a backup.`,
    });
  const unsafe = Object.entries(SAFE).flatMap(([name, message]) =>
    settings[name] === "off" ? [{ code: "unsafe", message } as const] : [],
  );
  return [...shape, ...unsafe];
}
