import { z } from "zod";
import { foundCard } from "./card";
import { cardName, printingNumber, setCode } from "./parameters";
import { day, described, namedCard, version } from "./parts";

/** The names of the word lists. */
export const WORD_LISTS = ["card-names", "english-names", "readings", "nicknames", "illustrators", "tags"] as const;
export type WordList = (typeof WORD_LISTS)[number];

const list = described(z.enum(WORD_LISTS), "どの一覧か。", "Which list it is.");

export const wordListAnswer = z.strictObject({
  version,
  list,
  total: described(z.int(), "いくつあるか。", "How many there are."),
  values: described(z.array(z.string()), "重なりのない語。", "The words, each once."),
});

/** The three ways to identify a card in a request for many. */
export const cardIdentifier = z.union(
  [
    z.strictObject({ number: described(z.int().min(1).max(99_999), "カードの番号。", "The card's number.") }),
    z.strictObject({ name: cardName }),
    z.strictObject({ printing: z.strictObject({ set: setCode, number: printingNumber }) }),
  ],
  { error: "names a card by its `number`, its `name`, or a `printing` with `set` and `number`" },
);

/** The most cards in one request. */
const MOST_CARDS = 75;

export const collectionBody = z.strictObject({
  cards: described(
    z.array(cardIdentifier).min(1).max(MOST_CARDS),
    "欲しいカード。75枚まで。番号、名前、印刷のどれかで指します。",
    "The cards that are wanted, 75 at most, each by its number, its name or a printing.",
  ),
});

export const collectionAnswer = z.strictObject({
  version,
  asOf: described(day(), "どの日のテキストか。", "The day whose texts these are."),
  cards: described(
    z.array(foundCard),
    "見つかったカード。頼まれた順です。",
    "The cards that were found, in the order in which they were asked for.",
  ),
  notFound: described(
    z.array(cardIdentifier),
    "見つからなかったもの。送られたままです。",
    "What was not found, as it was sent.",
  ),
  suggestions: described(
    z.array(
      z.strictObject({
        name: described(z.string(), "送られた名前。", "The name as it was sent."),
        candidates: described(
          z.array(namedCard),
          "近いカード。",
          "Cards that may have been meant, the likeliest first.",
        ),
      }),
    ),
    "見つからなかった名前に近いカード。名前20個まで。",
    "Cards near to the names that were not found, for 20 names at most.",
  ),
});
