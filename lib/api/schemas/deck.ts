import { z } from "zod";
import { COLORS, DECK_PROBLEMS, DECK_ZONES, type DeckProblemCode, PROBLEM_SEVERITIES } from "@/engine/magmell";
import { deckCodeInputSchema, numberedZoneSchema } from "@/lib/magmell/decks/sharing/schema";
import { warningSchema } from "./card";
import {
  bilingualSchema,
  describeSchema,
  matchConfidenceSchema,
  namedCardSchema,
  pagingFields,
  pagingLinksSchema,
  versionSchema,
} from "./parts";

const line = z.strictObject({
  name: describeSchema(z.string(), "カード名。", "The name of a card."),
  count: describeSchema(z.int(), "枚数。", "How many copies."),
});
const zone = describeSchema(z.enum(DECK_ZONES), "魔導書か魔石デッキか。", "The grimoire or the stone deck.");

export const deckSchema = z.strictObject({
  grimoire: describeSchema(z.array(line), "魔導書。", "The grimoire."),
  stoneDeck: describeSchema(z.array(line), "魔石デッキ。", "The stone deck."),
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

/** A deck to be checked: its two zones, or its code. */
export const deckCheckRequestSchema = z
  .strictObject({
    grimoire: describeSchema(
      numberedZoneSchema.optional(),
      "魔導書。カードは `name`（名称、読み、ローマ字、英語名、愛称、印刷の番号）か `number` で指します。",
      "The grimoire; each card by `name` (its name, reading, romaji, English name, nickname or printed number) or by `number`.",
    ),
    stoneDeck: describeSchema(numberedZoneSchema.optional(), "魔石デッキ。", "The stone deck, in the same way."),
    code: describeSchema(
      deckCodeInputSchema.optional(),
      "二つの代わりに、デッキコード。",
      "A deck code, in place of both.",
    ),
  })
  .superRefine(({ grimoire, stoneDeck, code }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (code !== undefined && (grimoire ?? stoneDeck) !== undefined)
      return refuse("code", "stands in place of `grimoire` and `stoneDeck`: send the one or the others");
    if (code !== undefined) return;
    if (grimoire === undefined) refuse("grimoire", "is missing: send both zones, or `code`");
    if (stoneDeck === undefined) refuse("stoneDeck", "is missing: send both zones, or `code`");
  });

/** A problem of a deck, without words. */
export const deckProblemSchema = z.strictObject({
  code: describeSchema(
    z.enum(Object.keys(DECK_PROBLEMS) as DeckProblemCode[]),
    "種類。",
    "What kind of problem it is.",
  ),
  rule: describeSchema(z.string(), "ルールの番号。", "The rule that says so, such as `mag:501.1.2`."),
  severity: describeSchema(
    z.enum(PROBLEM_SEVERITIES),
    "`error` はデッキが使えないこと、`advice` は勧めです。",
    "An `error` makes the deck illegal; `advice` does not.",
  ),
  zone,
  names: describeSchema(z.array(z.string()), "関わるカード。", "The cards concerned."),
  color: describeSchema(
    z.enum([...COLORS, "any"]).nullable(),
    "関わる色。`any` は何色でもよいこと。",
    "The color concerned; `any` for stones of whatever color.",
  ),
  have: describeSchema(z.int(), "今の数。", "How many there are."),
  want: describeSchema(z.int(), "求められる数。", "How many there should be."),
  fix: describeSchema(fix.nullable(), "直し方。なければnull。", "What would put it right; null where nothing would."),
});

/** A name in a deck that was read as the card of another name. */
export const resolvedNameSchema = z.strictObject({
  asked: describeSchema(z.string(), "送られた名前。", "The name as it was sent."),
  how: matchConfidenceSchema,
  card: namedCardSchema,
});

const sentence = describeSchema(
  bilingualSchema,
  "文での説明。言い回しは変わることがあります。",
  "The problem in a sentence, whose wording may change.",
);

export const deckCheckResponseSchema = z.strictObject({
  version: versionSchema,
  legal: describeSchema(
    z.boolean(),
    "このデッキで遊べるか（501、502）。",
    "Whether the deck may be played (501, 502).",
  ),
  problems: describeSchema(
    z.array(deckProblemSchema.extend({ message: sentence })),
    "問題と勧めのすべて。",
    "Everything that is wrong or unwise.",
  ),
  read: describeSchema(
    z.array(resolvedNameSchema),
    "名称と違う名前がどのカードと読まれたか。問題と `code` は、読み替えたデッキのものです。",
    "Names that were read as the card of another name. Problems and `code` are of the deck as it was read.",
  ),
  code: describeSchema(
    z.string().nullable(),
    "デッキコード。知らないカードがあるときはnull。",
    "The deck's code; null when it names a card that there is none of.",
  ),
});

const author = z.strictObject({
  name: describeSchema(
    z.string().nullable(),
    "名乗っている名前。なければnull。",
    "The name the author goes by; null for none.",
  ),
  page: describeSchema(z.url(), "作者のページ。", "The author's page."),
});

/** A public deck as lists of decks tell it. */
export const publicDeckSchema = z.strictObject({
  id: describeSchema(z.string(), "デッキの番号。変わりません。", "The id of the deck. It does not change."),
  name: describeSchema(z.string(), "デッキの名前。", "The name of the deck."),
  englishName: describeSchema(
    z.string().nullable(),
    "スターターデッキの英語名。ほかのデッキではnull。",
    "The English name of a starter deck; null for others.",
  ),
  author: describeSchema(author.nullable(), "作者。スターターデッキではnull。", "The author; null for a starter deck."),
  description: describeSchema(z.string(), "短い説明。", "A short description."),
  tags: describeSchema(z.array(z.string()), "作者が付けたタグ。", "Tags that the author gave it."),
  hero: describeSchema(
    z.string().nullable(),
    "デッキの顔に選ばれたカード。なければnull。",
    "The card chosen as the face of the deck; null for none.",
  ),
  colors: describeSchema(z.array(z.enum(COLORS)), "カードが求める色。", "The colors that its cards need."),
  legal: describeSchema(
    z.boolean(),
    "今のカードで遊べるか（501、502）。",
    "Whether it may be played today (501, 502).",
  ),
  likes: describeSchema(z.int(), "いいねの数。", "The number of likes."),
  copies: describeSchema(z.int(), "公開されている複製の数。", "The number of its public copies."),
  createdAt: describeSchema(z.iso.datetime(), "作られた時。", "When it was made."),
  updatedAt: describeSchema(z.iso.datetime(), "最後に保存された時。", "When it was saved last."),
  code: describeSchema(
    z.string().nullable(),
    "今の内容のデッキコード。知らないカードがあるときはnull。",
    "The code of what it holds now; null when it names a card that there is none of.",
  ),
  deck: deckSchema,
  links: z.strictObject({
    self: describeSchema(z.url(), "このデッキ、この形で。", "This deck in this form."),
    page: describeSchema(z.url(), "デッキのページ。", "The page of the deck."),
    picture: describeSchema(z.url(), "デッキの画像（PNG、1200×630）。", "A picture of the deck (PNG, 1200 × 630)."),
  }),
});

export const publicDeckResponseSchema = z.strictObject({
  version: versionSchema,
  deck: z.strictObject({
    ...publicDeckSchema.shape,
    primer: describeSchema(z.string(), "手引き（Markdown）。", "The primer, in Markdown."),
    notes: describeSchema(
      z.array(
        z.strictObject({
          card: describeSchema(z.string(), "カード名。", "The name of a card."),
          note: describeSchema(z.string(), "メモ。", "The note."),
          tags: describeSchema(z.array(z.string()), "メモのタグ。", "The tags of the note."),
        }),
      ),
      "カードごとのメモ。",
      "Notes on single cards.",
    ),
    copiedFrom: describeSchema(
      z
        .strictObject({
          id: describeSchema(z.string().nullable(), "公開されていればその番号。", "The id, if it is public."),
          name: describeSchema(z.string(), "複製したときの名前。", "Its name when the copy was made."),
        })
        .nullable(),
      "元のデッキ。",
      "The deck that it is a copy of.",
    ),
  }),
});

export const publicDecksResponseSchema = z.strictObject({
  version: versionSchema,
  query: describeSchema(z.string(), "検索式を決まった形で書き直したもの。", "The query in its canonical form."),
  ...pagingFields,
  links: pagingLinksSchema,
  warnings: describeSchema(
    z.array(warningSchema),
    "検索式の読めなかったところ。そこは何にも当てはまりません。",
    "What of the query could not be used. It lets nothing pass.",
  ),
  decks: describeSchema(z.array(publicDeckSchema), "このページのデッキ。", "The decks of this page."),
});

export const deckCodeResponseSchema = z.strictObject({ version: versionSchema, deck: deckSchema });
