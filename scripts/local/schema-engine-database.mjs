import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

// PostgreSQL's numbers for the type "char" of its own catalogue, which the adapter does not know, and for text.
const CHAR = 18;
const TEXT = 25;

const scratch = new Set();

/** Returns a schema engine adapter for the database at `url`. */
export function openMainDatabase(url) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  return adapt(pool, () => pool.end());
}

/**
 * Creates an empty database on the server of `url` and returns a schema engine adapter for it. The database is dropped
 * when the engine disposes of the adapter.
 */
export async function createScratchDatabase(url) {
  const name = `shadow_${process.pid}_${Date.now()}`;
  const admin = new pg.Pool({ connectionString: at(url, "postgres"), max: 1 });
  await admin.query(`CREATE DATABASE ${name}`);
  const pool = new pg.Pool({ connectionString: at(url, name), max: 1 });
  const drop = async () => {
    if (!scratch.delete(drop)) return;
    await pool.end();
    await admin.query(`DROP DATABASE ${name}`);
    await admin.end();
  };
  scratch.add(drop);
  return adapt(pool, drop);
}

/** Drops the scratch databases that the engine has not disposed of. */
export async function dropScratchDatabases() {
  for (const drop of [...scratch]) await drop();
}

function at(url, database) {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function adapt(pool, dispose) {
  const adapter = await new PrismaPg(pool).connect();
  const { queryRaw } = adapter;
  adapter.queryRaw = async (query) => {
    const chars = [];
    const client = {
      query: async (...args) => {
        const result = await pool.query(...args);
        for (const [at, field] of result.fields.entries()) {
          if (field.dataTypeID !== CHAR) continue;
          chars.push(at);
          field.dataTypeID = TEXT;
        }
        return result;
      },
    };
    const result = await queryRaw.call(Object.assign(Object.create(adapter), { client }), query);
    for (const at of chars) result.columnTypes[at] = ColumnTypeEnum.Character;
    return result;
  };
  // The whole script at once makes it one transaction; the adapter would cut it at each ";", those in strings too.
  adapter.executeScript = async (script) => {
    await pool.query(script).catch((error) => adapter.onError(error));
  };
  adapter.dispose = dispose;
  return adapter;
}
