import { z } from "zod";
import { COLORS, DECK_PROBLEMS, DECK_ZONES, type DeckProblemCode, SEVERITIES } from "@/engine/magmell";
import { described, version } from "./parts";

const line = z.strictObject({
  name: described(z.string(), "カード名。", "The name of a card."),
  count: described(z.int(), "枚数。", "How many copies."),
});
const zone = described(z.enum(DECK_ZONES), "魔導書か魔石デッキか。", "The grimoire or the stone deck.");

export const deck = z.strictObject({
  grimoire: described(z.array(line), "魔導書。", "The grimoire."),
  stoneDeck: described(z.array(line), "魔石デッキ。", "The stone deck."),
});

const name = z.string();
const count = z.int();
/** A fix: an edit that would solve a problem of a deck. */
const fix = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("add"), zone, count, candidates: z.array(line) }),
  z.strictObject({ do: z.literal("cut"), zone, count, candidates: z.array(line) }),
  z.strictObject({ do: z.literal("remove"), zone, name, count }),
  z.strictObject({ do: z.literal("move"), from: zone, to: zone, name, count }),
  z.strictObject({ do: z.literal("rename"), zone, name, candidates: z.array(name) }),
  z.strictObject({ do: z.literal("fill"), zone: z.literal("stoneDeck"), lines: z.array(line) }),
]);

const problem = z.strictObject({
  code: described(z.enum(Object.keys(DECK_PROBLEMS) as DeckProblemCode[]), "種類。", "What kind of problem it is."),
  rule: described(z.string(), "ルールの番号。", "The rule that says so, such as `mag:501.1.2`."),
  severity: described(
    z.enum(SEVERITIES),
    "`error` はデッキが使えないこと、`advice` は勧めです。",
    "An `error` makes the deck illegal; `advice` does not.",
  ),
  zone,
  names: described(z.array(z.string()), "関わるカード。", "The cards concerned."),
  color: described(
    z.enum([...COLORS, "any"]).nullable(),
    "関わる色。`any` は何色でもよいこと。",
    "The color concerned; `any` for stones of whatever color.",
  ),
  have: described(z.int(), "今の数。", "How many there are."),
  want: described(z.int(), "求められる数。", "How many there should be."),
  fix: described(fix.nullable(), "直し方。なければnull。", "What would put it right; null where nothing would."),
});

export const deckCheckAnswer = z.strictObject({
  version,
  legal: described(z.boolean(), "このデッキで遊べるか（501、502）。", "Whether the deck may be played (501, 502)."),
  problems: described(z.array(problem), "問題と勧めのすべて。", "Everything that is wrong or unwise."),
  code: described(
    z.string().nullable(),
    "デッキコード。知らないカードがあるときはnull。",
    "The deck's code; null when it names a card that there is none of.",
  ),
});

export const deckCodeAnswer = z.strictObject({ version, deck });
