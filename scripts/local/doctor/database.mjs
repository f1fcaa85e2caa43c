import { resolve } from "node:path";
import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { connect, getMigrationState } from "../migrations.mjs";
import { findRoleProblems, listRoleCommands, parseSiteRole, SITE_USER } from "../role/site-role.mjs";
import { getBundledCluster, getOwnerUrl } from "../settings/settings.mjs";
import { CHECK_TIMEOUT, describeOutcome, runCheck, throwError } from "./finding.mjs";
import { getPostgresWarning } from "./known-versions.mjs";

/** Seconds by which the clocks of site and database may differ. */
const SKEW = 5;

/**
 * Checks the database: connection and version, durability settings, clock, schema version, and the privileges of the
 * site's role.
 */
export async function checkDatabase(root, env, today = new Date().toISOString().slice(0, 10)) {
  const { default: pg } = await import("pg");
  const facts = await describeOutcome(async () => {
    const client = new pg.Client({ connectionString: getOwnerUrl(env).href, connectionTimeoutMillis: CHECK_TIMEOUT });
    try {
      await connect(client);
      const { rows } = await client.query("SELECT name, setting FROM pg_settings WHERE name = ANY($1)", [
        ["server_version", "fsync", "full_page_writes", "synchronous_commit"],
      ]);
      const asked = Date.now();
      const { rows: clock } = await client.query("SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now");
      const skew = (Number(clock[0].now) - (asked + Date.now()) / 2) / 1000;
      return { ...Object.fromEntries(rows.map(({ name, setting }) => [name, setting])), skew };
    } finally {
      await client.end().catch(() => {});
    }
  });
  if (facts instanceof Error) return [runCheck(say("doctor.database"), () => throwError(facts))];
  return [
    runCheck(
      say("doctor.database"),
      () => checkVersion(facts.server_version),
      () => getPostgresWarning(facts.server_version, getBundledCluster(root, env) !== undefined, today),
    ),
    runCheck(say("doctor.durability"), () => checkDurability(facts)),
    runCheck(say("doctor.clocks"), () => checkSkew(facts.skew)),
    await schemaFinding(root, env),
    await roleFinding(root, env),
  ];
}

/** The role as which the site runs: whether a fault in the site could do more than the site has to. */
async function roleFinding(root, env) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: CHECK_TIMEOUT });
  const problems = await describeOutcome(async () => {
    try {
      await connect(client);
      return await findRoleProblems(client);
    } finally {
      await client.end().catch(() => {});
    }
  });
  return runCheck(say("doctor.role"), () => {
    if (problems instanceof Error) throwError(problems);
    if (problems.length === 0) return say("doctor.roleFine");
    const first = say("doctor.roleWrong", { user: client.user, problems: problems.join(say("list.join")) });
    if (getBundledCluster(root, env)) throw new Failure(say("sentences", { first, next: say("doctor.runUp") }));
    const { user = SITE_USER } = parseSiteRole(env) ?? {};
    const next = say("doctor.makeRole", { commands: listRoleCommands(user).join(" ") });
    throw new Failure(say("sentences", { first, next }));
  });
}

function checkVersion(version) {
  if (Number.parseInt(version, 10) < 14) throw new Failure(say("doctor.oldPostgres", { version }));
  return say("doctor.postgres", { version });
}

/** Checks the PostgreSQL settings without which a power failure may lose an acknowledged save. */
export function checkDurability(settings) {
  const off = ["fsync", "full_page_writes", "synchronous_commit"].filter((name) => settings[name] === "off");
  if (off.length > 0)
    throw new Failure(
      say("doctor.unsafeWrites", { settings: off.map((name) => `${name} = on`).join(say("list.join")) }),
    );
  return say("doctor.safeWrites");
}

/** Checks the clock difference between site and database, in seconds; at most 5 are allowed. */
export function checkSkew(skew) {
  if (Math.abs(skew) > SKEW) throw new Failure(say("doctor.clocksDiffer", { seconds: skew.toFixed(1) }));
  return say("doctor.clocksFine", { seconds: Math.abs(skew).toFixed(1) });
}

async function schemaFinding(root, env) {
  const state = await describeOutcome(() =>
    getMigrationState(getOwnerUrl(env).href, resolve(root, "prisma/migrations")),
  );
  return runCheck(say("doctor.schema"), () => {
    if (state instanceof Error) throwError(state);
    if (state.pending.length > 0)
      throw new Failure(say("doctor.pending", { n: state.pending.length, name: state.pending[0] }));
    return say("doctor.schemaFine");
  });
}
