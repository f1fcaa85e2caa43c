import { z } from "zod";
import { COLORS, KINDS, TIMINGS } from "@/engine/magmell";
import { FINISHES } from "@/lib/magmell/catalogue/model/types";
import { WARNING_CODES } from "@/lib/magmell/search/query/types";
import { bilingual, cardRef, day, described, nameMatch, paging, pagingLinks, version } from "./parts";

const COVERAGES = ["full", "partial", "none"] as const;

const symbols = (ja: string, en: string) => described(z.string(), ja, en);

const rulesInformation = {
  kind: described(z.enum(KINDS), "種別（208.1）。", "The kind (208.1)."),
  timing: described(
    z.enum(TIMINGS).nullable(),
    "タイミング（209）。魔石ではnull。",
    "The timing (209); null for stones.",
  ),
  useCost: symbols("使用コスト。`2赤赤` のように書きます。", "The use cost, such as `2赤赤`."),
  catalyst: symbols("触媒。なければ空です。", "The catalyst; empty for none."),
  ap: described(z.int().nullable(), "AP（213）。ユニット以外ではnull。", "AP (213); null unless the kind is unit."),
  hp: described(z.int().nullable(), "HP（213）。ユニット以外ではnull。", "HP (213); null unless the kind is unit."),
  text: described(z.string(), "テキスト。", "The text, in Japanese."),
};

/** A card as of a day: its canonical information (205.3). */
export const card = z.strictObject({
  ...cardRef.shape,
  reading: described(z.string(), "読み（ひらがな）。", "How the name is read, in hiragana."),
  englishName: described(z.string(), "英語名。", "The English name."),
  romanized: described(
    z.literal(true).optional(),
    "英語名がなく、`englishName` が読みのローマ字であるときだけ `true`。",
    "`true` where nobody has translated the name and `englishName` is the reading in Latin letters; absent otherwise.",
  ),
  aliases: described(z.array(z.string()), "愛称。", "Nicknames."),
  tags: described(
    z.array(z.string()),
    "用途。語は増えることがあります。",
    "What it is used for. Further words may come.",
  ),
  token: described(z.boolean(), "トークンか（206.2）。", "Whether it is a token (206.2)."),
  retired: described(
    z.boolean(),
    "取り下げられたか。番号とアドレスは残り、検索とデッキには出ません。",
    "Whether it was withdrawn: number and address stay, lists and decks do without it.",
  ),
  ...rulesInformation,
  englishText: described(
    z.string(),
    "テキストの英語。読み取れない文は日本語のままです。",
    "The text in English; what the engine cannot read stays Japanese.",
  ),
  colors: described(z.array(z.enum(COLORS)), "色（212）。", "The colors (212)."),
  neededColors: described(z.array(z.enum(COLORS)), "使うのに要る色。", "Colors that its costs ask for."),
  coverage: described(
    z.enum(COVERAGES),
    "ルールエンジンがテキストをどこまで扱えるか。",
    "How much of the text the rules engine carries out.",
  ),
  effectiveOn: described(day(), "このテキストが有効になった日。", "The day from which this text has been in force."),
  links: z.strictObject({
    self: described(z.string(), "このカードの変わらないアドレス。", "The address of this card, for ever."),
    page: described(z.string(), "カードのページ。", "The page of the card."),
  }),
});

const revision = z.strictObject({
  effectiveOn: described(day(), "有効になる日。", "The day from which it is in force."),
  ...rulesInformation,
});

export const rarity = z.strictObject({
  code: described(z.string(), "カードの下の記号。", "As printed at the foot of the card."),
  name: described(z.string(), "名前。", "The name, in Japanese."),
  englishName: described(z.string(), "英語名。なければ空です。", "The English name; empty for none."),
});

const images = z.strictObject({
  small: described(z.string(), "幅160の画像のアドレス。", "The address of the picture 160 pixels wide."),
  medium: described(z.string(), "幅400。", "400 pixels wide."),
  large: described(z.string(), "幅800、または元の幅。", "800 pixels wide, or as wide as its source."),
});

export const printing = z.strictObject({
  set: described(z.string(), "セットの記号。", "The code of the set."),
  number: described(z.string(), "カードの下の番号。", "The number at the foot of the card."),
  illustrator: described(z.string(), "絵師。", "Who drew it."),
  flavor: described(z.string(), "フレーバーテキスト。なければ空です。", "The flavor text; empty for none."),
  finish: described(z.enum(FINISHES), "仕様。", "How it is finished."),
  product: described(z.string(), "セットの中の商品。", "The product within the set; empty for the set itself."),
  revision: described(
    day(),
    "カードに印刷されたテキストの `effectiveOn`。",
    "The `effectiveOn` of the text that stands on the card.",
  ),
  rarity: described(
    rarity.optional(),
    "レアリティ。セットにないときは省きます。",
    "The rarity; absent where there is none.",
  ),
  images: described(
    images.optional(),
    "サイトの運営者が載せたカード全体の画像（WebP）。ないとき、隠されているときは省きます。",
    "The operator's picture of the whole card as WebP; absent where there is none or it is hidden.",
  ),
  links: z.strictObject({
    self: described(z.string(), "この印刷の変わらないアドレス。", "The address of this printing, for ever."),
  }),
});

export const ruling = z.strictObject({
  id: described(z.string(), "裁定の番号。決して変わりません。", "The ruling's id. It never changes."),
  question: described(bilingual, "問い。", "The question."),
  answer: described(bilingual, "答え。", "The answer."),
  cards: described(z.array(cardRef), "どのカードについてか。", "The cards it is about."),
  rules: described(z.array(z.string()), "よりどころのルール。", "The rules it rests on, such as `mag:702.3`."),
  source: described(
    z.enum(["house", "official"]),
    "このサイトのものか公式か。",
    "Of this site, or the publisher's word.",
  ),
  date: described(day(), "裁定の日。", "The day of the ruling."),
  recheck: described(
    z.boolean(),
    "裁定より新しいテキストのカードがあるので、見直しが要るか。",
    "Whether one of its cards has a text younger than the ruling.",
  ),
  links: z.strictObject({
    self: described(z.string(), "この裁定の変わらないアドレス。", "The address of this ruling, for ever."),
  }),
});

export const fullCard = card.extend({
  abilities: described(
    z.array(z.looseObject({})),
    "ルールエンジンが読み取った能力。形はエンジンの版とともに変わることがあります。",
    "The abilities as the rules engine understands them. Their form may change with the engine.",
  ),
  revisions: described(
    z.array(revision),
    "これまでとこれからのテキスト。古い順です。",
    "Every text the card had or will have, the oldest first.",
  ),
  printings: described(z.array(printing), "印刷のすべて。", "All its printings."),
  rulings: described(z.array(ruling), "このカードの裁定。", "The rulings about it."),
});

export const cardAnswer = z.strictObject({
  version,
  asOf: described(day(), "どの日のテキストか。", "The day whose text this is."),
  match: described(
    nameMatch.optional(),
    "名前で引いたとき、その名前がどう読まれたか。",
    "Of a lookup by name, how the name was read; absent otherwise.",
  ),
  card: fullCard,
});

export const printingAnswer = cardAnswer.extend({ printing });

const WARNED = WARNING_CODES.map((code) => `\`${code}\``).join(", ");

export const warning = z.strictObject({
  code: described(
    z.string(),
    `種類。今あるのは${WARNED}。`,
    `What kind of warning it is. Those there are today: ${WARNED}.`,
  ),
  at: described(
    z.strictObject({ from: z.int(), to: z.int() }),
    "検索式のどこか。UTF-16の単位で0から数えます。",
    "Where in the query, in UTF-16 units from 0, the end not included.",
  ),
  text: described(z.string(), "そこに書かれていたもの。", "What stands there."),
  nearest: described(z.string().optional(), "おそらく書きたかった語。", "The word that was probably meant."),
  choices: described(
    z.array(z.string()).optional(),
    "おそらく書きたかった語の候補。1つに決まらないとき、`nearest`の代わりに入ります（`cost`なら`use`、`catalyst`、`total`）。",
    "Words of which one was probably meant; instead of `nearest` where it is not clear which (`use`, `catalyst` and `total` for `cost`).",
  ),
  key: described(z.string().optional(), "どのキーの値か。", "The key whose value it was."),
  limit: described(z.int().optional(), "超えた上限。", "The limit that was passed."),
});

/** One result of a card search. */
export const foundCard = card.extend({
  printing: described(
    printing.nullable(),
    "この結果を代表する印刷。印刷を問わない検索ではnullのことがあります。",
    "The printing that stands for this result; may be null where the query does not ask about printings.",
  ),
});

export const searchAnswer = z.strictObject({
  version,
  asOf: described(day(), "どの日のテキストを探したか。", "The day whose texts were searched."),
  query: described(z.string(), "検索式を決まった形で書き直したもの。", "The query in its canonical form."),
  ...paging,
  links: pagingLinks,
  warnings: described(
    z.array(warning),
    "検索式の読めなかったところ。そこは何にも当てはまりません。",
    "What of the query could not be used; it lets nothing pass.",
  ),
  cards: described(z.array(foundCard), "このページのカード。", "The cards of this page."),
});

export const autocompleteAnswer = z.strictObject({
  version,
  suggestions: described(
    z.array(
      z.strictObject({
        ...cardRef.shape,
        reading: card.shape.reading,
        englishName: card.shape.englishName,
        links: card.shape.links,
      }),
    ),
    "近い順の候補。",
    "Cards whose names go on from what was typed, the likeliest first.",
  ),
});
