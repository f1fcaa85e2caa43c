import { z } from "zod";
import { CARD_KINDS, COLORS, TIMINGS } from "@/engine/magmell";
import { PRINTING_FINISHES } from "@/lib/magmell/catalogue/model/types";
import { WARNING_CODES } from "@/lib/magmell/search/query/types";
import {
  bilingualSchema,
  cardRefSchema,
  describeSchema,
  isoDateSchema,
  nameMatchSchema,
  pagingFields,
  pagingLinksSchema,
  problemWordsSchema,
  versionSchema,
} from "./parts";

const COVERAGES = ["full", "partial", "none"] as const;

const symbols = (ja: string, en: string) => describeSchema(z.string(), ja, en);

const rulesInformation = {
  kind: describeSchema(z.enum(CARD_KINDS), "種別（208.1）。", "The kind (208.1)."),
  timing: describeSchema(
    z.enum(TIMINGS).nullable(),
    "タイミング（209）。魔石ではnull。",
    "The timing (209); null for stones.",
  ),
  useCost: symbols("使用コスト。`2赤赤` のように書きます。", "The use cost, such as `2赤赤`."),
  catalyst: symbols("触媒。なければ空です。", "The catalyst; empty for none."),
  ap: describeSchema(
    z.int().nullable(),
    "AP（213）。ユニット以外ではnull。",
    "AP (213); null unless the kind is unit.",
  ),
  hp: describeSchema(
    z.int().nullable(),
    "HP（213）。ユニット以外ではnull。",
    "HP (213); null unless the kind is unit.",
  ),
  text: describeSchema(z.string(), "テキスト。", "The text, in Japanese."),
};

/** A card as of a day: its canonical information (205.3). */
export const cardSchema = z.strictObject({
  ...cardRefSchema.shape,
  reading: describeSchema(z.string(), "読み（ひらがな）。", "How the name is read, in hiragana."),
  englishName: describeSchema(z.string(), "英語名。", "The English name."),
  romanized: describeSchema(
    z.literal(true).optional(),
    "英語名がなく、`englishName` が読みのローマ字であるときだけ `true`。",
    "`true` if there is no English name and `englishName` is the reading in romaji; otherwise absent.",
  ),
  aliases: describeSchema(z.array(z.string()), "愛称。", "Nicknames."),
  tags: describeSchema(
    z.array(z.string()),
    "用途。種類は増えることがあります。",
    "Uses of the card. New tags may be added.",
  ),
  token: describeSchema(z.boolean(), "トークンか（206.2）。", "Whether it is a token (206.2)."),
  retired: describeSchema(
    z.boolean(),
    "取り下げられたか。番号とURLは残りますが、検索結果とデッキには出ません。",
    "Whether the card was withdrawn. Number and URL remain, but it is left out of search results and decks.",
  ),
  ...rulesInformation,
  englishText: describeSchema(
    z.string(),
    "英語のテキスト。解析できない文は日本語のままです。",
    "English text. Sentences that the engine cannot parse stay in Japanese.",
  ),
  colors: describeSchema(z.array(z.enum(COLORS)), "色（212）。", "The colors (212)."),
  neededColors: describeSchema(
    z.array(z.enum(COLORS)),
    "コストの支払いに必要な色。",
    "Colors needed to pay its costs.",
  ),
  coverage: describeSchema(
    z.enum(COVERAGES),
    "ルールエンジンがテキストをどこまで扱えるか。`full`はすべて、`partial`は一部、`none`は不可。",
    "How much of the text the rules engine supports. `full`: all; `partial`: a part; `none`: nothing.",
  ),
  effectiveOn: describeSchema(
    isoDateSchema,
    "このテキストが有効になった日。",
    "Date from which this text is in force.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "このカードの固定URL。", "Permanent URL of this card."),
    page: describeSchema(z.string(), "カードのページのURL。", "URL of the card page."),
  }),
});

const revision = z.strictObject({
  effectiveOn: describeSchema(isoDateSchema, "有効になる日。", "Date from which it is in force."),
  ...rulesInformation,
});

export const raritySchema = z.strictObject({
  code: describeSchema(z.string(), "カードの下部に印刷された記号。", "Code printed at the bottom of the card."),
  name: describeSchema(z.string(), "日本語名。", "The name, in Japanese."),
  englishName: describeSchema(z.string(), "英語名。なければ空です。", "The English name; empty for none."),
});

const images = z.strictObject({
  small: describeSchema(z.string(), "幅160ピクセルの画像のURL。", "URL of the 160-pixel-wide image."),
  medium: describeSchema(
    z.string(),
    "幅400ピクセル（元の画像が小さければその幅）の画像のURL。",
    "URL of the image 400 pixels wide, or as wide as its source if that is narrower.",
  ),
  large: describeSchema(
    z.string(),
    "幅800ピクセル（元の画像が小さければその幅）の画像のURL。",
    "URL of the image 800 pixels wide, or as wide as its source.",
  ),
});

export const printingSchema = z.strictObject({
  set: describeSchema(z.string(), "セットの記号。", "The code of the set."),
  number: describeSchema(
    z.string(),
    "カードの下部に印刷された収録番号。",
    "Collector number printed at the bottom of the card.",
  ),
  illustrator: describeSchema(z.string(), "イラストレーター。", "Illustrator."),
  flavor: describeSchema(z.string(), "フレーバーテキスト。なければ空です。", "The flavor text; empty for none."),
  finish: describeSchema(
    z.enum(PRINTING_FINISHES),
    "加工。`normal`は通常、`foil`はフォイル。",
    "Finish: `normal` or `foil`.",
  ),
  product: describeSchema(
    z.string(),
    "セットの中の商品。セットそのものなら空です。",
    "Product within the set; empty for the set itself.",
  ),
  revision: describeSchema(
    isoDateSchema,
    "カードに印刷されたテキストの `effectiveOn`。",
    "`effectiveOn` of the text printed on the card.",
  ),
  rarity: describeSchema(raritySchema.optional(), "レアリティ。なければ省きます。", "Rarity; absent if there is none."),
  images: describeSchema(
    images.optional(),
    "サイトの運営者が載せたカード全体の画像（WebP）。画像がない場合と、非表示の場合は省きます。",
    "Image of the whole card as WebP, provided by the site's operator; absent if there is none or it is hidden.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "この収録の固定URL。", "Permanent URL of this printing."),
  }),
});

export const rulingSchema = z.strictObject({
  id: describeSchema(z.string(), "裁定番号。変わりません。", "Ruling id. It never changes."),
  question: describeSchema(bilingualSchema, "質問。", "The question."),
  answer: describeSchema(bilingualSchema, "回答。", "The answer."),
  cards: describeSchema(z.array(cardRefSchema), "対象のカード。", "Cards the ruling is about."),
  rules: describeSchema(z.array(z.string()), "根拠となるルール。", "Rules it is based on, such as `mag:702.3`."),
  source: describeSchema(
    z.enum(["house", "official"]),
    "`house`はこのサイトの裁定、`official`は公式の裁定。",
    "`house`: ruling by this site; `official`: ruling by the publisher.",
  ),
  date: describeSchema(isoDateSchema, "裁定の日。", "The day of the ruling."),
  recheck: describeSchema(
    z.boolean(),
    "裁定より新しいテキストのカードがあり、再確認が必要か。",
    "Whether one of its cards has a newer text than the ruling.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "この裁定の固定URL。", "Permanent URL of this ruling."),
  }),
});

export const fullCardSchema = cardSchema.extend({
  abilities: describeSchema(
    z.array(z.looseObject({})),
    "ルールエンジンが読み取った能力。形式はエンジンの版とともに変わることがあります。",
    "Abilities as parsed by the rules engine. Their format may change with the engine.",
  ),
  revisions: describeSchema(
    z.array(revision),
    "以前、現在、予告済みのすべてのテキスト。古い順です。",
    "All past, current and announced texts, oldest first.",
  ),
  printings: describeSchema(z.array(printingSchema), "すべての収録。", "All printings."),
  rulings: describeSchema(z.array(rulingSchema), "このカードの裁定。", "Rulings about this card."),
});

export const cardResponseSchema = z.strictObject({
  version: versionSchema,
  asOf: describeSchema(isoDateSchema, "この日に有効なテキスト。", "Date for which the text is given."),
  match: describeSchema(
    nameMatchSchema.optional(),
    "名前で検索したとき、その名前がどのカードと解釈されたか。",
    "How the name was matched, for lookups by name; otherwise absent.",
  ),
  card: fullCardSchema,
});

export const printingResponseSchema = cardResponseSchema.extend({ printing: printingSchema });

const WARNED = WARNING_CODES.map((code) => `\`${code}\``).join(", ");

export const warningSchema = z.strictObject({
  code: describeSchema(z.string(), `警告の種類。現在は${WARNED}。`, `Kind of warning, currently one of ${WARNED}.`),
  at: describeSchema(
    z.strictObject({ from: z.int(), to: z.int() }),
    "検索式の中の位置。UTF-16単位で0から数え、`to`は含みません。",
    "Position in the query, in UTF-16 units from 0; `to` is exclusive.",
  ),
  text: describeSchema(z.string(), "その位置の文字列。", "Text at that position."),
  nearest: describeSchema(z.string().optional(), "最も近い候補。", "Closest suggestion."),
  choices: describeSchema(
    z.array(z.string()).optional(),
    "候補が1つに決まらないとき、`nearest`の代わりに入る候補（`cost`なら`use`、`catalyst`、`total`）。",
    "Suggestions, instead of `nearest`, if several are plausible (`use`, `catalyst` and `total` for `cost`).",
  ),
  key: describeSchema(z.string().optional(), "値が属するキー。", "Key that the value belongs to."),
  limit: describeSchema(z.int().optional(), "超えた上限。", "Limit that was exceeded."),
  words: problemWordsSchema.optional(),
});

/** One result of a card search. */
export const foundCardSchema = cardSchema.extend({
  printing: describeSchema(
    printingSchema.nullable(),
    "この結果を代表する収録。収録の条件がない検索ではnullのことがあります。",
    "Printing shown for this result; may be null if the query has no printing conditions.",
  ),
});

export const searchResponseSchema = z.strictObject({
  version: versionSchema,
  asOf: describeSchema(
    isoDateSchema,
    "検索の基準日。この日に有効なテキストを検索します。",
    "Date whose texts were searched.",
  ),
  query: describeSchema(z.string(), "正規化した検索式。", "Query in canonical form."),
  ...pagingFields,
  links: pagingLinksSchema,
  warnings: describeSchema(
    z.array(warningSchema),
    "検索式の中で解釈できなかった部分。どのカードにも一致しません。",
    "Parts of the query that could not be read; they match no cards.",
  ),
  cards: describeSchema(z.array(foundCardSchema), "このページのカード。", "Cards on this page."),
});

export const autocompleteResponseSchema = z.strictObject({
  version: versionSchema,
  suggestions: describeSchema(
    z.array(
      z.strictObject({
        ...cardRefSchema.shape,
        reading: cardSchema.shape.reading,
        englishName: cardSchema.shape.englishName,
        links: cardSchema.shape.links,
      }),
    ),
    "近い順の候補。",
    "Cards whose names start with the given text, best match first.",
  ),
});
