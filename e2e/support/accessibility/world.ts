import type { BrowserContext } from "playwright/test";
import { createLink } from "../../../prisma/factories/create-link";
import { openDatabase } from "../../../prisma/factories/database";
import { LEGAL_LINES } from "../deck-lines";
import type { World } from "../world";
import type { Places } from "./state";
import type { Reader } from "./table";

const FOREST = { zone: "main" as const, name: "Forest", count: 60 };
const DAY_MS = 86_400_000;

const WORDS = {
  description: "印刷所の速さで攻める。",
  primer: "# 遊びかた\n\n《走り火》は**最後**まで取っておく。",
  tags: ["速攻", "はじめて"],
  hero: "稲妻綴じの竜",
  cardNotes: [{ card: "走り火", note: "ここぞの一枚", tags: ["決め手"] }],
};

type Make = (world: World, context: BrowserContext, place: number) => Promise<Places>;

/** A day of the past with votes for its hand. Each worker has one of its own. */
const makePlayer: Make = async (_, __, place) => {
  const day = new Date(Date.now() - (310 + place) * DAY_MS).toISOString().slice(0, 10);
  const votes = { code: "KFBXUHBT8Q", seed: 7, goesFirst: false, kept: 30, redrawn: 10 };
  const row = { day: new Date(day), ...votes };
  await openDatabase().dailyHand.upsert({ where: { day: row.day }, create: row, update: votes });
  return { day };
};

const makeNewcomer: Make = async (world) => {
  const author = await world.createUser({ name: "見せる人", twoStep: true });
  const made = { visibility: "public", lines: LEGAL_LINES } as const;
  const deck = await world.createDeck(author, { name: "読める書", ...made, ...WORDS });
  const other = await world.createDeck(author, { name: "灰の書", ...made, lines: LEGAL_LINES.slice(3) });
  await world.createDeck(author, {
    name: "森の山",
    game: "mtg",
    format: "type1",
    visibility: "public",
    lines: [FOREST],
  });
  const yesterday = new Date(Date.now() - DAY_MS);
  return {
    deck: deck.id,
    other: other.id,
    author: author.authorKey,
    email: author.email,
    password: author.password,
    invite: await createLink("invite", { id: null, email: `invited-${author.email}` }),
    reset: await createLink("reset", author),
    verify: await createLink("verify", author),
    expired: await createLink("reset", author, yesterday),
  };
};

const makeUser: Make = async (world, context) => {
  const user = await world.createSignedIn(context, { name: "書く人", verified: false });
  const made = { name: "わたしの書", folder: "大会", lines: LEGAL_LINES, ...WORDS };
  const mine = await world.createDeck(user, made);
  for (const [at, name] of ["赤の魔石", "青の魔石"].entries()) {
    const about = { description: name, primer: "", tags: [], hero: null };
    const content = { name: "わたしの書", deck: { grimoire: [], stoneDeck: [{ name, count: 20 }] }, notes: [], about };
    await openDatabase().deckVersion.create({ data: { deckId: mine.id, version: at + 1, content } });
  }
  await openDatabase().deck.update({ where: { id: mine.id }, data: { version: 2 } });
  const hidden = await world.createDeck(user, { name: "隠された書", lines: LEGAL_LINES });
  const reason = { hiddenAt: new Date(), hiddenReason: "店の名前を除いてください。", hiddenFrom: "public" as const };
  await openDatabase().deck.update({ where: { id: hidden.id }, data: reason });
  const mtgDeck = await world.createDeck(user, { name: "森の山", game: "mtg", format: "type1", lines: [FOREST] });
  await suggest(user.id, "accepted");
  await suggest(user.id, "open");
  return { user: user.id, mine: mine.id, hidden: hidden.id, mtgDeck: mtgDeck.id };
};

const suggest = (authorId: string, state: "open" | "accepted") =>
  openDatabase().suggestion.create({
    data: {
      ...{ cardNumber: 1, field: "reading", current: "よみ", proposed: "よみー", reason: "現物で確かめました。" },
      ...{ authorId, state, answer: state === "open" ? "" : "ありがとうございます。" },
    },
  });

const makeAdmin: Make = async (world, context) => {
  await world.createSignedIn(context, { role: "admin", name: "司書" });
  const reader = await world.createUser({ name: "読者" });
  await suggest(reader.id, "open");
  const deck = await world.createDeck(reader, { name: "通報されるデッキ", visibility: "public", lines: LEGAL_LINES });
  const report = { deckId: deck.id, reporterId: reader.id, reason: "spam", words: "店の宣伝です。" };
  await openDatabase().report.create({ data: report });
  return { draft: await draftCards(context, 1), large: await draftCards(context, 53) };
};

/** Uploads a file of new cards in a set of its own, which nobody publishes; returns the id of the draft. */
async function draftCards(context: BrowserContext, count: number): Promise<string> {
  const cards = Array.from({ length: count }, (_, at) => ({
    ...{
      number: 97_000 + at,
      name: `試しの写本${97_000 + at}`,
      reading: "ためし",
      englishName: `Trial ${97_000 + at}`,
    },
    revisions: [{ effectiveOn: "2026-01-01", kind: "stone", text: "" }],
    printings: [],
  }));
  const set = { code: "QSWEEP", name: "試しの巻", englishName: "Trial", releasedOn: "2026-01-01" };
  const file = JSON.stringify({ format: "grimoire-cards/1", sets: [set], cards });
  const home = await context.request.get("/");
  const answer = await context.request.post("/api/admin/drafts", {
    headers: { Origin: new URL(home.url()).origin },
    data: { files: [{ name: "sweep.json", base64: Buffer.from(file).toString("base64") }] },
  });
  const { id } = await answer.json();
  return id;
}

/** Makes what the pages of each reader show, signs the reader in where that is due, and names the places. */
export const MAKE: Readonly<Record<Reader, Make>> = {
  visitor: async () => ({}),
  player: makePlayer,
  newcomer: makeNewcomer,
  user: makeUser,
  admin: makeAdmin,
};
