import type { RuleTexts } from "../rule-text";

export const AREA_RULES = {
  "mag:401": { heading: true, ja: "領域：全体", en: "Areas in general" },
  "mag:401.1": {
    ja: "カードなどを置く場所のひとつひとつが領域。",
    en: "An area is a place where instances can be during the game.",
  },
  "mag:401.2": {
    ja: "カードの居場所は八つで、束になる魔導書と魔石デッキ、場に出る戦闘エリアと魔石エリア、ほかに手札、チャント、ダスト、夢がある。",
    en: "There are eight areas: grimoire, stone deck, hand, battle area, stone area, dust, chant and dream.",
  },
  "mag:401.3": {
    ja: "領域には、共有のものと各自のものがある。",
    en: "Some areas are shared, others belong to one player.",
  },
  "mag:401.3.1": {
    ja: "チャント、夢、戦闘エリアは一つだけあり、二人で使う。",
    en: "Battle area, dream and chant are shared.",
  },
  "mag:401.3.2": {
    ja: "残る五つの領域は、二人が別々に持つ。",
    en: "Each player has a stone area, grimoire, stone deck, hand and dust.",
  },
  "mag:401.4": {
    ja: "公開領域のカードは誰でも内容を知ることができ、非公開領域のカードは断りがない限り誰も知ることができない。",
    en: "Everyone may know the cards of a public area; unless told otherwise, nobody may know those of a hidden one.",
  },
  "mag:401.5": {
    ja: "どの領域でも、枚数は誰もが知ることができる。",
    en: "The number of cards in any area is open to all.",
  },
  "mag:401.6": {
    ja: "領域を移ったインスタンスは、移った先では前とは別のものになる。",
    en: "An instance that changes area is a new one where it arrives.",
  },
  "mag:401.7": {
    ja: "公開領域から魔石デッキに行くはずの、本来の種別がユニットやマジックのものは、どの置換よりも先に、魔導書行きへ改める。",
    en: "What was originally a unit or magic card and is bound from a public area for the stone deck goes to the grimoire instead, ahead of any replacement.",
  },
  "mag:401.8": {
    ja: "公開領域から魔導書に行くはずの、本来の種別が魔石のものは、どの置換よりも先に、魔石デッキ行きへ改める。",
    en: "What was originally a stone and is bound from a public area for the grimoire goes to the stone deck instead, ahead of any replacement.",
  },
  "mag:402": { heading: true, ja: "魔導書", en: "Grimoire" },
  "mag:402.1": {
    ja: "ユニットとマジックからなる各自の束が魔導書で、裏向きの非公開領域であり、順番は変えられない。",
    en: "The grimoire is each player's own face-down, hidden pile of units and magic, whose order must not be changed.",
  },
  "mag:402.2": {
    ja: "魔導書は通常、裏向きの一山に積んでおく。",
    en: "A grimoire is normally kept as one face-down pile.",
  },
  "mag:402.3": {
    ja: "魔導書に何枚も一度に置くなら、契約者が順番を決め、相手には知らせない。",
    en: "When several cards go to a grimoire together, their owner chooses the order and keeps it secret.",
  },
  "mag:403": { heading: true, ja: "魔石デッキ", en: "Stone deck" },
  "mag:403.1": {
    ja: "魔石からなる各自の束が魔石デッキで、裏向きの非公開領域であり、順番は変えられない。",
    en: "The stone deck is each player's own face-down, hidden pile of stones, whose order must not be changed.",
  },
  "mag:403.2": {
    ja: "魔石デッキは通常、裏向きの一山に積んでおく。",
    en: "A stone deck is normally kept as one face-down pile.",
  },
  "mag:403.3": {
    ja: "魔石デッキに何枚も一度に置くなら、契約者が順番を決め、相手には知らせない。",
    en: "When several cards go to a stone deck together, their owner chooses the order and keeps it secret.",
  },
  "mag:404": { heading: true, ja: "手札", en: "Hand" },
  "mag:404.1": {
    ja: "引いたカードを持っておく各自の非公開領域が手札で、並びは自由。",
    en: "The hand is each player's own hidden area for drawn cards, in no fixed order.",
  },
  "mag:404.2": { ja: "自分の手札は、自分だけが見てよい。", en: "You may see your own hand, though it is hidden." },
  "mag:405": { heading: true, ja: "戦闘エリア", en: "Battle area" },
  "mag:405.1": {
    ja: "ユニットを置く共有の公開領域が戦闘エリアで、並びは自由。",
    en: "The battle area is the shared, public area for units, in no fixed order.",
  },
  "mag:405.2": {
    ja: "戦闘エリアにあるものは、ウェイクかレストのどちらかになる。",
    en: "Everything in the battle area is either awake or rested.",
  },
  "mag:405.3": {
    ja: "断りがなければ、戦闘エリアにはウェイクで置く。",
    en: "Unless told otherwise, things enter the battle area awake.",
  },
  "mag:405.4": {
    ja: "領域を言わずにユニットと書いてあれば、戦闘エリアのユニットを指す。",
    en: '"Unit" without an area means a unit in the battle area.',
  },
  "mag:406": { heading: true, ja: "魔石エリア", en: "Stone area" },
  "mag:406.1": {
    ja: "魔石を置く各自の公開領域が魔石エリアで、並びは自由。",
    en: "The stone area is each player's own public area for stones, in no fixed order.",
  },
  "mag:406.2": {
    ja: "魔石エリアにあるものには向きと表裏があり、断りがなければウェイクで置く。",
    en: "Things in the stone area are awake or rested and face up or down; unless told otherwise they enter awake.",
  },
  "mag:406.3": {
    ja: "領域を言わずに魔石と書いてあれば、魔石エリアにあるものを指す。",
    en: '"Stone" without an area means anything in the stone area.',
  },
  "mag:406.4": {
    ja: "魔石エリアで裏向きのものは情報を持たず、無色の魔石になる。",
    en: "What lies face down in the stone area has no information and is a colorless stone.",
  },
  "mag:406.5": {
    ja: "魔石エリアで表向きの、本来は魔石でないものは、本来の色の魔石になるが、本来の情報は参照できる。",
    en: "What is face up in the stone area but not originally a stone counts as a stone of its original colors; its original information can still be referred to.",
  },
  "mag:407": { heading: true, ja: "ダスト", en: "Dust" },
  "mag:407.1": {
    ja: "破壊、解決、無効化、捨てるなどの後にカードが行き着く各自の公開領域がダストで、並びは自由。",
    en: "The dust is each player's own public area where destroyed, resolved, negated and discarded cards end up, in no fixed order.",
  },
  "mag:407.2": { ja: "ダストは一山に積んでおく。", en: "The dust is kept as one pile." },
  "mag:408": { heading: true, ja: "チャント", en: "Chant" },
  "mag:408.1": {
    ja: "使ったカードと誘発した能力が順に積まれる共有の公開領域がチャントで、順番は変えられない。",
    en: "The chant is the shared, public pile of used cards and triggered abilities, whose order must not be changed.",
  },
  "mag:408.2": {
    ja: "使ったカードは解決前に、誘発した能力は誰かへ使用権が渡るときに、チャントの一番上に載る。",
    en: "Used cards go on top of the chant before resolving; triggered abilities do so when anyone is about to get priority.",
  },
  "mag:408.3": {
    ja: "一度にいくつも載るときは、ターン・プレイヤーの分が先で相手の分が後、それぞれの中の順番は支配者が決める。",
    en: "When several go on together, the turn player's come first, then the opponent's; each controller orders their own.",
  },
  "mag:408.4": {
    ja: "チャントの能力を支配するのは、誘発の時点で元のインスタンスを支配していた人。",
    en: "An ability on the chant is controlled by whoever controlled its source when it triggered.",
  },
  "mag:408.5": {
    ja: "二人続けて放棄したらチャントの一番上を解決し、空でバトル中でもなければフェイズを終える。",
    en: "Two passes in a row resolve the top of the chant; with an empty chant and no battle they end the phase.",
  },
  "mag:409": { heading: true, ja: "夢", en: "Dream" },
  "mag:409.1": {
    ja: "夢は決まった役割を持たない共有の公開領域で、並びは自由。",
    en: "The dream is a shared, public area with no set purpose, in no fixed order.",
  },
} satisfies RuleTexts;
