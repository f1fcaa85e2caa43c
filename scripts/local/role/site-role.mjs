import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { connect, MIGRATION_LOCK_ID } from "../migrations.mjs";

/*
 * The role as which the site uses its database: it owns nothing, changes rows and no tables, and adds to the audit log and to the
 * versions of the card data without changing what is there. Migrations, backups and restores run as the owner (DATABASE_OWNER_URL).
 */

/** Name of the role in the bundled server. */
export const SITE_USER = "grimoire_site";
/** Tables to which the site adds rows and in which it changes none. */
const ADDED_TO = ["AuditEntry", "DataVersion", "TakenDownImage"];
/** Tables that the site reads alone. */
const READ = ["_prisma_migrations"];
/** Functions for the only changes that the site may make in those tables. */
const FUNCTIONS = ["forget_in_audit(text, text, text)", "write_version_content(integer, bytea)"];

/** Timeouts of the sessions of the role. Publishing cards sets longer ones (lib/magmell/catalogue/history). */
export const ROLE_TIMEOUTS = {
  statement_timeout: "60s",
  lock_timeout: "30s",
  idle_in_transaction_session_timeout: "60s",
};

/**
 * Returns the role of the site from the settings; undefined if they name no separate owner, so that the site itself
 * runs as the owner.
 * @param {Record<string, string | undefined>} env
 */
export function parseSiteRole({ DATABASE_URL, DATABASE_OWNER_URL }) {
  if (!DATABASE_OWNER_URL || !DATABASE_URL) return undefined;
  const [site, owner] = [new URL(DATABASE_URL), new URL(DATABASE_OWNER_URL)];
  if (site.username === owner.username) return undefined;
  return { user: decodeURIComponent(site.username), password: decodeURIComponent(site.password) };
}

/**
 * Creates the role of the site if it is missing, and grants its privileges on everything in the database now. Safe to
 * run again. Throws a Failure with the commands to run if the owner may not create roles.
 * @param {string} ownerUrl address of the database as its owner
 * @param {{ user: string, password: string }} role
 */
export async function prepareSiteRole(ownerUrl, role) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: ownerUrl });
  try {
    await connect(client);
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK_ID]);
    await createRole(client, role);
    await grantSitePrivileges(client, role.user);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}

/**
 * Creates the role of the site on the bundled server, or sets its password to that of the settings.
 * @param {string} ownerUrl address of the database as its owner
 * @param {{ user: string, password: string }} role
 */
export async function allowRoleLogin(ownerUrl, { user, password }) {
  const { default: pg } = await import("pg");
  const own = new URL(ownerUrl);
  own.username = user;
  own.password = encodeURIComponent(password);
  const asRole = new pg.Client({ connectionString: own.href });
  const isIn = await asRole.connect().then(
    () => true,
    (error) => {
      if (error.code !== "28P01") throw error;
      return false;
    },
  );
  await asRole.end().catch(() => {});
  if (isIn) return;
  const client = new pg.Client({ connectionString: ownerUrl });
  try {
    await connect(client);
    const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [user]);
    await client.query(
      `${rowCount > 0 ? "ALTER" : "CREATE"} ROLE ${client.escapeIdentifier(user)} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
    );
  } finally {
    await client.end();
  }
}

/**
 * Creates the role of the site if it is missing, within the caller's transaction. Throws a Failure with the commands to
 * run if the owner may not create roles.
 */
export async function createRole(client, { user, password }) {
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [user]);
  if (rowCount > 0) return;
  const rights = await client.query(
    "SELECT rolsuper OR rolcreaterole AS may FROM pg_roles WHERE rolname = current_user",
  );
  if (!rights.rows[0]?.may)
    throw new Failure(say("database.noRole", { user, commands: listRoleCommands(user).join("\n") }));
  await client.query(`CREATE ROLE ${client.escapeIdentifier(user)} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
}

/** Returns the SQL commands that create the role, for a database administrator to run. */
export function listRoleCommands(user = SITE_USER, password = "…") {
  const name = `"${user.replaceAll('"', '""')}"`;
  return [
    `CREATE ROLE ${name} LOGIN PASSWORD '${password.replaceAll("'", "''")}';`,
    ...Object.entries(ROLE_TIMEOUTS).map(([setting, value]) => `ALTER ROLE ${name} SET ${setting} = '${value}';`),
  ];
}

/**
 * Grants a role exactly the site's privileges on the existing tables, within the caller's transaction. Sets the
 * timeouts of the role if the owner may set them.
 */
export async function grantSitePrivileges(client, user) {
  const name = client.escapeIdentifier(user);
  const { rows } = await client.query(
    "SELECT tablename AS table FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY($1)",
    [[...ADDED_TO, ...READ]],
  );
  const guarded = rows.map(({ table }) => ({ table, quoted: client.escapeIdentifier(table) }));
  const commands = [
    `GRANT USAGE ON SCHEMA public TO ${name}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name}`,
    ...guarded.map(({ table, quoted }) =>
      READ.includes(table)
        ? `REVOKE INSERT, UPDATE, DELETE ON ${quoted} FROM ${name}`
        : `REVOKE UPDATE, DELETE ON ${quoted} FROM ${name}`,
    ),
  ];
  for (const command of commands) await client.query(command);
  for (const one of FUNCTIONS) {
    const { rows: found } = await client.query("SELECT to_regprocedure($1) IS NOT NULL AS there", [one]);
    if (found[0].there) await client.query(`GRANT EXECUTE ON FUNCTION ${one} TO ${name}`);
  }
  await limitTimes(client, user);
}

async function limitTimes(client, user) {
  const { rows } = await client.query(
    `SELECT coalesce(rolconfig, '{}') AS config, current_database() AS database,
       coalesce((SELECT setconfig FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
         WHERE s.setrole = r.oid AND d.datname = current_database()), '{}') AS here,
       (SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user) AS may
     FROM pg_roles r WHERE rolname = $1`,
    [user],
  );
  const { config = [], here = [], database = "", may = false } = rows[0] ?? {};
  if (!may) return;
  const name = client.escapeIdentifier(user);
  const isSet = (lines, setting) => lines.some((line) => line.startsWith(`${setting}=`) && !isEndless(line));
  for (const [setting, value] of Object.entries(ROLE_TIMEOUTS)) {
    if (here.some((line) => line.startsWith(`${setting}=`) && isEndless(line)))
      await client.query(`ALTER ROLE ${name} IN DATABASE ${client.escapeIdentifier(database)} RESET ${setting}`);
    // A time that an operator has set stays.
    if (!isSet(config, setting)) await client.query(`ALTER ROLE ${name} SET ${setting} = '${value}'`);
  }
}

/** Whether a setting of a role takes a time off. It may be the role's own doing, which no server can forbid. */
const isEndless = (line) => /=0\D*$/.test(line);

/**
 * Returns the reasons why a role is unsuitable for the site, as text for an operator; empty if it is suitable.
 * @param {import("pg").Client} client connected as the role
 */
export async function findRoleProblems(client) {
  const { rows } = await client.query(
    `SELECT r.rolsuper AS super, r.rolcreaterole AS makes,
       coalesce(bool_or(pg_has_role(c.relowner, 'MEMBER')), false) AS owns,
       coalesce(bool_or(has_table_privilege(c.oid, 'TRUNCATE')), false) AS empties,
       coalesce(bool_or(c.relname = ANY($1) AND has_table_privilege(c.oid, 'UPDATE, DELETE')), false) AS rewrites,
       NOT coalesce(bool_and(has_table_privilege(c.oid, 'SELECT')), true) AS lacks
     FROM pg_roles r LEFT JOIN pg_class c ON c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
     WHERE r.rolname = current_user GROUP BY 1, 2`,
    [ADDED_TO],
  );
  const { rows: times } = await client.query(
    "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = '0' ORDER BY 1",
    [Object.keys(ROLE_TIMEOUTS)],
  );
  const { super: isSuper, makes, owns, empties, rewrites, lacks } = rows[0];
  return [
    ...(isSuper || makes ? [say("database.superuser")] : []),
    ...(owns && !isSuper ? [say("database.owns")] : []),
    ...((empties || rewrites) && !isSuper && !owns ? [say("database.rewrites")] : []),
    ...(lacks ? [say("database.lacks")] : []),
    ...(times.length > 0
      ? [say("database.endless", { names: times.map(({ name }) => name).join(say("list.join")) })]
      : []),
  ];
}
