import type { QueryExample } from "./help";
import type { KeyId } from "./keys";

type Row = readonly [ja: string, en: string, asksJa: string, asksEn: string];

const ROWS = {
  name: [
    [
      "名称:魔石",
      "name:stone",
      "名称か英語名に語があるカード",
      "Cards with the word in their Japanese or English name",
    ],
    [
      "名称=火種の見習い",
      'name="Tinder Apprentice"',
      "名称がちょうどこれであるカード",
      "Cards that are called exactly this",
    ],
  ],
  yomi: [["読み:さんさつ", "yomi:さんさつ", "読みに「さんさつ」があるカード", "Cards with さんさつ in their reading"]],
  en: [["英語名:stone", "en:stone", "英語名に語があるカード", "Cards with the word in their English name"]],
  alias: [["愛称:三冊", "alias:三冊", "愛称で探す", "Cards with this nickname"]],
  text: [
    [
      "テキスト:「カードを3枚引く」",
      'o:"カードを3枚引く"',
      "注釈を除いたテキストにあることば",
      "Words in the text without its notes",
    ],
    ["テキスト:/^■ユニット/", "o:/^■ユニット/", "テキストに合う正規表現", "A pattern in the text"],
  ],
  fullText: [["全文:APは2", "fo:APは2", "注釈（かっこの中）まで探す", "Looks into notes in brackets too"]],
  any: [["どこか:引く", "any:引く", "名称にもテキストにも探す", "Looks into names and texts alike"]],
  flavor: [["フレーバー:本", "ft:本", "フレーバーテキストにあることば", "Words of the flavor text"]],
  abilityName: [
    [
      "-能力名:雷",
      "-abilityname:雷",
      "能力の名（301.5）にあることば。今ある能力に名はない",
      "Names of abilities (301.5); none has one so far",
    ],
  ],
  kind: [["種別:ユニット", "t:unit", "ユニット", "Units"]],
  timing: [["タイミング:クイック", "timing:quick", "クイックで使えるカード", "Cards that are used quickly"]],
  colors: [
    ["色:青赤", "c:br", "青と赤をどちらも持つ", "Blue and red, both of them"],
    ["色=赤", "c=red", "赤だけを持つ", "Red and nothing else"],
    [
      "色<=青赤 種別:ユニット",
      "c<=br t:unit",
      "青と赤のほかの色を持たないユニット",
      "Units of no colors but blue and red",
    ],
    ["色:無 種別:ユニット", "c:colorless t:unit", "無色のユニット", "Colorless units"],
    ["色:多色", "c:multi", "2色以上（色>=2とも書ける）", "Two colors or more, as c>=2"],
  ],
  needs: [
    [
      "必要色:赤 種別:ユニット",
      "needs:red t:unit",
      "使用コストと触媒で赤の魔石しか求めないユニット",
      "Units that ask for red stones at most, in use cost and catalyst",
    ],
  ],
  produces: [["支払える色:青", "produces:blue", "青を支払える魔石", "Stones that pay blue"]],
  useCost: [
    ["使用コスト<=1", "use<=1", "使用コストの合計が1以下", "A use cost of 1 or less in all"],
    ["使用コスト:緑緑", "use:gg", "使用コストに緑が2つ以上", "At least two green in the use cost"],
    ["使用コスト=2青", "use=2b", "使用コストがちょうど2青", "A use cost of exactly 2青"],
    ["使用コスト>=1無", "use>=1c", "使用コストに無色が1つ以上", "At least one colorless symbol in the use cost"],
  ],
  catalyst: [
    ["触媒:緑", "cat:g", "触媒に緑がある", "Green in the catalyst"],
    ["触媒>=1 種別:ユニット", "cat>=1 t:unit", "触媒の合計が1以上のユニット", "Units with a catalyst of 1 or more"],
  ],
  useCount: [["使用コスト数:1", "usev:1", "使用コストの合計が1", "A use cost of 1 in all"]],
  catalystCount: [["触媒数>=1", "catv>=1", "触媒の合計が1以上", "A catalyst of 1 or more"]],
  total: [
    [
      "総コスト:4..5",
      "total:4..5",
      "使用コストと触媒の合計が4か5（210.3）",
      "Use cost and catalyst of 4 or 5 together (210.3)",
    ],
  ],
  ap: [["攻撃力>=3", "ap>=3", "APが3以上", "AP of 3 or more"]],
  hp: [["体力<=3", "hp<=3", "HPが3以下", "HP of 3 or less"]],
  apHp: [["合計値:8", "aphp:8", "APとHPの合計が8", "AP and HP of 8 together"]],
  ability: [["能力:誘発", "ability:triggered", "誘発能力を持つカード", "Cards with a triggered ability"]],
  counter: [["カウンター:パワー", "counter:power", "パワーカウンターを扱うカード", "Cards about power counters"]],
  is: [
    ["条件:バニラ 種別:ユニット", "is:vanilla t:unit", "テキストのないユニット", "Units without a text"],
    ["条件:再録 条件:フォイル", "is:reprint is:foil", "フォイルで再録されたカード", "Cards reprinted as foil"],
    [
      "-条件:クイック 種別:マジック",
      "not:quick t:magic",
      "クイックでないマジック（not:はis:の否定）",
      "Magics that are not quick; not: is is: denied",
    ],
  ],
  has: [["あり:裁定", "has:ruling", "裁定のあるカード", "Cards with rulings"]],
  tag: [["用途:ドロー", "tag:draw", "編集部がドローとしたカード", "Cards that editors tagged as drawing"]],
  engine: [
    [
      "エンジン:完全 種別:マジック",
      "engine:full t:magic",
      "エンジンがテキストをすべて読めたマジック",
      "Magics whose text the engine reads in full",
    ],
  ],
  set: [["セット:NM", "set:NM", "このセットで収録されたカード", "Cards as printed in this set"]],
  inSet: [
    ["収録:NM セット:FL", "in:NM set:FL", "NMにもあるカードの、FLの収録", "Printings in FL of cards that NM holds too"],
  ],
  setType: [["セット種:スターター", "settype:starter", "スターターの収録", "Printings in starters"]],
  number: [["番号:3..5", "no:3..5", "カード番号が3から5", "Card numbers 3 to 5"]],
  product: [["商品:店頭", "product:店頭", "店頭で配られた収録", "Printings that came from shops"]],
  rarity: [
    ["-レアリティ:SR 種別:魔石", "-rarity:SR t:stone", "スーパーレアではない魔石", "Stones that are not super rare"],
  ],
  finish: [["仕様:フォイル", "finish:foil", "フォイルの収録", "Foil printings"]],
  artist: [["絵師:三毛", "a:三毛", "絵師の名にあることば", "Words in the name of the illustrator"]],
  released: [
    ["発売>=2025-10", "date>=2025-10", "2025年10月からの収録", "Printings since October 2025"],
    ["発売>FL", "date>FL", "セットFLよりあとの収録", "Printings later than the set FL"],
  ],
  year: [["発売年:2026", "year:2026", "2026年の収録", "Printings of 2026"]],
  language: [["言語:日本語 名称:三冊", "lang:ja name:volumes", "日本語の収録", "Printings in Japanese"]],
  new: [["新規:絵柄 条件:再録", "new:art is:reprint", "絵柄を変えて再録されたもの", "Reprints with a new picture"]],
  printings: [["収録数>=2", "prints>=2", "2回以上収録されたカード", "Cards printed twice or more"]],
  setCount: [["セット数:2", "sets:2", "2つのセットに入ったカード", "Cards in two sets"]],
  illustrations: [["絵柄数>1", "illustrations>1", "絵柄が2つ以上あるカード", "Cards with several pictures"]],
  artists: [["絵師数>1", "artists>1", "2人以上が描いたカード", "Cards that several people drew"]],
  revisions: [["版>=2", "rev>=2", "情報が書き直されたカード", "Cards whose information was rewritten"]],
  changed: [
    ["変更>=2026", "changed>=2026", "2026年から情報が変わったカード", "Cards whose information changed since 2026"],
  ],
  ruling: [["裁定:攻撃", "ruling:攻撃", "裁定の質問か答えにあることば", "Words in the question or answer of a ruling"]],
  rule: [
    [
      "ルール:702",
      "rule:702",
      "裁定が702かその下の項目を挙げるカード",
      "Cards whose rulings cite 702 or what stands under it",
    ],
  ],
  mentions: [
    [
      "言及:《墨の影》",
      'mentions:"ink shade"',
      "テキストがこのカードの名を挙げるカード",
      "Cards whose text names this card",
    ],
  ],
  related: [
    [
      "関連:《墨の影》",
      "related:《Ink Shade》",
      "名を挙げ合うか、裁定を共にするカード",
      "Cards that name it, are named by it, or share a ruling",
    ],
  ],
  list: [["リスト:first-deck", "list:first-deck", "編集部のリストに入ったカード", "Cards on a list of the editors"]],
  deck: [
    [
      "デッキ:red",
      "deck:red",
      "スターターデッキ、またはデッキコードのデッキのカード",
      "Cards of a starter deck, or of the deck of a deck code",
    ],
  ],
  legal: [
    [
      "使用可:スタンダード 種別:魔石",
      "legal:standard t:stone",
      "デッキに使える魔石。禁止の一覧はまだない",
      "Stones that decks may use; nothing is banned yet",
    ],
  ],
  banned: [
    ["-禁止:スタンダード 種別:魔石", "-banned:standard t:stone", "禁止されていない魔石", "Stones that are not banned"],
  ],
  limited: [
    [
      "-制限:スタンダード 種別:魔石",
      "-limited:standard t:stone",
      "制限されていない魔石",
      "Stones that are not limited",
    ],
  ],
  limit: [
    [
      "枚数上限:3 種別:マジック",
      "limit:3 t:magic",
      "3枚まで入れられるマジック（207.2）",
      "Magics of which a deck holds up to 3 (207.2)",
    ],
  ],
  order: [
    [
      "種別:ユニット 並び:-攻撃力,体力",
      "t:unit order:-ap,hp",
      "APの大きい順、同じならHPの小さい順",
      "High AP first, and low HP first among equals",
    ],
  ],
  direction: [
    [
      "種別:ユニット 並び:総コスト 向き:降順",
      "t:unit order:total direction:desc",
      "マイナスのない並びを逆にする",
      "Turns an order that has no minus",
    ],
  ],
  unique: [
    [
      "火種 単位:収録",
      "tinder unique:prints",
      "収録ごとに数える（++とも書く）。artまたは@@は絵柄ごと",
      "Counts printings, as ++ does; art or @@ counts pictures",
    ],
  ],
  display: [["種別:魔石 表示:一覧", "t:stone display:list", "一覧で見る", "Shows a list"]],
  prefer: [
    ["走り火 優先:古い", 'prefer:oldest "running flame"', "いちばん古い収録を見せる", "Shows the oldest printing"],
  ],
  include: [
    [
      "含む:トークン 名称:影",
      "include:token name:shade",
      "トークンも探す。retiredは取り下げたカード",
      "Tokens too; retired is for withdrawn cards",
    ],
  ],
  asOf: [
    [
      "時点:2025-12-31 テキスト:2点",
      "asof:2025-12-31 o:2点",
      "その日のテキストで探す",
      "Searches the texts of that day",
    ],
  ],
  copies: [
    [
      "枚数>=2",
      "qty>=2",
      "デッキに2枚以上あるカード（in:deckは1枚以上）",
      "Cards with two copies in the deck; in:deck is one or more",
    ],
  ],
  owned: [["所持>=1", "own>=1", "持っているカード", "Cards that are owned"]],
  fits: [
    [
      "支払い:魔石 種別:ユニット",
      "fits:stones t:unit",
      "いまの魔石デッキの色で払えるユニット",
      "Units that the stones of the deck can pay",
    ],
  ],
  author: [["作者:ミケ", "author:ミケ", "この人のデッキ", "Decks by this person"]],
  updated: [
    ["更新>=2026-11", "updated>=2026-11", "2026年11月からあとに変わったデッキ", "Decks changed since November 2026"],
  ],
  deckTag: [["タグ:速攻", "decktag:速攻", "作者がこのタグを付けたデッキ", "Decks that their author gave this tag"]],
  likes: [["いいね>=5", "likes>=5", "いいねが5件以上のデッキ", "Decks with five or more likes"]],
  stones: [["魔石:青>=10", "stones:blue>=10", "青を支払える魔石が10枚以上", "Ten or more stones that pay blue"]],
  zone: [
    [
      "[[種別:ユニット 領域:魔導書]]>=20",
      "[[t:unit zone:grimoire]]>=20",
      "魔導書だけを数える。[[ ]]の中で使う",
      "Counts the grimoire only; for use within [[ ]]",
    ],
  ],
} as const satisfies Readonly<Record<KeyId, readonly [Row, ...Row[]]>>;

/** Example queries of a key. */
export const keyExamples = (key: KeyId): readonly QueryExample[] =>
  ROWS[key].map(([ja, en, asksJa, asksEn]) => ({ ja, en, asks: { ja: asksJa, en: asksEn } }));
