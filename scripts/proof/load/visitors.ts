import { createDeck } from "../../../prisma/factories/create-deck";
import { createSession } from "../../../prisma/factories/create-session";
import { createUser } from "../../../prisma/factories/create-user";
import { openDatabase } from "../../../prisma/factories/database";
import { saveContent } from "../durability/save-content";
import { pickRandom } from "../kit/chance";
import { type Answer, HttpClient } from "../kit/client";

/** Visitors who only read: enough that no limit for one address is reached. */
const READERS = 200;
/** Players who save. */
const PLAYERS = 60;
const PUBLIC_DECKS = 40;

/** Queries as players type them, cheap and costly ones. */
const QUERIES = [
  "",
  "青",
  "t:unit ap>=3",
  "c:red cost<=2",
  "o:引く",
  "魔石",
  "t:magic o:ダメージ",
  "is:stone or ap=2",
  "-c:blue hp>2",
  "火",
];

/** A signed-in visitor with a deck, saved by one request at a time. */
type Player = { readonly client: HttpClient; readonly deck: string; version: number; saves: number; busy: boolean };

/** The simulated visitors of a load, with the cards and decks that they open. */
export class Visitors {
  readonly #readers: readonly HttpClient[];
  readonly #players: readonly Player[];
  readonly cards: readonly string[];
  readonly decks: readonly string[];

  private constructor(
    readers: readonly HttpClient[],
    players: readonly Player[],
    cards: readonly string[],
    decks: readonly string[],
  ) {
    this.#readers = readers;
    this.#players = players;
    this.cards = cards;
    this.decks = decks;
  }

  /** Creates the visitors of a site. `known` are existing decks; if there are none, some are created. */
  static async invite(address: string, secret: string, known: readonly string[] = []): Promise<Visitors> {
    const readers = Array.from(
      { length: READERS },
      (_, at) => new HttpClient({ address, from: `203.0.${at}.7`, sockets: 6 }),
    );
    const cards = (await openDatabase().card.findMany({ select: { name: true } })).map(({ name }) => name);
    const lines = cards.slice(0, 20).map((name) => ({ zone: "grimoire" as const, name, count: 2 }));
    const author = await createUser({ name: "author" });
    const decks = [...known];
    for (let at = decks.length; at < PUBLIC_DECKS; at += 1)
      decks.push((await createDeck(author, { name: `deck ${at}`, visibility: "public", lines })).id);
    const players: Player[] = [];
    for (let at = 0; at < PLAYERS; at += 1) {
      const user = await createUser();
      const { cookie } = await createSession(user, secret);
      const client = new HttpClient({ address, from: `198.51.${at}.7`, cookie: `${cookie.name}=${cookie.value}` });
      const { id, version } = await createDeck(user);
      players.push({ client, deck: id, version, saves: 0, busy: false });
    }
    return new Visitors(readers, players, cards, decks);
  }

  /** All connections are closed; the next request opens one again. */
  leave(): void {
    for (const client of [...this.#readers, ...this.#players.map(({ client }) => client)]) client.close();
  }

  search(next: () => number): Promise<Answer> {
    return this.#read(
      next,
      `/cards?q=${encodeURIComponent(`${pickRandom(QUERIES, next)} ${pickRandom(QUERIES, next)}`.trim())}`,
    );
  }

  card(next: () => number): Promise<Answer> {
    return this.#read(next, `/cards/${encodeURIComponent(pickRandom(this.cards, next))}`);
  }

  deck(next: () => number): Promise<Answer> {
    return this.#read(next, `/decks/${pickRandom(this.decks, next)}`);
  }

  /** A save by a player who waits for no answer; `null` when all do. */
  save(next: () => number): Promise<Answer> {
    const free = this.#players.filter(({ busy }) => !busy);
    const player = pickRandom(free.length > 0 ? free : this.#players, next);
    return savedBy(player);
  }

  /** Any address, by one of the readers. */
  open(path: string, next: () => number): Promise<Answer> {
    return this.#read(next, path);
  }

  #read(next: () => number, path: string): Promise<Answer> {
    // Browsers take compressed pages.
    return pickRandom(this.#readers, next).follow(path, { "accept-encoding": "gzip, br" });
  }
}

async function savedBy(player: Player): Promise<Answer> {
  player.busy = true;
  player.saves += 1;
  try {
    const body = { ...saveContent(player.saves), expectedVersion: player.version };
    const answer = await player.client.send("PUT", `/api/decks/${player.deck}`, body);
    const told = answer.text.startsWith("{") ? (JSON.parse(answer.text) as SaveAnswer) : {};
    player.version = told.deck?.version ?? told.current?.version ?? player.version;
    return answer;
  } finally {
    player.busy = false;
  }
}

type SaveAnswer = { readonly deck?: { readonly version: number }; readonly current?: { readonly version: number } };
