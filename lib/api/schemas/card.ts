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
    "`true` where nobody has translated the name and `englishName` is the reading in Latin letters; absent otherwise.",
  ),
  aliases: describeSchema(z.array(z.string()), "愛称。", "Nicknames."),
  tags: describeSchema(
    z.array(z.string()),
    "用途。語は増えることがあります。",
    "What it is used for. Further words may come.",
  ),
  token: describeSchema(z.boolean(), "トークンか（206.2）。", "Whether it is a token (206.2)."),
  retired: describeSchema(
    z.boolean(),
    "取り下げられたか。番号とアドレスは残り、検索とデッキには出ません。",
    "Whether it was withdrawn: number and address stay, lists and decks do without it.",
  ),
  ...rulesInformation,
  englishText: describeSchema(
    z.string(),
    "テキストの英語。読み取れない文は日本語のままです。",
    "The text in English; what the engine cannot read stays Japanese.",
  ),
  colors: describeSchema(z.array(z.enum(COLORS)), "色（212）。", "The colors (212)."),
  neededColors: describeSchema(z.array(z.enum(COLORS)), "使うのに要る色。", "Colors that its costs ask for."),
  coverage: describeSchema(
    z.enum(COVERAGES),
    "ルールエンジンがテキストをどこまで扱えるか。",
    "How much of the text the rules engine carries out.",
  ),
  effectiveOn: describeSchema(
    isoDateSchema,
    "このテキストが有効になった日。",
    "The day from which this text has been in force.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "このカードの変わらないアドレス。", "The address of this card, for ever."),
    page: describeSchema(z.string(), "カードのページ。", "The page of the card."),
  }),
});

const revision = z.strictObject({
  effectiveOn: describeSchema(isoDateSchema, "有効になる日。", "The day from which it is in force."),
  ...rulesInformation,
});

export const raritySchema = z.strictObject({
  code: describeSchema(z.string(), "カードの下の記号。", "As printed at the foot of the card."),
  name: describeSchema(z.string(), "名前。", "The name, in Japanese."),
  englishName: describeSchema(z.string(), "英語名。なければ空です。", "The English name; empty for none."),
});

const images = z.strictObject({
  small: describeSchema(z.string(), "幅160の画像のアドレス。", "The address of the picture 160 pixels wide."),
  medium: describeSchema(z.string(), "幅400。", "400 pixels wide."),
  large: describeSchema(z.string(), "幅800、または元の幅。", "800 pixels wide, or as wide as its source."),
});

export const printingSchema = z.strictObject({
  set: describeSchema(z.string(), "セットの記号。", "The code of the set."),
  number: describeSchema(z.string(), "カードの下の番号。", "The number at the foot of the card."),
  illustrator: describeSchema(z.string(), "絵師。", "Who drew it."),
  flavor: describeSchema(z.string(), "フレーバーテキスト。なければ空です。", "The flavor text; empty for none."),
  finish: describeSchema(z.enum(PRINTING_FINISHES), "仕様。", "How it is finished."),
  product: describeSchema(z.string(), "セットの中の商品。", "The product within the set; empty for the set itself."),
  revision: describeSchema(
    isoDateSchema,
    "カードに印刷されたテキストの `effectiveOn`。",
    "The `effectiveOn` of the text that stands on the card.",
  ),
  rarity: describeSchema(
    raritySchema.optional(),
    "レアリティ。セットにないときは省きます。",
    "The rarity; absent where there is none.",
  ),
  images: describeSchema(
    images.optional(),
    "サイトの運営者が載せたカード全体の画像（WebP）。ないとき、隠されているときは省きます。",
    "The operator's picture of the whole card as WebP; absent where there is none or it is hidden.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "この印刷の変わらないアドレス。", "The address of this printing, for ever."),
  }),
});

export const rulingSchema = z.strictObject({
  id: describeSchema(z.string(), "裁定の番号。決して変わりません。", "The ruling's id. It never changes."),
  question: describeSchema(bilingualSchema, "問い。", "The question."),
  answer: describeSchema(bilingualSchema, "答え。", "The answer."),
  cards: describeSchema(z.array(cardRefSchema), "どのカードについてか。", "The cards it is about."),
  rules: describeSchema(z.array(z.string()), "よりどころのルール。", "The rules it rests on, such as `mag:702.3`."),
  source: describeSchema(
    z.enum(["house", "official"]),
    "このサイトのものか公式か。",
    "Of this site, or the publisher's word.",
  ),
  date: describeSchema(isoDateSchema, "裁定の日。", "The day of the ruling."),
  recheck: describeSchema(
    z.boolean(),
    "裁定より新しいテキストのカードがあるので、見直しが要るか。",
    "Whether one of its cards has a text younger than the ruling.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "この裁定の変わらないアドレス。", "The address of this ruling, for ever."),
  }),
});

export const fullCardSchema = cardSchema.extend({
  abilities: describeSchema(
    z.array(z.looseObject({})),
    "ルールエンジンが読み取った能力。形はエンジンの版とともに変わることがあります。",
    "The abilities as the rules engine understands them. Their form may change with the engine.",
  ),
  revisions: describeSchema(
    z.array(revision),
    "これまでとこれからのテキスト。古い順です。",
    "Every text the card had or will have, the oldest first.",
  ),
  printings: describeSchema(z.array(printingSchema), "印刷のすべて。", "All its printings."),
  rulings: describeSchema(z.array(rulingSchema), "このカードの裁定。", "The rulings about it."),
});

export const cardResponseSchema = z.strictObject({
  version: versionSchema,
  asOf: describeSchema(isoDateSchema, "どの日のテキストか。", "The day whose text this is."),
  match: describeSchema(
    nameMatchSchema.optional(),
    "名前で引いたとき、その名前がどう読まれたか。",
    "Of a lookup by name, how the name was read; absent otherwise.",
  ),
  card: fullCardSchema,
});

export const printingResponseSchema = cardResponseSchema.extend({ printing: printingSchema });

const WARNED = WARNING_CODES.map((code) => `\`${code}\``).join(", ");

export const warningSchema = z.strictObject({
  code: describeSchema(
    z.string(),
    `種類。今あるのは${WARNED}。`,
    `What kind of warning it is. Those there are today: ${WARNED}.`,
  ),
  at: describeSchema(
    z.strictObject({ from: z.int(), to: z.int() }),
    "検索式のどこか。UTF-16の単位で0から数えます。",
    "Where in the query, in UTF-16 units from 0, the end not included.",
  ),
  text: describeSchema(z.string(), "そこに書かれていたもの。", "What stands there."),
  nearest: describeSchema(z.string().optional(), "おそらく書きたかった語。", "The word that was probably meant."),
  choices: describeSchema(
    z.array(z.string()).optional(),
    "おそらく書きたかった語の候補。1つに決まらないとき、`nearest`の代わりに入ります（`cost`なら`use`、`catalyst`、`total`）。",
    "Words of which one was probably meant; instead of `nearest` where it is not clear which (`use`, `catalyst` and `total` for `cost`).",
  ),
  key: describeSchema(z.string().optional(), "どのキーの値か。", "The key whose value it was."),
  limit: describeSchema(z.int().optional(), "超えた上限。", "The limit that was passed."),
});

/** One result of a card search. */
export const foundCardSchema = cardSchema.extend({
  printing: describeSchema(
    printingSchema.nullable(),
    "この結果を代表する印刷。印刷を問わない検索ではnullのことがあります。",
    "The printing that stands for this result; may be null where the query does not ask about printings.",
  ),
});

export const searchResponseSchema = z.strictObject({
  version: versionSchema,
  asOf: describeSchema(isoDateSchema, "どの日のテキストを探したか。", "The day whose texts were searched."),
  query: describeSchema(z.string(), "検索式を決まった形で書き直したもの。", "The query in its canonical form."),
  ...pagingFields,
  links: pagingLinksSchema,
  warnings: describeSchema(
    z.array(warningSchema),
    "検索式の読めなかったところ。そこは何にも当てはまりません。",
    "What of the query could not be used; it lets nothing pass.",
  ),
  cards: describeSchema(z.array(foundCardSchema), "このページのカード。", "The cards of this page."),
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
    "Cards whose names go on from what was typed, the likeliest first.",
  ),
});
