import pg from "pg";

/** Tables with the card data of both games; the version number is stored elsewhere. */
const TABLES = [
  ...["CardSet", "Card", "Revision", "Printing", "Ruling", "RulingCard", "CuratedList"],
  ...["MtgCardFile", "MtgSet", "MtgCard", "MtgCardSet"],
];

/** The card data of a database: a hash of all its rows, and the number of the newest version. */
type State = { readonly hash: string; readonly version: number };

/** Returns a hash of the current card data, and its newest version. */
export async function readCardDataState(database: string): Promise<State> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const rows = TABLES.map((table) => `SELECT '${table}' || row_to_json(t)::text AS row FROM "${table}" t`);
    const { rows: found } = await client.query<State>(
      `SELECT (SELECT md5(string_agg(row, E'\\n' ORDER BY row)) FROM (${rows.join(" UNION ALL ")}) all_rows) AS hash,
         (SELECT coalesce(max("version"), 0) FROM "DataVersion") AS version`,
    );
    return found[0] as State;
  } finally {
    await client.end();
  }
}
