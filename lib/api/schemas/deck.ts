import { z } from "zod";
import { COLORS, DECK_PROBLEMS, DECK_ZONES, type DeckProblemCode, PROBLEM_SEVERITIES } from "@/engine/magmell";
import { deckCodeInput, numberedZone } from "@/lib/magmell/decks/sharing/schema";
import { warning } from "./card";
import { bilingual, described, namedCard, paging, pagingLinks, sureness, version } from "./parts";

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

/** A deck to be checked: its two zones, or its code. */
export const deckCheckBody = z
  .strictObject({
    grimoire: described(
      numberedZone.optional(),
      "魔導書。カードは `name`（名称、読み、ローマ字、英語名、愛称、印刷の番号）か `number` で指します。",
      "The grimoire; each card by `name` (its name, reading, romaji, English name, nickname or printed number) or by `number`.",
    ),
    stoneDeck: described(numberedZone.optional(), "魔石デッキ。", "The stone deck, in the same way."),
    code: described(deckCodeInput.optional(), "二つの代わりに、デッキコード。", "A deck code, in place of both."),
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
export const deckProblem = z.strictObject({
  code: described(z.enum(Object.keys(DECK_PROBLEMS) as DeckProblemCode[]), "種類。", "What kind of problem it is."),
  rule: described(z.string(), "ルールの番号。", "The rule that says so, such as `mag:501.1.2`."),
  severity: described(
    z.enum(PROBLEM_SEVERITIES),
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

/** A name in a deck that was read as the card of another name. */
export const readName = z.strictObject({
  asked: described(z.string(), "送られた名前。", "The name as it was sent."),
  how: sureness,
  card: namedCard,
});

const sentence = described(
  bilingual,
  "文での説明。言い回しは変わることがあります。",
  "The problem in a sentence, whose wording may change.",
);

export const deckCheckAnswer = z.strictObject({
  version,
  legal: described(z.boolean(), "このデッキで遊べるか（501、502）。", "Whether the deck may be played (501, 502)."),
  problems: described(
    z.array(deckProblem.extend({ message: sentence })),
    "問題と勧めのすべて。",
    "Everything that is wrong or unwise.",
  ),
  read: described(
    z.array(readName),
    "名称と違う名前がどのカードと読まれたか。問題と `code` は、読み替えたデッキのものです。",
    "Names that were read as the card of another name. Problems and `code` are of the deck as it was read.",
  ),
  code: described(
    z.string().nullable(),
    "デッキコード。知らないカードがあるときはnull。",
    "The deck's code; null when it names a card that there is none of.",
  ),
});

const author = z.strictObject({
  name: described(
    z.string().nullable(),
    "名乗っている名前。なければnull。",
    "The name the author goes by; null for none.",
  ),
  page: described(z.url(), "作者のページ。", "The author's page."),
});

/** A public deck as lists of decks tell it. */
export const publicDeck = z.strictObject({
  id: described(z.string(), "デッキの番号。変わりません。", "The id of the deck. It does not change."),
  name: described(z.string(), "デッキの名前。", "The name of the deck."),
  englishName: described(
    z.string().nullable(),
    "スターターデッキの英語名。ほかのデッキではnull。",
    "The English name of a starter deck; null for others.",
  ),
  author: described(author.nullable(), "作者。スターターデッキではnull。", "The author; null for a starter deck."),
  description: described(z.string(), "短い説明。", "A short description."),
  tags: described(z.array(z.string()), "作者が付けたタグ。", "Tags that the author gave it."),
  hero: described(
    z.string().nullable(),
    "デッキの顔に選ばれたカード。なければnull。",
    "The card chosen as the face of the deck; null for none.",
  ),
  colors: described(z.array(z.enum(COLORS)), "カードが求める色。", "The colors that its cards need."),
  legal: described(z.boolean(), "今のカードで遊べるか（501、502）。", "Whether it may be played today (501, 502)."),
  likes: described(z.int(), "いいねの数。", "The number of likes."),
  copies: described(z.int(), "公開されている複製の数。", "The number of its public copies."),
  createdAt: described(z.iso.datetime(), "作られた時。", "When it was made."),
  updatedAt: described(z.iso.datetime(), "最後に保存された時。", "When it was saved last."),
  code: described(
    z.string().nullable(),
    "今の内容のデッキコード。知らないカードがあるときはnull。",
    "The code of what it holds now; null when it names a card that there is none of.",
  ),
  deck,
  links: z.strictObject({
    self: described(z.url(), "このデッキ、この形で。", "This deck in this form."),
    page: described(z.url(), "デッキのページ。", "The page of the deck."),
    picture: described(z.url(), "デッキの画像（PNG、1200×630）。", "A picture of the deck (PNG, 1200 × 630)."),
  }),
});

export const publicDeckAnswer = z.strictObject({
  version,
  deck: z.strictObject({
    ...publicDeck.shape,
    primer: described(z.string(), "手引き（Markdown）。", "The primer, in Markdown."),
    notes: described(
      z.array(
        z.strictObject({
          card: described(z.string(), "カード名。", "The name of a card."),
          note: described(z.string(), "メモ。", "The note."),
          tags: described(z.array(z.string()), "メモのタグ。", "The tags of the note."),
        }),
      ),
      "カードごとのメモ。",
      "Notes on single cards.",
    ),
    copiedFrom: described(
      z
        .strictObject({
          id: described(z.string().nullable(), "公開されていればその番号。", "The id, if it is public."),
          name: described(z.string(), "複製したときの名前。", "Its name when the copy was made."),
        })
        .nullable(),
      "元のデッキ。",
      "The deck that it is a copy of.",
    ),
  }),
});

export const publicDecksAnswer = z.strictObject({
  version,
  query: described(z.string(), "検索式を決まった形で書き直したもの。", "The query in its canonical form."),
  ...paging,
  links: pagingLinks,
  warnings: described(
    z.array(warning),
    "検索式の読めなかったところ。そこは何にも当てはまりません。",
    "What of the query could not be used. It lets nothing pass.",
  ),
  decks: described(z.array(publicDeck), "このページのデッキ。", "The decks of this page."),
});

export const deckCodeAnswer = z.strictObject({ version, deck });
