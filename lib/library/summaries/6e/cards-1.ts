import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries K.1 to K.8 of the general rulings summary. */
export const CARDS_1_SUMMARIES = {
  "mtg-6e:K.1": { ja: "アーティファクト", en: "Artifacts" },
  "mtg-6e:K.1.1": {
    ja: "アーティファクトのカードはどこにあってもそう呼び、「アーティファクト」とだけ言うのは場にあるとき。",
    en: "An artifact card is one in every zone; just “artifact” means one in play.",
  },
  "mtg-6e:K.1.2": {
    ja: "効果でアーティファクトになっても、色は元のまま。",
    en: "A permanent that becomes an artifact keeps its colour.",
  },
  "mtg-6e:K.1.3": {
    ja: "アーティファクトの呪文は、解決の終わりに場に出る。",
    en: "An artifact spell comes into play at the end of its resolution.",
  },
  "mtg-6e:K.1.r1": { ja: "アーティファクトに色があるかどうか", en: "Whether artifacts have a colour" },
  "mtg-6e:K.1.r2": {
    ja: "ごく古い印刷にある、アーティファクトの三つの区分",
    en: "The three kinds of artifacts that very old printings name",
  },
  "mtg-6e:K.1.r3": {
    ja: "アーティファクトが場を離れたとき、どの効果が残るか",
    en: "Which effects of an artifact outlast it",
  },
  "mtg-6e:K.2": { ja: "アーティファクト・クリーチャー", en: "Artifact creatures" },
  "mtg-6e:K.2.1": {
    ja: "どちらのタイプでもあり、どちらに向けた効果も受ける。",
    en: "They are artifacts and creatures in every respect, open to what affects either.",
  },
  "mtg-6e:K.2.2": {
    ja: "その呪文は、解決の終わりに場に出る。",
    en: "The spell comes into play at the end of its resolution.",
  },
  "mtg-6e:K.2.r1": {
    ja: "来たばかりのものが攻撃などをできるかどうか",
    en: "Whether new arrivals may attack and the like",
  },
  "mtg-6e:K.2.r2": {
    ja: "場の外でもクリーチャー・カードとみなすか",
    en: "Whether the card counts as a creature card in other zones",
  },
  "mtg-6e:K.3": { ja: "カードの名前", en: "Card names" },
  "mtg-6e:K.3.1": { ja: "名前は左上の隅にある。", en: "The name stands in the upper left corner." },
  "mtg-6e:K.3.2": {
    ja: "文中の自分の名前は「このカード」の意味で、同名の別のカードではない。",
    en: "A card that names itself means just this card, not others of that name.",
  },
  "mtg-6e:K.3.3": {
    ja: "英語の名前が同じなら、刷られた言語や絵にかかわらず同名。",
    en: "Cards have the same name if their English names agree, whatever is printed.",
  },
  "mtg-6e:K.3.4": {
    ja: "効果で名前が増えることがあるが、それでも一枚のカードである。",
    en: "An effect may give a card more names; it is still one card.",
  },
  "mtg-6e:K.3.r1": {
    ja: "初めから名前を二つ持つカードがあるか",
    en: "Whether a card may have two names from the start",
  },
  "mtg-6e:K.4": { ja: "カードのタイプ", en: "Card types" },
  "mtg-6e:K.4.1": {
    ja: "タイプはカードの中央にあり、アーティファクト、ソーサリー、土地、インスタント、クリーチャー、エンチャントのどれか、または二つを兼ねたもの。",
    en: "The middle of a card tells its type: land, creature, artifact, artifact creature, enchantment, instant or sorcery.",
  },
  "mtg-6e:K.4.r1": {
    ja: "クリーチャーのカードにある、もう一つの分類",
    en: "The further type that creature cards show",
  },
  "mtg-6e:K.4.r2": {
    ja: "エンチャントのカードに添えられる情報",
    en: "What enchantment cards may add to their type",
  },
  "mtg-6e:K.5": { ja: "タイプの変化", en: "Changing types" },
  "mtg-6e:K.5.1": {
    ja: "タイプが変わると、残すと書かれたものを除き、前のタイプはなくなる。",
    en: "A new type replaces all earlier ones except those said to stay.",
  },
  "mtg-6e:K.5.2": {
    ja: "タイプが変わっても能力はそのまま。土地が基本地形のタイプになるときだけは別。",
    en: "Changing type leaves abilities alone, except where a land becomes a basic type.",
  },
  "mtg-6e:K.5.3": {
    ja: "タイプが変わっても、カウンターもダメージも効果も消えない。",
    en: "Counters, damage and effects stay, even if they mean nothing to the new type.",
  },
  "mtg-6e:K.5.4": {
    ja: "変わるのは元になる値で、上にかかった効果は残る。",
    en: "It alters the base values, so effects on top of them remain.",
  },
  "mtg-6e:K.5.5": { ja: "タイプの変化は、色を変えない。", en: "Changing type does not change colour." },
  "mtg-6e:K.5.6": {
    ja: "別のタイプになっても、新たに場に出たことにはならない。",
    en: "Becoming another type is not coming into play.",
  },
  "mtg-6e:K.5.7": {
    ja: "変わるのはパーマネントで、カードのタイプではない。",
    en: "The permanent changes; the card keeps its type.",
  },
  "mtg-6e:K.5.r1": {
    ja: "クリーチャーに変わった土地などに、元のタイプも残るか",
    en: "Whether lands and artifacts turned into creatures stay what they were",
  },
  "mtg-6e:K.5.r2": {
    ja: "クリーチャーになったものが、すぐタップ能力を使えるか",
    en: "Whether something that became a creature may at once tap for abilities",
  },
  "mtg-6e:K.5.r3": {
    ja: "クリーチャーになったものに、クリーチャーとしての分類があるか",
    en: "Whether something that became a creature has a creature type",
  },
  "mtg-6e:K.5.r4": {
    ja: "そのとき与えられる大きさは、元の値なのか",
    en: "Whether the size given then is a base value",
  },
  "mtg-6e:K.5.r5": {
    ja: "クリーチャーになったものを、もう一度クリーチャーにしたときの大きさ",
    en: "The size of something made into a creature twice",
  },
  "mtg-6e:K.5.r6": { ja: "二度目の効果で与えられた能力の扱い", en: "Abilities that a second such effect gives" },
  "mtg-6e:K.5.r7": {
    ja: "クリーチャーでなくなったものの、カウンターとダメージと効果",
    en: "Counters, damage and effects on something that is no creature any more",
  },
  "mtg-6e:K.5.r8": {
    ja: "元に戻ったものに付いていた、クリーチャー用のエンチャント",
    en: "Enchantments for creatures on something that stops being one",
  },
  "mtg-6e:K.6": { ja: "特性", en: "Characteristics" },
  "mtg-6e:K.6.1": {
    ja: "特性とは、名前・色・マナ・コスト・タイプ・エキスパンションの印・能力・大きさなど、それ自身を定めるもの。",
    en: "Characteristics define a card or token: name, colour, cost, types, set symbol, abilities, power and toughness.",
  },
  "mtg-6e:K.6.2": {
    ja: "タップの状態やコントローラーは、特性ではない。",
    en: "Being tapped, or who controls it, is no characteristic.",
  },
  "mtg-6e:K.6.3": {
    ja: "元の値は印刷のもの。トークンやタイプの変わったものでは、それをもたらした効果の言うもの。",
    en: "Base values are those printed, or those given by what made the token or changed the type.",
  },
  "mtg-6e:K.6.4": {
    ja: "呪文の特性はカードから始まり、加えられた変更は場に出た後まで続く。",
    en: "A spell starts from its card, and changes made to it go on when it becomes a permanent.",
  },
  "mtg-6e:K.6.5": {
    ja: "能力の特性は宣言の時に発生源から写され、以後は別々に追う。",
    en: "An ability takes its characteristics from its source when announced, and then has its own.",
  },
  "mtg-6e:K.6.6": {
    ja: "解決の中で特性を見るのは、必要になったその時。",
    en: "During resolution a characteristic is looked at when needed, not before.",
  },
  "mtg-6e:K.6.7": {
    ja: "もう居ないものの特性は、そのゾーンを離れる寸前のもの。",
    en: "For what is gone, its last values in that zone are used.",
  },
  "mtg-6e:K.6.r1": {
    ja: "効果で得た能力は、特性のうちか",
    en: "Whether abilities gained from effects are characteristics",
  },
  "mtg-6e:K.6.r2": {
    ja: "付いたエンチャント自身の能力は、付けられた側の特性か",
    en: "Whether an enchantment's own abilities belong to what it is on",
  },
  "mtg-6e:K.6.r3": {
    ja: "自分や発生源を対象に取ったとき、特性をいつ見るか",
    en: "When a spell or ability that targets itself or its source looks at its characteristics",
  },
  "mtg-6e:K.6.r4": {
    ja: "「このカードが…する」能力では、何の特性をいつ見るか",
    en: "Whose values count where an ability says that the permanent itself does something",
  },
  "mtg-6e:K.6.r5": {
    ja: "主語のない「…する」能力では、何の特性を見るか",
    en: "Whose values count where an ability does something without naming its permanent",
  },
  "mtg-6e:K.7": { ja: "色", en: "Colour" },
  "mtg-6e:K.7.1": { ja: "元の色は、マナ・コストの色で決まる。", en: "The base colour is that of the mana cost." },
  "mtg-6e:K.7.2": {
    ja: "色マナを含まないコストのものや、コストのないものは無色。",
    en: "Without coloured mana in its cost, or without a cost, a card is colourless.",
  },
  "mtg-6e:K.7.3": {
    ja: "唱える間に色が変わった呪文は、場に出ても変わったまま。",
    en: "A spell recoloured while being cast stays so in play.",
  },
  "mtg-6e:K.7.4": { ja: "コストに色が二つあれば、二つとも持つ。", en: "A card has every colour in its cost." },
  "mtg-6e:K.7.5": { ja: "新しい色は、前の色に取って代わる。", en: "A new colour replaces those before." },
  "mtg-6e:K.7.6": {
    ja: "コストが0のカードの色を定める一文は注記で、能力ではない。",
    en: "A line that gives the colour of a card costing nothing is a remark, not an ability.",
  },
  "mtg-6e:K.7.r1": { ja: "枠の色がカードの色を表すか", en: "Whether the frame tells the colour" },
  "mtg-6e:K.7.r2": {
    ja: "二色以上のものが、色を指す効果にどう関わるか",
    en: "How cards of several colours meet effects that name one",
  },
  "mtg-6e:K.7.r3": {
    ja: "「その色以外」に、その色も含む多色は入るか",
    en: "Whether a card partly of a colour counts as not of it",
  },
  "mtg-6e:K.7.r4": {
    ja: "マナ・シンボルを書き換えると、色も変わるか",
    en: "Whether rewriting mana symbols changes the colour",
  },
  "mtg-6e:K.7.r5": { ja: "「マルチカラー」の意味", en: "The meaning of “multicolour”" },
  "mtg-6e:K.8": { ja: "点数で見たマナ・コスト", en: "Converted mana cost" },
  "mtg-6e:K.8.1": {
    ja: "色を問わず数えた、マナ・コストの合計。",
    en: "The total amount of mana in the cost, whatever its colours.",
  },
} as const satisfies SummaryRows;
