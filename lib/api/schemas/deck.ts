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
  problemWordsSchema,
  versionSchema,
} from "./parts";

const line = z.strictObject({
  name: describeSchema(z.string(), "カード名。", "Card name in Japanese."),
  count: describeSchema(z.int(), "枚数。", "Number of copies."),
});
const zone = describeSchema(
  z.enum(DECK_ZONES),
  "`grimoire`は魔導書、`stoneDeck`は魔石デッキ。",
  "Zone of the deck: `grimoire` or `stoneDeck` (stone deck).",
);

export const deckSchema = z.strictObject({
  grimoire: describeSchema(z.array(line), "魔導書のカード。", "Cards in the grimoire."),
  stoneDeck: describeSchema(z.array(line), "魔石デッキのカード。", "Cards in the stone deck."),
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

/** A deck to check: its two zones, or its deck code. */
export const deckCheckRequestSchema = z
  .strictObject({
    grimoire: describeSchema(
      numberedZoneSchema.optional(),
      "魔導書のカード。`name`（名称、読み、ローマ字、英語名、愛称、収録番号）か `number`（カード番号）で指定します。",
      "Cards in the grimoire, each with either `name` (name, reading, romaji, English name, nickname or collector number) or `number` (card number).",
    ),
    stoneDeck: describeSchema(
      numberedZoneSchema.optional(),
      "魔石デッキのカード。`grimoire` と同じ形式です。",
      "Cards in the stone deck, in the format of `grimoire`.",
    ),
    code: describeSchema(
      deckCodeInputSchema.optional(),
      "`grimoire` と `stoneDeck` の代わりに送るデッキコード。",
      "Deck code, sent instead of `grimoire` and `stoneDeck`.",
    ),
  })
  .superRefine(({ grimoire, stoneDeck, code }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (code !== undefined && (grimoire ?? stoneDeck) !== undefined)
      return refuse(
        "code",
        "A deck code was sent together with `grimoire` or `stoneDeck`. Send only `code`, or only both zones.",
      );
    if (code !== undefined) return;
    if (grimoire === undefined)
      refuse("grimoire", "The zone is missing. Send both `grimoire` and `stoneDeck`, or only `code`.");
    if (stoneDeck === undefined)
      refuse("stoneDeck", "The zone is missing. Send both `grimoire` and `stoneDeck`, or only `code`.");
  });

/** A problem of a deck, without its message. */
export const deckProblemSchema = z.strictObject({
  code: describeSchema(
    z.enum(Object.keys(DECK_PROBLEMS) as DeckProblemCode[]),
    "問題の種類。",
    "Kind of problem, as a code.",
  ),
  rule: describeSchema(z.string(), "ルール番号（`mag:501.1.2`など）。", "Rule id, such as `mag:501.1.2`."),
  severity: describeSchema(
    z.enum(PROBLEM_SEVERITIES),
    "`error` は構築ルール違反、`advice` は警告です。",
    "`error`: the deck breaks a construction rule; `advice`: a warning.",
  ),
  zone,
  names: describeSchema(z.array(z.string()), "対象のカードの名前。", "Names of the cards concerned."),
  color: describeSchema(
    z.enum([...COLORS, "any"]).nullable(),
    "対象の魔石の色。`any` は色を問いません。色に関係しない問題ではnull。",
    "Color of the stones concerned, or `any` for stones of any color; null for other problems.",
  ),
  have: describeSchema(z.int(), "対象のカードや魔石の現在の数。", "Current number of the cards or stones concerned."),
  want: describeSchema(
    z.int(),
    "`error`では、ルールが求める数、または認める上限。`advice`では、カードが必要とする魔石の数。",
    "For an `error`, the number that the rule requires, or the most that it allows; for `advice`, the number of stones that the cards need.",
  ),
  fix: describeSchema(fix.nullable(), "修正方法。なければnull。", "Suggested fix; null if there is none."),
});

/** A name in a deck that was resolved to a card of another name. */
export const resolvedNameSchema = z.strictObject({
  asked: describeSchema(z.string(), "リクエストの名前。", "Name as sent."),
  how: matchConfidenceSchema,
  card: namedCardSchema,
});

const sentence = describeSchema(
  bilingualSchema,
  "両方の言語での説明。文面は変わることがあります。",
  "Description in both languages. Wording may change.",
);

export const deckCheckResponseSchema = z.strictObject({
  version: versionSchema,
  legal: describeSchema(
    z.boolean(),
    "構築ルールを満たしているか（501、502）。",
    "Whether the deck is legal (rules 501 and 502).",
  ),
  problems: describeSchema(
    z.array(deckProblemSchema.extend({ message: sentence, words: problemWordsSchema })),
    "すべてのエラーと警告。",
    "All errors and warnings.",
  ),
  read: describeSchema(
    z.array(resolvedNameSchema),
    "名称以外で指定され、カードを特定できた名前。`problems` と `code` は、特定したカードのものです。",
    "Names that were matched to a card with a different name. `problems` and `code` are about the matched cards.",
  ),
  code: describeSchema(
    z.string().nullable(),
    "デッキコード。未登録のカードがあるなど、コードにできないデッキではnull。",
    "Deck code; null if the deck cannot have one, for example because of an unknown card.",
  ),
});

const author = z.strictObject({
  name: describeSchema(
    z.string().nullable(),
    "作者名。設定されていなければnull。",
    "Author name; null if none is set.",
  ),
  page: describeSchema(z.url(), "作者のページのURL。", "URL of the author page."),
});

/** A public deck in a list. */
export const publicDeckSchema = z.strictObject({
  id: describeSchema(z.string(), "デッキID。変わりません。", "Deck id. It never changes."),
  name: describeSchema(z.string(), "デッキの名前。", "Deck name."),
  englishName: describeSchema(
    z.string().nullable(),
    "スターターデッキの英語名。ほかのデッキではnull。",
    "English name of a starter deck; null for other decks.",
  ),
  author: describeSchema(author.nullable(), "作者。スターターデッキではnull。", "Author; null for starter decks."),
  description: describeSchema(z.string(), "短い説明。", "Short description."),
  tags: describeSchema(z.array(z.string()), "作者が付けたタグ。", "Tags set by the author."),
  hero: describeSchema(
    z.string().nullable(),
    "デッキのアイコンに選ばれたカードの名前。選ばれていなければnullで、サイトが選びます。",
    "Name of the card chosen as the deck icon; null if none is chosen, in which case the site picks one.",
  ),
  colors: describeSchema(
    z.array(z.enum(COLORS)),
    "魔導書のカードの使用コストと触媒の支払いに必要な魔石の色。必要な色がなければ、魔石デッキにある魔石の色。",
    "Colors of the stones needed for the use costs and catalysts of the cards in the grimoire or, if they need none, of the stones in the stone deck.",
  ),
  legal: describeSchema(
    z.boolean(),
    "現在のカードのテキストで構築ルールを満たしているか（501、502）。",
    "Whether the deck is legal with the current card texts (rules 501 and 502).",
  ),
  likes: describeSchema(z.int(), "いいねの数。", "Number of likes."),
  copies: describeSchema(
    z.int(),
    "このデッキのコピーのうち、公開されているものの数。",
    "Number of public decks that were copied from this one.",
  ),
  createdAt: describeSchema(z.iso.datetime(), "作成日時。", "Time of creation."),
  updatedAt: describeSchema(
    z.iso.datetime(),
    "最終保存日時。その後に公開範囲が変わった場合は、その日時。",
    "Time of the last save or, if later, of the last change of visibility.",
  ),
  code: describeSchema(
    z.string().nullable(),
    "現在の内容のデッキコード。未登録のカードがあるなど、コードにできないデッキではnull。",
    "Code of the current deck; null if it cannot have one, for example because of an unknown card.",
  ),
  deck: deckSchema,
  links: z.strictObject({
    self: describeSchema(z.url(), "このデッキのURL。", "URL of this deck in the API."),
    page: describeSchema(z.url(), "デッキのページのURL。", "URL of the deck page."),
    picture: describeSchema(z.url(), "デッキの画像のURL（PNG、1200×630）。", "URL of a deck image (PNG, 1200 × 630)."),
  }),
});

export const publicDeckResponseSchema = z.strictObject({
  version: versionSchema,
  deck: z.strictObject({
    ...publicDeckSchema.shape,
    primer: describeSchema(
      z.string(),
      "デッキ解説（Markdown）。なければ空です。スターターデッキでは常に空です。",
      "Primer, in Markdown; empty if there is none, and always for starter decks.",
    ),
    notes: describeSchema(
      z.array(
        z.strictObject({
          card: describeSchema(z.string(), "カード名。", "Card name in Japanese."),
          note: describeSchema(z.string(), "メモ。", "Note."),
          tags: describeSchema(z.array(z.string()), "メモのタグ。", "Tags of the note."),
        }),
      ),
      "カードごとのメモ。",
      "Notes by the author on single cards.",
    ),
    copiedFrom: describeSchema(
      z
        .strictObject({
          id: describeSchema(
            z.string().nullable(),
            "コピー元のデッキID。公開されていなければnull。",
            "Id of the original deck; null unless it is public.",
          ),
          name: describeSchema(
            z.string(),
            "コピーしたときの元のデッキの名前。",
            "Name that the original deck had when it was copied.",
          ),
        })
        .nullable(),
      "コピー元のデッキ。コピーでなければnull。",
      "Deck that this one was copied from; null if it is not a copy.",
    ),
  }),
});

export const publicDecksResponseSchema = z.strictObject({
  version: versionSchema,
  query: describeSchema(z.string(), "正規化した検索式。", "Query in canonical form."),
  ...pagingFields,
  links: pagingLinksSchema,
  warnings: describeSchema(
    z.array(warningSchema),
    "検索式の中で、効果がない部分や、意図どおりに解釈されていない可能性がある部分。解釈できない条件は、どのデッキにも一致しません。",
    "Parts of the query that have no effect or may not mean what was intended. Unreadable conditions match no decks.",
  ),
  decks: describeSchema(z.array(publicDeckSchema), "このページのデッキ。", "Decks on this page."),
});

export const deckCodeResponseSchema = z.strictObject({ version: versionSchema, deck: deckSchema });
