import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries K.1 to K.8 of the general rulings summary. */
export const CARDS_1_SUMMARIES = {
  "mtg-6e:K.1": { ja: "アーティファクト", en: "Artifacts" },
  "mtg-6e:K.1.1": {
    ja: "アーティファクトのカードはどのゾーンでも「アーティファクト・カード」で、ただ「アーティファクト」と言うのは場にあるとき。",
    en: "An artifact card is one in every zone; just “artifact” means one in play.",
  },
  "mtg-6e:K.1.2": {
    ja: "パーマネントが効果でアーティファクトになっても、色は元のまま。",
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
    ja: "アーティファクト・クリーチャーは完全にその両方であり、どちらに向けた効果も受ける。",
    en: "Artifact creatures are artifacts and creatures in every respect, open to what affects either.",
  },
  "mtg-6e:K.2.2": {
    ja: "アーティファクト・クリーチャーの呪文は、解決の終わりに場に出る。",
    en: "An artifact creature spell comes into play at the end of its resolution.",
  },
  "mtg-6e:K.2.r1": {
    ja: "来たばかりのアーティファクト・クリーチャーが攻撃などをできるかどうか",
    en: "Whether artifact creatures that have just arrived may attack and the like",
  },
  "mtg-6e:K.2.r2": {
    ja: "アーティファクト・クリーチャーのカードを、場の外でもクリーチャー・カードとみなすか",
    en: "Whether an artifact creature card counts as a creature card in other zones",
  },
  "mtg-6e:K.3": { ja: "カードの名前", en: "Card names" },
  "mtg-6e:K.3.1": {
    ja: "カードの名前は、そのカードの左上の隅にある。",
    en: "The name of a card stands in its upper left corner.",
  },
  "mtg-6e:K.3.2": {
    ja: "カードの文中にある自分の名前は「このカード」の意味で、同名の別のカードではない。",
    en: "A card that names itself means just this card, not others of that name.",
  },
  "mtg-6e:K.3.3": {
    ja: "英語の名前が同じカードは、何が刷られていても同名。",
    en: "Cards have the same name if their English names agree, whatever is printed.",
  },
  "mtg-6e:K.3.4": {
    ja: "効果によって一枚のカードが名前をいくつか持つことがあるが、それでも一枚のカードである。",
    en: "An effect may give a card several names; it is still one card.",
  },
  "mtg-6e:K.3.r1": {
    ja: "初めから名前を二つ持つカードがあるか",
    en: "Whether a card may have two names from the start",
  },
  "mtg-6e:K.4": { ja: "カードのタイプ", en: "Card types" },
  "mtg-6e:K.4.1": {
    ja: "タイプはカードの中央にあり、土地、クリーチャー、アーティファクト、アーティファクト・クリーチャー、エンチャント、ソーサリー、インスタントのどれか。",
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
    ja: "パーマネントのタイプが変わると、残すと書かれたものを除き、前のタイプはなくなる。",
    en: "When a permanent changes type, the new type replaces all earlier ones except those said to stay.",
  },
  "mtg-6e:K.5.2": {
    ja: "タイプが変わっても、断りがなければ能力はそのまま。土地が基本地形のタイプになるときだけは別。",
    en: "Unless the effect says otherwise, changing type leaves abilities alone; only a land that becomes a basic type has them changed anyway.",
  },
  "mtg-6e:K.5.3": {
    ja: "パーマネントのタイプが変わっても、カウンターもダメージも効果も消えない。",
    en: "Counters, damage and effects stay when a permanent changes type, even if they mean nothing to the new type.",
  },
  "mtg-6e:K.5.4": {
    ja: "タイプの変化で変わるのは基本の特性で、その上にかかった効果は残る。",
    en: "A change of type alters the base characteristics, so effects on top of them remain.",
  },
  "mtg-6e:K.5.5": { ja: "タイプの変化は、色を変えない。", en: "Changing type does not change colour." },
  "mtg-6e:K.5.6": {
    ja: "パーマネントが別のタイプになっても、新たに場に出たことにはならない。",
    en: "A permanent that becomes another type does not thereby come into play.",
  },
  "mtg-6e:K.5.7": {
    ja: "タイプが変わるのはパーマネントで、カード・タイプは変わらない。",
    en: "When a permanent changes type, the card keeps its card type.",
  },
  "mtg-6e:K.5.r1": {
    ja: "クリーチャーに変わった土地やアーティファクトに、元のタイプも残るか",
    en: "Whether lands and artifacts turned into creatures stay what they were",
  },
  "mtg-6e:K.5.r2": {
    ja: "クリーチャーになったパーマネントが、すぐタップ能力を使えるか",
    en: "Whether a permanent that became a creature may at once tap for abilities",
  },
  "mtg-6e:K.5.r3": {
    ja: "クリーチャーになったパーマネントに、クリーチャー・タイプがあるか",
    en: "Whether a permanent that became a creature has a creature type",
  },
  "mtg-6e:K.5.r4": {
    ja: "クリーチャーになるときに与えられるパワーとタフネスは、基本の値なのか",
    en: "Whether the power and toughness given to a permanent that becomes a creature are base values",
  },
  "mtg-6e:K.5.r5": {
    ja: "クリーチャーになった土地やアーティファクトを、もう一度クリーチャーにしたときのパワーとタフネス",
    en: "The power and toughness of a land or artifact made into a creature a second time",
  },
  "mtg-6e:K.5.r6": {
    ja: "クリーチャーになった土地やアーティファクトをもう一度クリーチャーにする効果が、能力も与えるとき、それは基本の能力か",
    en: "Whether abilities given by an effect that makes a land or artifact a creature a second time are base abilities",
  },
  "mtg-6e:K.5.r7": {
    ja: "クリーチャーでなくなったパーマネントの、カウンターとダメージと効果",
    en: "Counters, damage and effects on a permanent that is no creature any more",
  },
  "mtg-6e:K.5.r8": {
    ja: "クリーチャーでなくなった土地やアーティファクトに付いていた、エンチャント（クリーチャー）",
    en: "Creature enchantments on a land or artifact that stops being a creature",
  },
  "mtg-6e:K.6": { ja: "特性", en: "Characteristics" },
  "mtg-6e:K.6.1": {
    ja: "特性とは、名前、色、マナ・コスト、タイプとサブタイプ、エキスパンション・シンボル、能力、パワー、タフネスのこと。",
    en: "Characteristics define a card or token: name, colour, mana cost, types and subtypes, expansion symbol, abilities, power and toughness.",
  },
  "mtg-6e:K.6.2": {
    ja: "タップの状態やコントローラーなどは、特性ではない。",
    en: "Whether a permanent is tapped, who controls it and the like are no characteristics.",
  },
  "mtg-6e:K.6.3": {
    ja: "基本の特性は印刷のもの。トークンやタイプの変わったものでは、それをもたらした呪文や能力が定めるもの。",
    en: "Base characteristics are those printed, or those given by what made the token or changed the type.",
  },
  "mtg-6e:K.6.4": {
    ja: "呪文の特性はカードの特性から始まり、加えられた変更は場に出た後まで続く。",
    en: "A spell starts with its card's characteristics, and changes made to it go on when it becomes a permanent.",
  },
  "mtg-6e:K.6.5": {
    ja: "能力の特性は宣言のときに発生源から写され、以後は別々に追う。",
    en: "An ability takes its characteristics from its source when announced, and from then on they are followed apart from the source.",
  },
  "mtg-6e:K.6.6": {
    ja: "解決の中で特性を見るのは、必要になったそのとき。",
    en: "During resolution a characteristic is looked at when needed, not before.",
  },
  "mtg-6e:K.6.7": {
    ja: "もうそのゾーンにないものの特性は、離れる直前のものを使う。",
    en: "For what has left its zone, its last characteristics there are used.",
  },
  "mtg-6e:K.6.r1": {
    ja: "効果で得た能力は、特性のうちか",
    en: "Whether abilities gained from effects are characteristics",
  },
  "mtg-6e:K.6.r2": {
    ja: "パーマネントに付いたエンチャントの能力は、そのパーマネントの特性か",
    en: "Whether the abilities of an enchantment are characteristics of the permanent it is on",
  },
  "mtg-6e:K.6.r3": {
    ja: "呪文や能力が自分や発生源を対象に取ったとき、その特性をいつ見るか",
    en: "When the characteristics are checked if a spell or ability targets itself or its source",
  },
  "mtg-6e:K.6.r4": {
    ja: "「このカードが…する」能力では、何の特性をいつ見るか",
    en: "Whose characteristics count where an ability says that the permanent itself does something",
  },
  "mtg-6e:K.6.r5": {
    ja: "主語のない「…する」能力では、何の特性を見るか",
    en: "Whose characteristics count where an ability does something without naming its permanent",
  },
  "mtg-6e:K.7": { ja: "色", en: "Colour" },
  "mtg-6e:K.7.1": {
    ja: "呪文やパーマネントの基本の色は、マナ・コストの色で決まる。",
    en: "The base colour of a spell or permanent is that of its mana cost.",
  },
  "mtg-6e:K.7.2": {
    ja: "マナ・コストに色マナのないカードや、マナ・コストのないカードは無色。",
    en: "Without coloured mana in its mana cost, or without a mana cost, a card is colourless.",
  },
  "mtg-6e:K.7.3": {
    ja: "唱える間に色が変わった呪文は、場に出ても変わったまま。",
    en: "A spell whose colour changes while it is being cast keeps that colour in play.",
  },
  "mtg-6e:K.7.4": {
    ja: "マナ・コストに色がいくつもあるカードは、そのすべての色を持つ。",
    en: "A card has every colour in its mana cost.",
  },
  "mtg-6e:K.7.5": { ja: "新しい色は、前の色に取って代わる。", en: "A new colour replaces those before." },
  "mtg-6e:K.7.6": {
    ja: "マナ・コストが0のカードの色を定める一文は注釈で、能力ではない。色の語を書き換える効果は及ぶ。",
    en: "A line that gives the colour of a card with mana cost 0 is a remark, not an ability; effects that change colour words still reach it.",
  },
  "mtg-6e:K.7.r1": { ja: "枠の色がカードの色を表すか", en: "Whether the frame tells the colour" },
  "mtg-6e:K.7.r2": {
    ja: "二色以上のものが、一つの色を指す効果にどう関わるか",
    en: "How what has several colours meets effects that name one",
  },
  "mtg-6e:K.7.r3": {
    ja: "「黒以外」など、ある色以外を指す効果が、その色も含む多色に及ぶか",
    en: "Whether “nonblack” and the like include what is partly of that colour",
  },
  "mtg-6e:K.7.r4": {
    ja: "マナ・シンボルを書き換えると、カードの色も変わるか",
    en: "Whether rewriting mana symbols changes the colour",
  },
  "mtg-6e:K.7.r5": { ja: "「マルチカラー」の意味", en: "The meaning of “multicolour”" },
  "mtg-6e:K.8": { ja: "点数で見たマナ・コスト", en: "Converted mana cost" },
  "mtg-6e:K.8.1": {
    ja: "点数で見たマナ・コストは、色を問わず数えた、マナ・コストのマナの量。",
    en: "The converted mana cost is the total amount of mana in the mana cost, whatever its colours.",
  },
} as const satisfies SummaryRows;
