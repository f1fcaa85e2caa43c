import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "../../../prisma/factories/database";

/** Returns a card that no other test knows, in a set of its own, as a card file. */
export async function ownCard(more: object = {}) {
  const { _max } = await openDatabase().card.aggregate({
    where: { number: { gte: 98_000, lt: 99_000 } },
    _max: { number: true },
  });
  const number = Math.max(98_000, _max.number ?? 0) + 1;
  const code = `T${number}`;
  const name = `試しの写本${number}`;
  const card = {
    number,
    name,
    reading: "ためしのしゃほん",
    englishName: `Trial Copy ${number}`,
    revisions: [{ effectiveOn: "2026-01-01", kind: "unit", timing: "normal", useCost: "1赤", ap: 2, hp: 1, text: "" }],
    printings: [{ set: code, number: `${code}-001`, illustrator: "無名", revision: "2026-01-01" }],
    ...more,
  };
  const set = { code, name: `試し${number}`, englishName: `Trial ${number}`, releasedOn: "2026-01-01" };
  const file = JSON.stringify({ format: "grimoire-cards/1", sets: [set], cards: [card] });
  return { number, name, code, file };
}

/** Returns the path at which a card is shown. */
export const cardPath = (name: string): string => `/cards/${encodeURIComponent(name)}`;

/** Runs the command for cards of the production build, on the database of the site under test. */
export const runCards = (...words: readonly string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(process.env.E2E_FOLDER ?? process.cwd(), ".next/commands/cards.mjs"), ...words],
    { env: { ...process.env, DATABASE_URL: process.env.DATABASE_OWNER_URL } },
  );
