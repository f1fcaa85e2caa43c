import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createDeck } from "../../../prisma/factories/create-deck";
import { createSession } from "../../../prisma/factories/create-session";
import { createUser } from "../../../prisma/factories/create-user";
import { WriterGroup } from "../durability/crew";
import { saveContent } from "../durability/save-content";
import type { Thresholds } from "../kit/bars";
import { type Answer, HttpClient } from "../kit/client";
import { computeQuantile } from "../kit/quantile";
import type { Scratch } from "../kit/scratch";
import type { Site } from "../kit/site";
import { importCard } from "./import-card";

type World = {
  readonly scratch: Scratch;
  readonly bars: Thresholds;
  /** Address of the balancer. */
  readonly address: string;
  readonly sites: readonly [Site, Site];
  /** Address of the database past the pooler. */
  readonly direct: string;
};

/** Longest wait in milliseconds for an import to be shown. */
const PATIENCE = 70_000;

/**
 * Checks that both processes show newly imported cards within `seconds`. Cards are numbered from 90000 + `first`, so
 * that runs differ.
 */
export async function proveNews({ bars, sites, address }: World, imports: number, seconds: number, first: number) {
  const clients = sites.map((site) => new HttpClient({ address: site.address, from: "192.0.2.10" }));
  const times: number[] = [];
  for (let number = first; number < first + imports; number += 1) {
    const card = 90_000 + number;
    await importCard(card);
    const imported = performance.now();
    await Promise.all(clients.map((client) => untilShown(client, address, card)));
    times.push((performance.now() - imported) / 1000);
    // A process that polls has to look anew each time.
    await pause(300);
  }
  bars.figure("Import shown by both, seconds: median", computeQuantile(times, 0.5));
  bars.bar("Import shown by both, seconds: longest", computeQuantile(times, 1), { atMost: seconds });
}

/** Waits for a card in the interface, which costs little to ask, and then for its page. */
async function untilShown(client: HttpClient, origin: string, card: number): Promise<void> {
  const paths = [`/api/v1/cards/number/${card}`, `/cards/${encodeURIComponent(`知らせ${card}`)}`];
  const deadline = Date.now() + PATIENCE;
  for (; paths.length > 0 && Date.now() < deadline; await pause(20))
    if ((await client.get(paths[0] ?? "/", { origin })).status === 200) paths.shift();
  if (paths.length === 0) return;
  throw new Error(`Card ${card} was not shown within ${PATIENCE / 1000} s`);
}

/** Checks that a sign-in or sign-out at one process is also in effect at the other. */
export async function proveSessions({ bars, address, sites }: World): Promise<void> {
  const { email, password } = await createUser();
  const visitor = new HttpClient({ address, from: "192.0.2.20" });
  const csrf = await visitor.get("/api/auth/csrf");
  const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string };
  const post = (path: string, fields: Record<string, string>, cookie: string) =>
    visitor.send("POST", path, new URLSearchParams({ csrfToken, json: "true", ...fields }).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      cookie,
    });
  const token = cookiesOf(csrf);
  const signedIn = await post("/api/auth/callback/credentials", { email, password }, token);
  const cookie = cookiesOf(signedIn);
  const known = async () => {
    const clients = sites.map((site) => new HttpClient({ address: site.address, from: "192.0.2.20", cookie }));
    const asked = clients.flatMap((client) => Array.from({ length: 10 }, () => client.get("/api/decks")));
    return (await Promise.all(asked)).filter(({ status }) => status === 200).length;
  };
  bars.bar("Requests of 20, over both, that knew a sign-in", await known(), { atLeast: 20 });
  await post("/api/auth/signout", {}, `${token}; ${cookie}`);
  bars.bar("Requests of 20, over both, that knew it after the sign-out", await known(), { atMost: 0 });
}

const cookiesOf = ({ headers }: Answer): string =>
  (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
/** Checks that both processes share one hourly rate limit. */
export async function proveLimits({ bars, address }: World): Promise<void> {
  const visitor = new HttpClient({ address, from: "192.0.2.30" });
  const statuses: number[] = [];
  for (let account = 0; account < 30; account += 1)
    statuses.push(
      (await visitor.send("POST", "/api/accounts", { email: `${randomUUID()}@example.org`, password: randomUUID() }))
        .status,
    );
  bars.figure("Statuses of 30 sign-ups from one address", [...new Set(statuses)].join(", "));
  // The published limit is 20 an hour; with one for each process it would be 40.
  bars.bar("Sign-ups of 30 that one address may make", statuses.filter((status) => status === 201).length, {
    atMost: 20,
  });
  bars.bar("Sign-ups of 30 that were taken", statuses.filter((status) => status === 201).length, { atLeast: 20 });
}

/** Checks that of several saves based on the same version exactly one succeeds, whichever process handles them. */
export async function proveOneWinner({ bars, address, scratch }: World, saves: number): Promise<void> {
  const user = await createUser();
  const { cookie } = await createSession(user, scratch.secret);
  const deck = await createDeck(user);
  const client = new HttpClient({
    address,
    from: "192.0.2.40",
    cookie: `${cookie.name}=${cookie.value}`,
    sockets: saves,
  });
  const body = (save: number) => ({ ...saveContent(save), expectedVersion: deck.version });
  const answers = await Promise.all(
    Array.from({ length: saves }, (_, save) => client.send("PUT", `/api/decks/${deck.id}`, body(save + 1))),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  bars.bar(`Saves of ${saves} at once that won`, count(200), { atMost: 1 });
  bars.bar("Winners", count(200), { atLeast: 1 });
  bars.bar(`Saves of ${saves} at once that were told of the winner (409)`, count(409), { atLeast: saves - 1 });
}

/** Checks that one process goes on while the other is killed and restarted, and that no acknowledged save is lost. */
export async function proveRestart({ bars, scratch, address, sites, direct }: World): Promise<void> {
  const crew = await WriterGroup.hire(scratch, address, 6);
  crew.begin();
  await pause(1_500);
  await sites[0].kill();
  await crew.allSavedSince(performance.now());
  await sites[0].start();
  await crew.allSavedSince(performance.now());
  await crew.rest();
  await crew.settle();
  const verdicts = await crew.judge(direct);
  bars.bar("Saves acknowledged while a process was killed", crew.acknowledged, { atLeast: 12 });
  bars.bar("Of these lost or half saved", verdicts.lost + verdicts["half saved"], { atMost: 0 });
}
