import type { RuleTexts } from "../rule-text";

export const USE_RULES = {
  "mag:702": { heading: true, ja: "カードを使うことと支払い", en: "Using cards and paying costs" },
  "mag:702.1": {
    ja: "メインかエンドのフェイズに使用権があればカードを使え、使用とはチャントの一番上に移してコストを払うまでをいう。",
    en: "With priority in a main or end phase you may use a card, that is, put it on top of the chant and pay for it.",
  },
  "mag:702.2": {
    ja: "使えるのは、原則として自分の手札にあるカードだけ。",
    en: "As a rule you can use only cards from your own hand.",
  },
  "mag:702.3": {
    ja: "使用は以下の順に進み、途中で行き詰まるか不正とわかれば、始める前の状態にすべて戻す。",
    en: "Using a card follows these steps; if it gets stuck or proves illegal, everything is rewound.",
  },
  "mag:702.3.1": {
    ja: "カードを、伏せられた領域にあれば見せてから、使う人の支配下でチャントの一番上に移す。",
    en: "The card, shown first if it was hidden, goes to the top of the chant under the control of its user.",
  },
  "mag:702.3.1.1": {
    ja: "タイミングの合わない使用は不正だが、効果で使う場合は問わない。",
    en: "A use that breaks timing is illegal, unless an effect makes the use.",
  },
  "mag:702.3.2": {
    ja: "対象が要るカードならここで指定し、適正に指定できない使用は不正になる。",
    en: "If the card needs targets they are chosen now; without legal targets the use is illegal.",
  },
  "mag:702.3.2.1": {
    ja: "「対象」の語一つに対し、同じものは一度しか選べない。",
    en: "For one occurrence of the word 対象 the same thing can be chosen only once.",
  },
  "mag:702.3.2.2": {
    ja: "対象は決められた数ちょうどを選び、数を選べるものは先に数を決める。",
    en: "Exactly the stated number of targets is chosen; a variable number is settled first.",
  },
  "mag:702.3.3": {
    ja: "対象に割り振るダメージやカウンターの配分はこの時点で決め、適正にできない使用は不正になる。",
    en: "Damage or counters to be split among targets are divided now; if that cannot be done legally, the use is illegal.",
  },
  "mag:702.3.3.1": { ja: "どの対象にも1以上を割り振る。", en: "Each target gets at least 1." },
  "mag:702.3.4": {
    ja: "使用コスト、触媒の順に払い、払えない使用は不正になる。",
    en: "Pay the use cost, then the catalyst; if you cannot, the use is illegal.",
  },
  "mag:702.3.4.1": {
    ja: "使用コストは、求められた色と数ちょうどのウェイクの魔石をレストして払い、無色の部分はどの魔石でもよい。",
    en: "The use cost is paid by resting exactly the awake stones it asks for; any stone will do for its colorless part.",
  },
  "mag:702.3.4.2": {
    ja: "触媒は、求められた色と数ちょうどの表向きの魔石を裏返して払い、使用コストでレストしたものも使える。",
    en: "The catalyst is paid by turning down exactly the face-up stones it asks for, which may be the ones just rested.",
  },
  "mag:702.3.5": {
    ja: "ここまで済めば使用は完了し、使用権を使って始めたのなら、次はターン・プレイヤーに使用権が渡る。",
    en: "That completes the use; if it was begun with priority, the turn player now gets priority.",
  },
  "mag:703": { heading: true, ja: "誘発能力の誘発", en: "How abilities trigger" },
  "mag:703.1": {
    ja: "条件に合う出来事のたびに誘発能力は待機し、次に誰かへ使用権が渡るときチャントに載る。",
    en: "Each matching event makes the ability wait, to go on the chant when anyone next gets priority.",
  },
  "mag:703.2": {
    ja: "出来事一回につき、同じ能力は一度しか誘発しない。",
    en: "Each ability triggers just once per matching event.",
  },
  "mag:703.3": { ja: "誘発した瞬間には、まだ何も起こらない。", en: "At the moment of triggering nothing happens yet." },
  "mag:703.4": {
    ja: "チャントに載せる手順は以下のとおりで、途中で続けられなくなった能力はチャントから除く。",
    en: "Abilities go on the chant by the steps below; one that cannot complete them is taken off.",
  },
  "mag:703.4.1": {
    ja: "待っていた能力は、元のインスタンスを支配していた人の支配下で載る。",
    en: "A waiting ability goes on under the control of whoever controlled its source.",
  },
  "mag:703.4.1.1": {
    ja: "いくつも待っていれば、ターン・プレイヤーの分が先で相手の分が後になり、それぞれ好きな順に載せる。",
    en: "If several wait, the turn player puts theirs on in any order, then the opponent does.",
  },
  "mag:703.4.1.2": {
    ja: "対象が要る能力ならここで指定し、適正に指定できなければチャントから除く。",
    en: "If the ability needs targets they are chosen now; without legal targets it is taken off the chant.",
  },
  "mag:703.4.1.2.1": {
    ja: "「対象」の語一つに対し、同じものは一度しか選べない。",
    en: "For one occurrence of the word 対象 the same thing can be chosen only once.",
  },
  "mag:703.4.1.2.2": {
    ja: "対象は決められた数ちょうどを選び、数を選べるものは先に数を決める。",
    en: "Exactly the stated number of targets is chosen; a variable number is settled first.",
  },
  "mag:703.4.1.3": {
    ja: "対象に割り振るダメージやカウンターの配分はこの時点で決め、適正にできなければチャントから除く。",
    en: "Damage or counters to be split among targets are divided now; if that cannot be done legally, the ability is taken off.",
  },
  "mag:703.4.1.3.1": { ja: "どの対象にも1以上を割り振る。", en: "Each target gets at least 1." },
  "mag:703.4.1.4": {
    ja: "すべて済めば、使用権はターン・プレイヤーに渡る。",
    en: "When all this is done, the turn player gets priority.",
  },
  "mag:704": { heading: true, ja: "カードや能力の解決", en: "Resolving" },
  "mag:704.1": {
    ja: "使ったカードや誘発した能力はチャントで待ち、二人続けて放棄すると一番上から働くが、これを解決という。",
    en: "Cards and abilities wait on the chant; two passes in a row let the topmost take effect, which is called resolving.",
  },
  "mag:704.2": { ja: "解決されるのは、チャントにあるものだけ。", en: "Nothing resolves except from the chant." },
  "mag:704.3": { ja: "解決は、以下の順に進む。", en: "Resolving goes through the steps below." },
  "mag:704.3.1": {
    ja: "先に選んだ対象を確かめ、不適正なものに関わる部分だけを除いて残りを行う。",
    en: "The chosen targets are checked first; whatever would affect an illegal one is left out and the rest is done.",
  },
  "mag:704.3.1.1": { ja: "領域を移った対象は、不適正。", en: "A target that changed area is illegal." },
  "mag:704.3.1.2": {
    ja: "対象の条件から外れたものは、不適正。",
    en: "A target that no longer fits the description is illegal.",
  },
  "mag:704.3.1.3": {
    ja: "「対象にならない」能力を持つものは、不適正。",
    en: 'A target that "cannot be targeted" is illegal.',
  },
  "mag:704.3.2": {
    ja: "まだチャントに残っていれば、解決を始める。",
    en: "If it is still on the chant, it now resolves.",
  },
  "mag:704.3.2.1": {
    ja: "支配者は、書かれた順に指示を行う。",
    en: "The controller follows the instructions in the order written.",
  },
  "mag:704.3.2.2": {
    ja: "選ぶよう求められたプレイヤーは、指示に合うものを選ぶ。",
    en: "A player asked to choose must choose what the instruction allows.",
  },
  "mag:704.3.2.3": { ja: "能力は、指示を終えると消える。", en: "An ability disappears after its last instruction." },
  "mag:704.3.2.4": {
    ja: "マジックは、マジック能力を終えるとダストに行く。",
    en: "A magic card carries out its magic ability and then goes to the dust.",
  },
  "mag:704.3.2.5": { ja: "ユニットは、ウェイクで戦闘エリアに出る。", en: "A unit enters the battle area awake." },
  "mag:704.3.3": {
    ja: "解決を終えたら、使用権がターン・プレイヤーに渡る。",
    en: "After that the turn player gets priority.",
  },
} satisfies RuleTexts;
