import { FILE_PACING } from "../../../lib/server/admission/work-limits";
import { HttpClient } from "../kit/client";
import { computeQuantile, formatSpread } from "../kit/quantile";
import { measureRequest, type Sample } from "./open-loop";
import { countFailures, countStatuses, type LoadContext } from "./world";

/** How much longer a median of few pages may be by chance. */
const CHANCE = 1.25;

type Flood = {
  readonly method: "GET" | "POST";
  /** Path of a request; `{n}` is replaced by a new number each time. */
  readonly path: string;
  /** Requests before anything is measured, which use up what one address may have at once. */
  readonly before?: number;
};

/** Nonexistent pages whose URLs look like files: the site handles them as pages. */
const CONTROL: Flood = { method: "GET", path: "/{n}/y.txt" };

const FLOODS: readonly Flood[] = [
  ...["/_next", "/_next/static/chunks", "/feeds", "/fonts", "/icons", "/images", "/images/cards", "/.well-known"].map(
    (folder): Flood => ({ method: "GET", path: `${folder}/{n}.js` }),
  ),
  { method: "POST", path: "/sw.js" },
  { method: "POST", path: "/icon.svg" },
  { method: "GET", path: "/sw.js", before: FILE_PACING.most },
];

/**
 * Checks that one address that requests nonexistent files over many connections does not delay readers of a rendered
 * page.
 */
export async function proveStrays(world: LoadContext, connections: number): Promise<void> {
  const { bars } = world;
  bars.heading(`One address asks for files over ${connections} connections, beside readers of /decks`);
  await beside(world, null, "192.0.2.1", connections);
  tell(world, "nobody", await beside(world, null, "192.0.2.1", connections));
  const control = await beside(world, CONTROL, "192.0.2.2", connections);
  tell(world, `${nameOf(CONTROL)}, the control`, control);
  for (const [at, flood] of FLOODS.entries()) {
    const under = await beside(world, flood, `192.0.2.${at + 3}`, connections);
    tell(world, nameOf(flood), under);
    const all = [...under.packed, ...under.plain, ...under.flood];
    bars.bar(`${nameOf(flood)}: errors of the server, and requests without an answer`, countFailures(all), {
      atMost: 0,
    });
    for (const reader of ["packed", "plain"] as const) {
      const times = medianOf(under[reader]) / medianOf(control[reader]);
      bars.bar(`${nameOf(flood)}: median of /decks, ${reader}, times that beside the control`, times, {
        atMost: CHANCE,
      });
    }
  }
}

const nameOf = ({ method, path }: Flood): string => `${method} ${path}`;

/**
 * Pages of readers that accept compression (`packed`), as browsers do, or not (`plain`), and responses to the flood at
 * the same time.
 */
type Outcome = Readonly<Record<"packed" | "plain" | "flood", readonly Sample[]>>;

const timesOf = (samples: readonly Sample[]) => samples.map(({ ms }) => ms);
const medianOf = (samples: readonly Sample[]): number => computeQuantile(timesOf(samples), 0.5);

function tell({ bars }: LoadContext, name: string, { packed, plain, flood }: Outcome): void {
  bars.figure(`${name}: /decks, packed`, formatSpread(timesOf(packed)));
  bars.figure(`${name}: /decks, plain`, formatSpread(timesOf(plain)));
  if (flood.length > 0) bars.figure(`${name}: answers to the flood`, countStatuses(flood));
}

/** Reads pages during a flood from one address, or without one. */
async function beside(
  { site: { address }, seconds }: LoadContext,
  flood: Flood | null,
  from: string,
  connections: number,
): Promise<Outcome> {
  const attacker = new HttpClient({ address, from, sockets: connections });
  let sent = 0;
  const send = ({ method, path }: Flood) => {
    sent += 1;
    return attacker.send(method, path.replace("{n}", String(sent)));
  };
  const { before = 0 } = flood ?? {};
  if (flood)
    await atOnce(connections, () =>
      repeat(
        () => sent < before,
        () => send(flood),
      ),
    );
  const until = performance.now() + seconds * 1000;
  const goesOn = () => performance.now() < until;
  const read = (network: string, encoding: string) => {
    const client = new HttpClient({ address, from: network });
    let visitor = 0;
    // Each page is another visitor's: nobody waits for having read before.
    const open = () => {
      visitor += 1;
      const from = `${network}.${visitor % 250}`;
      return client.get("/decks", { "accept-encoding": encoding, "x-forwarded-for": from });
    };
    return repeat(goesOn, open).finally(() => client.close());
  };
  const [packed, plain, answers] = await Promise.all([
    read("198.51.100", "br, gzip"),
    read("203.0.113", "identity"),
    flood === null ? [] : atOnce(connections, () => repeat(goesOn, () => send(flood))),
  ]);
  attacker.close();
  return { packed, plain, flood: answers.flat() };
}

const atOnce = <Result>(count: number, work: () => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, work));

/** Sends requests one after another while `goesOn` returns true. */
async function repeat(goesOn: () => boolean, send: () => Promise<{ status: number }>): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  while (goesOn()) samples.push(await measureRequest("request", performance.now(), send));
  return samples;
}
