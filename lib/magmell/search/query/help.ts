import type { QueryKeyId } from "./keys";

/** An example query in both languages with its explanation. Both versions mean the same; a test runs each of them. */
export type QueryExample = {
  readonly ja: string;
  readonly en: string;
  readonly asks: { readonly ja: string; readonly en: string };
};

const example = (ja: string, en: string, asksJa: string, asksEn: string): QueryExample => ({
  ja,
  en,
  asks: { ja: asksJa, en: asksEn },
});

/** Examples of the grammar, by construct. */
export const GRAMMAR_EXAMPLES = {
  words: [
    example(
      "ひだね",
      "tinder",
      "名称・読み・英語名・愛称のどれかに語があるカード",
      "Cards with the word in a name, a reading or a nickname",
    ),
    example("走り 火", "running flame", "すべての語があるカード", "Cards with all the words"),
    example('"走り火"', '"running flame"', "ひと続きの語があるカード", "Cards with this exact phrase"),
  ],
  exact: [
    example("《赤の魔石》", '!"Red Stone"', "この名称のカードだけ", "The card with exactly this name"),
    example("！走り火", '!"running flame"', "空白のない名称なら引用符は不要", "Upper and lower case are the same"),
  ],
  minus: [
    example("種別:マジック -火", "t:magic -flame", "名前に「火」がないマジック", "Magic without “flame” in its name"),
    example(
      "-種別:魔石 -(色:赤 or 色:青)",
      "-t:stone -(c:red or c:blue)",
      "条件やかっこのまとまりを除外",
      "Excludes conditions and groups",
    ),
  ],
  or: [
    example("三冊 or 走り火", "volumes or flame", "どちらかに当てはまるカード", "Cards that match either"),
    example(
      "（火 または 三冊）　種別：マジック",
      "(flame or volumes) t:magic",
      "かっこの中を先に判定",
      "Parentheses are evaluated first",
    ),
  ],
  compare: [
    example("HP>=4", "hp>=4", "HPが4以上のカード", "Cards with HP of 4 or more"),
    example("AP!=3", "ap!=3", "値があり、それがほかの数のカード", "Cards with a value other than this"),
    example("AP>HP", "ap>hp", "同じカードの2つの数を比べる", "Compares two numbers of the same card"),
  ],
  lists: [
    example("種別:ユニット,魔石", "t:unit,stone", "ユニットまたは魔石", "Units or stones"),
    example("色:青|赤", "c:blue|red", "縦線でも並べられる", "A vertical bar works like a comma"),
    example(
      "AP:2..3",
      "ap:2..3",
      "端を含む範囲。..3や4..とも書ける",
      "A range including both ends; ..3 and 4.. are open-ended",
    ),
    example("使用コスト数:偶数", "usev:even", "偶数（even）か奇数（odd）", "Even or odd numbers"),
  ],
  patterns: [
    example(
      "テキスト:/\\d点.*与える/",
      "o:/\\d点.*与える/",
      "正規表現（大文字と小文字は区別しない）",
      "A regular expression; case is ignored",
    ),
    example("/^火/", "/^火/", "キーのない正規表現は名称を見る", "Without a key, searches the name"),
  ],
} as const satisfies Readonly<Record<string, readonly QueryExample[]>>;

/** Keys by section, in the order of the help page. */
export const KEY_GROUPS = {
  names: ["name", "yomi", "en", "alias", "text", "fullText", "any", "flavor", "abilityName"],
  rules: ["kind", "timing", "colors", "needs", "produces", "useCost", "catalyst"],
  numbers: ["useCount", "catalystCount", "total", "ap", "hp", "apHp"],
  meaning: ["ability", "counter", "is", "has", "tag", "engine"],
  printings: [
    "set",
    "inSet",
    "setType",
    "number",
    "product",
    "rarity",
    "finish",
    "artist",
    "released",
    "year",
    "language",
    "new",
  ],
  counts: ["printings", "setCount", "illustrations", "artists", "revisions", "changed"],
  others: ["ruling", "rule", "mentions", "related", "list", "deck", "legal", "banned", "limited", "limit"],
  options: ["order", "direction", "unique", "display", "prefer", "include", "asOf"],
  builder: ["copies", "owned", "fits"],
  decks: ["author", "updated", "deckTag", "likes", "stones", "zone"],
} as const satisfies Readonly<Record<string, readonly QueryKeyId[]>>;
export type KeyGroup = keyof typeof KEY_GROUPS;

/** Examples that apply to deck searches only. */
export const DECK_EXAMPLES: readonly QueryExample[] = [
  example(
    "[[テキスト:引く 種別:マジック]]>=6",
    "[[o:引く t:magic]]>=6",
    "こういうカードが6枚以上あるデッキ",
    "Decks with six or more copies of such cards",
  ),
  example("《走り火》", '!"Running Flame"', "このカードを入れたデッキ", "Decks with this card"),
  example("-[[種別:ユニット]]", "-[[t:unit]]", "ユニットを1枚も入れないデッキ", "Decks without any unit"),
];
