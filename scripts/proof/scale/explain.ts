import pg from "pg";

/** A statement that the site sent, with PostgreSQL's execution statistics. */
export type ExplainedStatement = {
  readonly text: string;
  /** Milliseconds in the database, the fastest of several runs: what else the machine does is not its work. */
  readonly milliseconds: number;
  /** Rows that were read from tables and indexes, whether they were of use or not. */
  readonly read: number;
  readonly returned: number;
};

const RUNS = 3;

async function fastest(runs: number, explained: () => Promise<ExplainedStatement>): Promise<ExplainedStatement> {
  let best = await explained();
  for (let run = 1; run < runs; run += 1) {
    const again = await explained();
    if (again.milliseconds < best.milliseconds) best = again;
  }
  return best;
}

type Node = {
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly Node[];
};
type Sent = { readonly text: string; readonly values: readonly unknown[] };

/** Runs some code of the site in this process, and explains each read query that it sent to the database. */
export async function explainReads(
  address: string,
  work: () => Promise<unknown>,
): Promise<readonly ExplainedStatement[]> {
  const sent = await statementsOf(work);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const explained: ExplainedStatement[] = [];
    for (const { text, values } of sent.filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text)))
      explained.push(await fastest(RUNS, () => explain(client, { text, values })));
    return explained;
  } finally {
    await client.end();
  }
}

async function statementsOf(work: () => Promise<unknown>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: never[]) {
    const [first, second] = args as unknown as [string | Partial<Sent>, readonly unknown[] | undefined];
    const text = typeof first === "string" ? first : (first.text ?? "");
    const values = typeof first === "string" ? second : first.values;
    sent.push({ text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

async function explain(client: pg.Client, { text, values }: Sent): Promise<ExplainedStatement> {
  const { rows } = await client.query<{
    "QUERY PLAN": readonly {
      readonly Plan: Node;
      readonly "Execution Time": number;
      readonly "Planning Time": number;
    }[];
  }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...values]);
  const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!plan) throw new Error(`PostgreSQL explained nothing of: ${text}`);
  return {
    text,
    milliseconds: plan["Execution Time"] + plan["Planning Time"],
    read: rowsRead(plan.Plan),
    returned: plan.Plan["Actual Rows"],
  };
}

function rowsRead(node: Node): number {
  const own = /Scan$/.test(node["Node Type"]) && !/Subquery|CTE|Function|Bitmap Index/.test(node["Node Type"]);
  const rows =
    node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return (
    (own ? rows * node["Actual Loops"] : 0) + (node.Plans ?? []).reduce((total, child) => total + rowsRead(child), 0)
  );
}
