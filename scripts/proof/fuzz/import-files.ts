import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildCard,
  buildCardFile,
  buildPrinting,
  buildUnitRevision,
  type CardFileContent,
  TEST_SET,
} from "../../../lib/magmell/catalogue/testing/card-file";

/** The lowest card number used by the proof, above all starter cards. */
export const FIRST_TEST_CARD_NUMBER = 5_000;

const KANA = "あいうえおかきくけこさしすせそたちつてとなにぬねの";
const reading = (number: number) => [...String(number)].map((digit) => KANA[Number(digit)]).join("");

/** Returns a card file in which all cards have the same AP, so that a mixture of two imports is detected. */
export const createCardsWithAp = (ap: number, count: number): CardFileContent =>
  buildCardFile({
    sets: [TEST_SET],
    cards: Array.from({ length: count }, (_, at) => {
      const number = FIRST_TEST_CARD_NUMBER + at;
      const text = `■このユニットが攻撃したとき、カードを${ap}枚引く。`;
      return buildCard(number, `試しの${number}`, `ためしの${reading(number)}`, {
        revisions: [buildUnitRevision({ ap, text })],
        printings: [buildPrinting(`TS-${number}`)],
      });
    }),
  });

/** Returns the same content with its cards and all object keys in another order. */
export function shuffle(content: CardFileContent, next: () => number): CardFileContent {
  const cards = [...content.cards];
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [cards[at], cards[other]] = [cards[other] as never, cards[at] as never];
  }
  return withKeys({ ...content, cards }, next) as CardFileContent;
}

function withKeys(value: unknown, next: () => number): unknown {
  if (Array.isArray(value)) return value.map((one) => withKeys(one, next));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [next(), key, withKeys(one, next)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a - b).map(([, key, one]) => [key, one]));
}

/** Writes a card file into a folder and returns its path. */
export function writeCards(folder: string, name: string, content: CardFileContent): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}
