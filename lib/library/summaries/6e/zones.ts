import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries Z.1 to Z.9 of the general rulings summary. */
export const ZONES_SUMMARIES = {
  "mtg-6e:Z.1": { ja: "ゾーン", en: "Zones" },
  "mtg-6e:Z.1.1": {
    ja: "ゾーンは八つ。手札、ライブラリー、墓地、場、スタック、ゲームから除外、フェイズ・アウト、アンティ。",
    en: "There are eight zones: hand, library, graveyard, in play, stack, removed from the game, phased out and ante.",
  },
  "mtg-6e:Z.1.2": {
    ja: "場とスタックだけは一つを分け合い、ほかのゾーンは各自が一つずつ持つ。",
    en: "Only the play area and the stack are shared; of every other zone each player has one.",
  },
  "mtg-6e:Z.1.3": {
    ja: "ゾーンを移ったものは過去を失い、かかっていた効果もそれを追えなくなる（フェイズ・アウトとスタックの出入りは別）。",
    en: "Whatever changes zones forgets its past, and effects on it lose track of it, except on its way to and from the stack or phased out.",
  },
  "mtg-6e:Z.1.4": {
    ja: "一つの効果で何枚も動くなら同時に動き、順番のあるゾーンではオーナーが並べ方を選ぶ。",
    en: "Cards moved by one effect move simultaneously; where the new zone is ordered, its owner picks the order.",
  },
  "mtg-6e:Z.1.5": {
    ja: "手札・ライブラリー・墓地・アンティへ行くものは、必ずオーナーの側へ行く。",
    en: "Anything bound for a hand, library, graveyard or ante goes to its owner's.",
  },
  "mtg-6e:Z.1.r1": {
    ja: "ゾーンの移動で誘発した能力が、移る前の様子を参照できるかどうか",
    en: "Whether an ability triggered by a change of zones may look at how things were before",
  },
  "mtg-6e:Z.1.r2": {
    ja: "移動で誘発した能力の解決が、移動の完了を待つかどうか",
    en: "Whether an ability triggered by a move waits for the move to be finished",
  },
  "mtg-6e:Z.1.r3": {
    ja: "移動で誘発した能力が、その先のゾーンまでカードを追うかどうか",
    en: "How far an ability triggered by a move follows the card afterwards",
  },
  "mtg-6e:Z.1.r4": {
    ja: "いま居るゾーンへ「置く」と言われたカードはどうなるか",
    en: "What becomes of a card told to go to the zone where it already is",
  },
  "mtg-6e:Z.2": { ja: "アンティ", en: "Ante" },
  "mtg-6e:Z.2.1": {
    ja: "希望すれば、互いのカードの所有権を賭けて遊べる。",
    en: "Players may agree to play for ownership of each other's cards.",
  },
  "mtg-6e:Z.2.2": {
    ja: "賭けるなら、シャッフルとカットの後に各自のデッキの最上段をアンティとし、勝者がもらう。",
    en: "When playing for ante, each deck's top card is set aside after shuffling and cutting, and the winner keeps them.",
  },
  "mtg-6e:Z.2.3": {
    ja: "「そのプレイヤーのアンティ」は、そのアンティのゾーンの全部を指す。",
    en: "A card that speaks of a player's ante means every card in that ante zone.",
  },
  "mtg-6e:Z.2.4": {
    ja: "伏せて賭けると決めた場合を除き、アンティは誰でも見てよい。",
    en: "Unless it was agreed to keep it hidden, anybody may look at the ante.",
  },
  "mtg-6e:Z.3": { ja: "墓地", en: "Graveyard" },
  "mtg-6e:Z.3.1": {
    ja: "捨てたもの、破壊や生け贄で失われたもの、打ち消されたもの、解決したインスタントとソーサリーの行き先が墓地である。",
    en: "The graveyard takes what is discarded, destroyed, sacrificed or countered, and instants and sorceries that have resolved.",
  },
  "mtg-6e:Z.3.2": {
    ja: "墓地には「捨て札の山」という別名がある。",
    en: "“Discard pile” is another name for the graveyard.",
  },
  "mtg-6e:Z.3.3": {
    ja: "墓地は並びを持ち、新しいカードほど上。まとめて入るときはオーナーが並べる。",
    en: "A graveyard is ordered with the newest card on top; its owner arranges cards that arrive together.",
  },
  "mtg-6e:Z.3.4": { ja: "墓地の並べ替えはできない。", en: "Nobody may rearrange a graveyard." },
  "mtg-6e:Z.3.5": {
    ja: "どの墓地も、中身と並びは全員が知ってよい。",
    en: "Everyone may know what lies in each graveyard, and in which order.",
  },
  "mtg-6e:Z.3.6": {
    ja: "墓地でも働くと自ら書いてある能力を別にして、墓地のカードの能力は働かない。",
    en: "Abilities of cards in a graveyard do nothing and cannot be played, except those that say they work there.",
  },
  "mtg-6e:Z.3.r1": {
    ja: "墓地に着いたトークンはいつ消え、その前に何かできるか",
    en: "When a token in a graveyard vanishes, and whether anything may be played before",
  },
  "mtg-6e:Z.3.r2": {
    ja: "墓地のカードに、場にいた頃の選択や変更やカウンターが残るかどうか",
    en: "Whether a card in a graveyard keeps choices, changes or counters from its time in play",
  },
  "mtg-6e:Z.3.r3": {
    ja: "墓地から戻ったものは、前と同じものかどうか",
    en: "Whether a card that comes back from a graveyard is still the same one",
  },
  "mtg-6e:Z.4": { ja: "手札", en: "Hand" },
  "mtg-6e:Z.4.1": {
    ja: "引いてまだプレイしていないカードは手札にある。",
    en: "Cards that were drawn and not yet played are in the hand.",
  },
  "mtg-6e:Z.4.2": {
    ja: "手札は枚数だけが公開で、中身は能力などが明かさないかぎり秘密。",
    en: "The number of cards in a hand is public; the cards themselves are secret unless something reveals them.",
  },
  "mtg-6e:Z.4.3": {
    ja: "手札の上限はふつう7枚で、確かめるのは自分のクリンナップ・ステップだけ。",
    en: "The maximum hand size, normally seven, is checked only in the player's own cleanup step.",
  },
  "mtg-6e:Z.4.4": {
    ja: "唱えている途中の呪文は、その選択やコストの支払いにおいて、もう手札には数えない。",
    en: "A spell being announced no longer counts as part of the hand while its choices and costs are settled.",
  },
  "mtg-6e:Z.4.r1": {
    ja: "自分の手札のどれを相手に見られたか、知る権利があるか",
    en: "Whether you may know which of your cards the opponent looked at",
  },
  "mtg-6e:Z.4.r2": {
    ja: "自分から手札を人に見せてよいか",
    en: "Whether you may show your hand to others of your own accord",
  },
  "mtg-6e:Z.4.r3": {
    ja: "手札の並びに意味があるか、並べ替えてよいか",
    en: "Whether the order of a hand matters and may be changed",
  },
  "mtg-6e:Z.5": { ja: "場", en: "In play" },
  "mtg-6e:Z.5.1": {
    ja: "コントロールしているカードは自分の前に並べる。ほかの人のパーマネントに付けた個別エンチャントだけは例外。",
    en: "Cards you control lie in front of you, except local enchantments on somebody else's permanents.",
  },
  "mtg-6e:Z.5.2": {
    ja: "パーマネントがあるのは場だけである。",
    en: "Permanents exist in play and nowhere else.",
  },
  "mtg-6e:Z.5.3": {
    ja: "タップしているかどうかは、場にあるものについてだけ言える。",
    en: "Being tapped or untapped is said only of things in play.",
  },
  "mtg-6e:Z.5.r1": {
    ja: "場を離れて帰ってきたものを、同じパーマネントとみなすか",
    en: "Whether something that left play and came back is still the same permanent",
  },
  "mtg-6e:Z.5.r2": {
    ja: "あとで手札に戻すなどの効果は、先に場を離れたものにも残るか",
    en: "Whether a delayed effect such as a later return still holds for something that left play first",
  },
  "mtg-6e:Z.6": { ja: "ライブラリー", en: "Library" },
  "mtg-6e:Z.6.1": {
    ja: "まだ引かれていない自分のデッキがライブラリーで、「山札」とも言う。",
    en: "The library, also called the draw pile, is what is left of your deck to draw from.",
  },
  "mtg-6e:Z.6.2": {
    ja: "ライブラリーの中は、指示がないかぎりオーナーも見られない。",
    en: "Without an instruction nobody may look into a library, not even its owner.",
  },
  "mtg-6e:Z.6.3": {
    ja: "ライブラリーの順番は、そうせよと言うものがあるときだけ変えられる。",
    en: "The order of a library changes only when something says so.",
  },
  "mtg-6e:Z.6.4": { ja: "ライブラリーの残り枚数は誰でも数えてよい。", en: "Anybody may count the cards of a library." },
  "mtg-6e:Z.6.5": {
    ja: "場所の指定がなければ、置くのも取るのも一番上。",
    en: "Unless told otherwise, cards enter and leave a library at the top.",
  },
  "mtg-6e:Z.6.6": {
    ja: "同時にライブラリーに置かれるカードの並びは、そのオーナーが決める。",
    en: "A library's owner orders cards that are put into it together.",
  },
  "mtg-6e:Z.6.7": {
    ja: "ライブラリーの残りより多い枚数を求める効果は、残りの全部に及ぶ。",
    en: "An effect that wants more cards than a library has affects all that are left.",
  },
  "mtg-6e:Z.6.8": {
    ja: "空のライブラリーから引こうとした人は、次の状況起因のチェックで負ける。",
    en: "A player who has to draw from an empty library loses at the next check of state-based effects.",
  },
  "mtg-6e:Z.6.9": {
    ja: "種類や名前を頼りにライブラリーを探すとき、あっても「なかった」としてよい。ただし、決まった枚数を探す効果では、足りるかぎり全部見つけなければならない。",
    en: "When searching a library for a type or a name, you may choose not to find it; but an effect that looks for a stated number of cards must find them all while there are enough.",
  },
  "mtg-6e:Z.6.r1": {
    ja: "ライブラリーに出入りするカードや、その並びを見せる必要があるか",
    en: "Whether cards that go to or from a library, or their order, must be shown",
  },
  "mtg-6e:Z.6.r2": {
    ja: "探して抜いたカードは、残りを切って上に戻すまでの間どこにあるとみなすか",
    en: "Where a card counts as being between its search and its return on top of the shuffled rest",
  },
  "mtg-6e:Z.7": { ja: "フェイズ・アウトのゾーン", en: "Phased out" },
  "mtg-6e:Z.7.1": {
    ja: "フェイズ・アウトしたものは、フェイズ・アウトのゾーンに入る。",
    en: "Whatever phases out goes to the phased-out zone.",
  },
  "mtg-6e:Z.7.2": {
    ja: "フェイズ・アウトのゾーンへの出入りでは、カウンターや付いたエンチャントなどの変更が失われない。",
    en: "Unlike other moves, going to the phased-out zone and back keeps counters, enchantments and other changes.",
  },
  "mtg-6e:Z.8": { ja: "ゲームから除外", en: "Removed from the game" },
  "mtg-6e:Z.8.1": { ja: "ゲームから除いたカードの置き場。", en: "The place for cards taken out of the game." },
  "mtg-6e:Z.8.2": {
    ja: "除外されたカードは全員に公開。ただし裏向きで除くと書くカードもある。",
    en: "Removed cards are public, except those that a card removes face down.",
  },
  "mtg-6e:Z.8.3": {
    ja: "除外先から戻す手段を持つ効果もあり、その多くは「脇に置く」と書かれる。",
    en: "Some effects bring removed cards back; these often say “set aside”.",
  },
  "mtg-6e:Z.8.r1": {
    ja: "除外したカードを、どう山に分けておくべきか",
    en: "How piles of removed cards should be kept apart",
  },
  "mtg-6e:Z.9": { ja: "スタック", en: "The stack" },
  "mtg-6e:Z.9.1": {
    ja: "宣言されてまだ解決していない呪文や能力は、スタックにある。",
    en: "Spells and abilities that were announced and wait to resolve are on the stack.",
  },
  "mtg-6e:Z.9.2": {
    ja: "新しく宣言した呪文や能力が、スタックの最上段になる。",
    en: "The newest spell or ability goes on top of the stack.",
  },
  "mtg-6e:Z.9.3": {
    ja: "呪文や能力がスタックから出るのは、解決したときか打ち消されたとき。まれに、取り除く呪文もある。",
    en: "Spells and abilities leave the stack only by resolving or being countered; a rare spell may also remove one.",
  },
  "mtg-6e:Z.9.4": {
    ja: "スタックの中身は表向きで、皆に見える。",
    en: "Everything on the stack is face up and public.",
  },
  "mtg-6e:Z.9.5": {
    ja: "スタックへの出入りでは、加えられた変更が失われない。",
    en: "Unlike other moves, going on and off the stack keeps changes made to a card.",
  },
  "mtg-6e:Z.9.6": {
    ja: "能力は、仮のカードがあるものとしてスタックに置く。",
    en: "An ability stands on the stack as an imaginary card.",
  },
  "mtg-6e:Z.9.7": {
    ja: "スタック上の呪文に加えた変更は、それがパーマネントになっても続く。",
    en: "A change made to a spell on the stack stays with the permanent that it becomes.",
  },
} as const satisfies SummaryRows;
