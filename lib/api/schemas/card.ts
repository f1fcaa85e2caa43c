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
  readingChoiceSchema,
  versionSchema,
} from "./parts";

const COVERAGES = ["full", "partial", "none"] as const;

const symbols = (ja: string, en: string) => describeSchema(z.string(), ja, en);

const rulesInformation = {
  kind: describeSchema(z.enum(CARD_KINDS), "種別（208.1）。", "Kind of card (rule 208.1)."),
  timing: describeSchema(
    z.enum(TIMINGS).nullable(),
    "タイミング（209）。魔石ではnull。",
    "Timing (rule 209); null for stones.",
  ),
  useCost: symbols(
    "使用コスト（`2赤赤` など）。支払うものがなければ空です。",
    "Use cost, such as `2赤赤`; empty if nothing is paid.",
  ),
  catalyst: symbols("触媒（`1赤` など）。なければ空です。", "Catalyst, such as `1赤`; empty if there is none."),
  ap: describeSchema(
    z.int().nullable(),
    "AP（213）。ユニット以外ではnull。",
    "AP (rule 213); null for cards that are not units.",
  ),
  hp: describeSchema(
    z.int().nullable(),
    "HP（213）。ユニット以外ではnull。",
    "HP (rule 213); null for cards that are not units.",
  ),
  text: describeSchema(z.string(), "テキスト。", "Card text in Japanese."),
  readings: describeSchema(
    z.array(readingChoiceSchema).optional(),
    "複数の意味に読める能力について選ばれた読み方。なければ省略されます。",
    "Readings chosen for abilities that can be read in several ways; absent if there are none.",
  ),
};

/** A card as of a date: its canonical information (205.3). */
export const cardSchema = z.strictObject({
  ...cardRefSchema.shape,
  reading: describeSchema(z.string(), "読み（ひらがな）。", "Reading of the name, in hiragana."),
  englishName: describeSchema(
    z.string(),
    "英語名。なければ読みのローマ字です（`romanized`）。",
    "English name, or the reading in romaji if there is none (see `romanized`).",
  ),
  romanized: describeSchema(
    z.literal(true).optional(),
    "英語名がなく、`englishName` が読みのローマ字であるときだけ `true`。",
    "`true` if there is no English name and `englishName` is the reading in romaji; otherwise absent.",
  ),
  aliases: describeSchema(z.array(z.string()), "愛称。", "Nicknames of the card."),
  tags: describeSchema(
    z.array(z.string()),
    "用途（`draw` など）。種類は増えることがあります。",
    "What the card is used for, such as `draw`. New tags may be added.",
  ),
  token: describeSchema(z.boolean(), "トークンか（206.2）。", "Whether the card is a token (rule 206.2)."),
  retired: describeSchema(
    z.boolean(),
    "取り下げられたか。番号とURLは残りますが、通常の検索結果には表示されず、デッキにも入れられません。",
    "Whether the card was withdrawn. Its number and URL stay valid, but searches leave it out by default, and decks cannot contain it.",
  ),
  ...rulesInformation,
  englishText: describeSchema(
    z.string(),
    "英語のテキスト。解析できない文は日本語のままです。",
    "English text. Sentences that the engine cannot parse stay in Japanese.",
  ),
  colors: describeSchema(z.array(z.enum(COLORS)), "色（212）。", "Colors of the card (rule 212)."),
  neededColors: describeSchema(
    z.array(z.enum(COLORS)),
    "使用コストと触媒の支払いに必要な魔石の色。",
    "Colors of the stones needed for the card's use cost and catalyst.",
  ),
  coverage: describeSchema(
    z.enum(COVERAGES),
    "ルールエンジンがテキストをどこまで扱えるか。`full`はすべて、`partial`は一部（複数の意味に読めて、意味が選ばれていないものを含む）、`none`は不可。",
    "How much of the text the rules engine supports. `full`: all of it; `partial`: part of it, or all of it in the likeliest of several readings of which none was chosen; `none`: none of it.",
  ),
  effectiveOn: describeSchema(
    isoDateSchema,
    "このテキストが有効になった日。",
    "Date on which this text came into force.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "このカードの固定URL。", "Permanent URL of this card."),
    page: describeSchema(z.string(), "カードのページのURL。", "URL of the card page."),
  }),
});

const revision = z.strictObject({
  effectiveOn: describeSchema(
    isoDateSchema,
    "このテキストが有効になった、または有効になる日。",
    "Date on which this text came or will come into force.",
  ),
  ...rulesInformation,
});

export const raritySchema = z.strictObject({
  code: describeSchema(
    z.string(),
    "カードの下部に印刷されたレアリティの記号。",
    "Rarity code printed at the bottom of the card.",
  ),
  name: describeSchema(z.string(), "日本語名。", "Japanese name of the rarity."),
  englishName: describeSchema(
    z.string(),
    "英語名。なければ空です。",
    "English name of the rarity; empty if there is none.",
  ),
});

const images = z.strictObject({
  small: describeSchema(z.string(), "幅160ピクセルの画像のURL。", "URL of the image 160 pixels wide."),
  medium: describeSchema(
    z.string(),
    "幅400ピクセル（元の画像が小さければその幅）の画像のURL。",
    "URL of the image 400 pixels wide, or as wide as its source if that is narrower.",
  ),
  large: describeSchema(
    z.string(),
    "幅800ピクセル（元の画像が小さければその幅）の画像のURL。",
    "URL of the image 800 pixels wide, or as wide as its source if that is narrower.",
  ),
});

export const printingSchema = z.strictObject({
  set: describeSchema(z.string(), "セットの記号。", "Set code."),
  number: describeSchema(
    z.string(),
    "カードの下部に印刷された収録番号。",
    "Collector number printed at the bottom of the card.",
  ),
  illustrator: describeSchema(z.string(), "イラストレーター。不明なら空です。", "Illustrator; empty if unknown."),
  flavor: describeSchema(
    z.string(),
    "フレーバーテキスト。なければ空です。",
    "Flavor text in Japanese; empty if there is none.",
  ),
  finish: describeSchema(
    z.enum(PRINTING_FINISHES),
    "加工。`normal`は通常、`foil`はフォイル。",
    "Finish: `normal` or `foil`.",
  ),
  product: describeSchema(
    z.string(),
    "セットの中の商品（デッキの名前など）。セットそのものに収録されていれば空です。",
    "Product within the set that has this printing, such as a deck; empty for the set itself.",
  ),
  revision: describeSchema(
    isoDateSchema,
    "カードに印刷されたテキストの `effectiveOn`。",
    "`effectiveOn` of the text printed on the card.",
  ),
  rarity: describeSchema(
    raritySchema.optional(),
    "レアリティ。なければ省きます。",
    "Rarity; absent if the printing has none.",
  ),
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
  question: describeSchema(
    bilingualSchema,
    "質問。英訳がなければ、`en`も日本語です。",
    "Question that the ruling answers, in both languages; without a translation, `en` is in Japanese, too.",
  ),
  answer: describeSchema(
    bilingualSchema,
    "回答。英訳がなければ、`en`も日本語です。",
    "Answer of the ruling, in both languages; without a translation, `en` is in Japanese, too.",
  ),
  cards: describeSchema(z.array(cardRefSchema), "対象のカード。", "Cards the ruling is about."),
  rules: describeSchema(
    z.array(z.string()),
    "根拠となるルールの番号（`mag:702.3`など）。",
    "Ids of the rules that the ruling is based on, such as `mag:702.3`.",
  ),
  source: describeSchema(
    z.enum(["house", "official"]),
    "`house`はこのサイトの裁定、`official`は公式の裁定。",
    "`house`: ruling by this site; `official`: ruling by the publisher.",
  ),
  date: describeSchema(isoDateSchema, "裁定の日。", "Date of the ruling."),
  recheck: describeSchema(
    z.boolean(),
    "裁定より新しいテキストのカードがあり、再確認が必要か。",
    "Whether the ruling should be checked again, because one of its cards has a newer text.",
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
  printings: describeSchema(z.array(printingSchema), "すべての収録。", "All printings of the card."),
  rulings: describeSchema(z.array(rulingSchema), "このカードの裁定。", "Rulings about this card."),
});

export const cardResponseSchema = z.strictObject({
  version: versionSchema,
  asOf: describeSchema(isoDateSchema, "この日に有効なテキスト。", "Date for which the text is given."),
  match: describeSchema(
    nameMatchSchema.optional(),
    "名前で検索したとき、その名前がどのカードと解釈されたか。それ以外では省きます。",
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
    "Position in the query, in UTF-16 code units from 0; `to` is the position after the last one.",
  ),
  text: describeSchema(
    z.string(),
    "その位置の文字列。長ければ省略します。",
    "Part of the query at that position, shortened if it is long.",
  ),
  nearest: describeSchema(
    z.string().optional(),
    "正しいと思われるキーや値、または使える値の例。",
    "Key or value that was probably meant, or an example of a valid value.",
  ),
  choices: describeSchema(
    z.array(z.string()).optional(),
    "候補が1つに決まらないとき、`nearest`の代わりに入る候補（`cost`なら`use`、`catalyst`、`total`）。",
    "Suggestions, instead of `nearest`, if several are plausible (`use`, `catalyst` and `total` for `cost`).",
  ),
  key: describeSchema(z.string().optional(), "警告の対象のキー。", "Search key that the warning is about."),
  limit: describeSchema(z.int().optional(), "超えた上限の値。", "Value of the limit that was exceeded."),
  words: problemWordsSchema.optional(),
});

/** One result of a card search. */
export const cardSearchResultSchema = cardSchema.extend({
  printing: describeSchema(
    printingSchema.nullable(),
    "この結果を代表する収録。収録の条件がない検索ではnullのことがあります。番号か名前で指定したカードではnullです。",
    "Printing shown for this result; may be null if the query has no printing conditions, and is null for a card requested by number or name.",
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
    "検索式の中で、効果がない部分や、意図どおりに解釈されていない可能性がある部分。解釈できない条件は、どのカードにも一致しません。",
    "Parts of the query that have no effect or may not mean what was intended. Unreadable conditions match no cards.",
  ),
  cards: describeSchema(z.array(cardSearchResultSchema), "このページのカード。", "Cards on this page."),
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
    "Cards with a name that contains the given text, best match first.",
  ),
});
