import { setTimeout as pause } from "node:timers/promises";
import { HttpClient } from "../kit/client";
import { computeQuantile, formatSpread } from "../kit/quantile";
import { readProcessState } from "./process-state";
import { countStatuses, type LoadContext } from "./world";

/** Queries that test every card with every term: patterns, negations, alternations, and common words. */
const WORST = [
  "の",
  "a or b or c or d or e or f or g or h",
  "-t:unit -t:magic -o:引く -o:の -c:red",
  "o:/(あ|い|う|え|お).*(か|き|く).*/",
  "(青 or 赤 or 緑) (t:unit or t:magic) (ap>1 or hp>1 or cost>1)",
];

/** Checks the delay of the event loop and of the health check while the site handles many costly requests at once. */
export async function proveHeavy(world: LoadContext, kind: "queries" | "pictures", count: number): Promise<void> {
  const { bars, site } = world;
  bars.heading(
    kind === "queries" ? `${count} of the worst searches at once` : `${count} pictures at once that were never drawn`,
  );
  const paths = Array.from({ length: count }, (_, at) => pathOf(world, kind, at));
  const clients = paths.map((_, at) => new HttpClient({ address: site.address, from: `203.0.113.${(at % 250) + 1}` }));
  await readProcessState(world);
  let done = false;
  const work = Promise.all(clients.map((client, at) => client.follow(paths[at] ?? "/"))).finally(() => {
    done = true;
  });
  const supervisor = new HttpClient({ address: site.address, from: "192.0.2.1" });
  const health: number[] = [];
  while (!done) {
    health.push((await supervisor.get("/healthz")).ms);
    await pause(20);
  }
  const answers = await work;
  const late = await readProcessState(world);
  bars.figure("Statuses", countStatuses(answers));
  bars.figure("Answers", formatSpread(answers.map(({ ms }) => ms)));
  bars.bar(
    "Errors of the server other than 503",
    answers.filter(({ status }) => status >= 500 && status !== 503).length,
    { atMost: 0 },
  );
  bars.bar("Event loop late, p99, ms", late.p99, { atMost: 100 });
  bars.figure("Event loop late, longest, ms", late.longest);
  bars.bar("/healthz meanwhile, longest, ms", computeQuantile(health, 1), { atMost: 200 });
  for (const client of [...clients, supervisor]) client.close();
}

const pathOf = ({ visitors }: LoadContext, kind: "queries" | "pictures", at: number) =>
  kind === "queries"
    ? `/cards?q=${encodeURIComponent(`${WORST[at % WORST.length]} -name:x${at}`)}`
    : `/decks/${visitors.decks[at % visitors.decks.length]}/picture`;
