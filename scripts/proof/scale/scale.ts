import { createDatabase } from "../../../prisma/factories/database";
import { asSite, ensureTemplate, onServer } from "../../../prisma/factories/template";
import type { Thresholds } from "../kit/bars";
import { findFreePort } from "../kit/programs";
import { defineProof } from "../kit/proof";
import { type Scratch, withScratch } from "../kit/scratch";
import { LoadBalancer } from "./balancer";
import { findMissingPrograms, startPooledServer } from "./debian";
import { proveLists } from "./lists";
import { proveLimits, proveNews, proveOneWinner, proveRestart, proveSessions } from "./promises";
import { runSpecs } from "./run-specs";

/** Proof that two processes on one database, behind a connection pooler in transaction mode, behave as one site. */
export const scale = defineProof({
  says: "Lists in a world of many decks; two processes behind a balancer, on the system's PostgreSQL behind pgbouncer in transaction mode.",
  options: {
    imports: { default: 5, says: "imports that both have to show, each way of learning of news" },
    saves: { default: 50, says: "saves of one version at once" },
    seconds: { default: 1, says: "within which an import is shown" },
    specs: { default: 0, says: "1 runs the browser's main specs against the balancer as well" },
    decks: { default: 200_000, says: "decks of the world whose lists are explained, half of them public; 0 lays none" },
    cards: { default: 3000, says: "cards of it beside the starters" },
    lines: { default: 10, says: "lines of each of them" },
    likes: { default: 150_000, says: "likes of them" },
    processes: { default: 1, says: "0 leaves the two processes out" },
  },
  run: ({ imports, saves, seconds, specs, decks, cards, lines, likes, processes }, bars) =>
    withScratch(async (scratch) => {
      if (decks > 0) await proveLists(scratch, bars, { decks, cards, lines, likes });
      if (processes === 0) return;
      const lack = findMissingPrograms();
      if (lack !== null) return bars.untried("Two processes behind a pooler", lack);
      const server = await startPooledServer(scratch.folder);
      scratch.onClose(() => server.close());
      bars.figure("PostgreSQL", server.version);
      const template = await ensureTemplate(server.direct);
      const { url: direct } = await createDatabase(server.direct, template);
      // The rows that the proof makes itself go past the pooler, as migrations and backups do.
      process.env.DATABASE_URL = asSite(direct);
      process.env.DATABASE_OWNER_URL = direct;
      const pooled = asSite(onServer(server.pooled, new URL(direct).pathname.slice(1)));
      for (const news of ["direct", "polling"] as const)
        await prove({
          scratch,
          bars,
          direct,
          pooled,
          news,
          imports,
          saves,
          seconds,
          specs: specs === 1 && news === "direct",
        });
    }),
});

type World = {
  scratch: Scratch;
  bars: Thresholds;
  direct: string;
  pooled: string;
  /** How the processes learn of new card data. */
  news: "direct" | "polling";
  imports: number;
  saves: number;
  seconds: number;
  specs: boolean;
};

async function prove({ scratch, bars, direct, pooled, news, imports, saves, seconds, specs }: World): Promise<void> {
  const way =
    news === "direct"
      ? "DATABASE_DIRECT_URL names the way past the pooler"
      : "nothing is known but the pooler's address";
  bars.heading(`Two processes; ${way}`);
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const env: Record<string, string> = news === "direct" ? { DATABASE_DIRECT_URL: asSite(direct) } : {};
  const add = () => scratch.addSite({ database: pooled, publicAddress: address, env });
  const sites = [await add(), await add()] as const;
  const balancer = new LoadBalancer(sites.map((site) => site.address));
  await balancer.listen(port);
  scratch.onClose(() => balancer.close());
  const world = { scratch, bars, address, sites, direct };
  await proveNews(world, imports, seconds, news === "direct" ? 1 : imports + 1);
  if (news === "direct") {
    await proveSessions(world);
    await proveLimits(world);
    await proveOneWinner(world, saves);
    await proveRestart(world);
    bars.bar("Requests that the less busy process took", Math.min(...balancer.taken), { atLeast: 20 });
    if (specs) bars.bar("Browser specs that failed", await runSpecs(address, scratch.secret, direct), { atMost: 0 });
  }
  await balancer.close();
  for (const site of sites) await site.kill();
}
