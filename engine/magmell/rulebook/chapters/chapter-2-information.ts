import type { RuleTexts } from "../rule-text";

export const INFORMATION_RULES = {
  "mag:208": { heading: true, ja: "種別", en: "Kinds" },
  "mag:208.1": { ja: "種別はユニット、マジック、魔石の三つ。", en: "There are three kinds: unit, magic and stone." },
  "mag:208.1.1": { ja: "Unit とあればユニット。", en: 'The word "Unit" marks a unit.' },
  "mag:208.1.2": { ja: "Magic とあればマジック。", en: 'The word "Magic" marks a magic card.' },
  "mag:208.1.3": { ja: "Stone とあれば魔石。", en: 'The word "Stone" marks a stone.' },
  "mag:208.2": {
    ja: "付属品に Counter、Marker、Token とあっても目印にすぎず、種別にはならない。",
    en: "Markers, tokens and counters that come with a product are aids, not kinds.",
  },
  "mag:209": { heading: true, ja: "タイミング", en: "Timing" },
  "mag:209.1": {
    ja: "カードをいつ使えるかを示すのがタイミングで、クイックとノーマルがある。",
    en: "Timing says when a card may be used; it is either quick or normal.",
  },
  "mag:209.1.1": { ja: "稲妻の印があればクイック。", en: "A lightning mark means quick." },
  "mag:209.1.2": { ja: "稲妻の印がなければノーマル。", en: "No lightning mark means normal." },
  "mag:209.2": {
    ja: "クイックは、メインフェイズかエンドフェイズに使用権があれば使える。",
    en: "A quick card can be used whenever you have priority in a main or end phase.",
  },
  "mag:209.3": {
    ja: "ノーマルを使えるのは、自分のメインフェイズで使用権があり、バトル中でなく、チャントに何もないときだけ。",
    en: "A normal card needs your own main phase, your priority, no battle and an empty chant.",
  },
  "mag:210": { heading: true, ja: "使用コスト", en: "Use cost" },
  "mag:210.1": {
    ja: "使用コストは、使うときに何の魔石を何枚レストするかを示す。",
    en: "The use cost shows which stones, and how many, are rested to use the card.",
  },
  "mag:210.2": {
    ja: "使用コストを一つの数で問われたら、シンボルに書かれた数字を足し合わせる。",
    en: "Asked for as a single number, a use cost is the sum of the numbers on its symbols.",
  },
  "mag:210.3": {
    ja: "コストという語は、使用コストと触媒の両方を含むことがある。",
    en: 'The word "cost" can cover use cost and catalyst together.',
  },
  "mag:211": { heading: true, ja: "触媒", en: "Catalyst" },
  "mag:211.1": {
    ja: "触媒は、使うときに何の魔石を何枚裏向きにするかを示す。",
    en: "The catalyst shows which stones, and how many, are turned face down to use the card.",
  },
  "mag:211.2": {
    ja: "触媒の色は、カードの色にも使用コストにも関わらない。",
    en: "The colors of a catalyst have no bearing on the card's color or on its use cost.",
  },
  "mag:211.3": {
    ja: "触媒を一つの数で問われたら、シンボルの個数を答える。",
    en: "Asked for as a single number, a catalyst is how many symbols it has.",
  },
  "mag:211.4": {
    ja: "触媒も、使用コストと一緒にコストと呼ばれる場合がある。",
    en: "Catalyst and use cost may be spoken of together as the cost.",
  },
  "mag:212": { heading: true, ja: "色とシンボル", en: "Colors and symbols" },
  "mag:212.1": {
    ja: "色は青、緑、赤の三つで、色を選ぶときはこのどれかにする。",
    en: "The colors are blue, green and red; a choice of color is a choice among these.",
  },
  "mag:212.2": {
    ja: "カードの色は使用コストのシンボルだけで決まり、絵や枠は関係ない。",
    en: "Only the symbols of its use cost give a card its color, never its picture or frame.",
  },
  "mag:212.3": {
    ja: "能力の色は、断りがなければ出どころのインスタンスと同じ。",
    en: "Unless told otherwise, an ability has the color of the instance it came from.",
  },
  "mag:212.4": { ja: "能力がインスタンスの色を決める場合もある。", en: "An ability may set the color of an instance." },
  "mag:212.5": {
    ja: "使用コストによらず、青・緑・赤の魔石は名称のとおりの色を持つ。",
    en: "As an exception, the blue stone, the green stone and the red stone have the color in their name.",
  },
  "mag:212.6": {
    ja: "無色は色がないという意味で、色の一つには数えない。",
    en: "Colorless means having no color and is not itself a color.",
  },
  "mag:213": { heading: true, ja: "AP と HP", en: "AP and HP" },
  "mag:213.1": {
    ja: "ユニットは攻撃力の AP と体力の HP を持ち、どちらも情報に含まれる。",
    en: "Units have AP for attack and HP for endurance; both are information.",
  },
  "mag:213.2": {
    ja: "AP はアタックポイントの略で、戦闘ダメージの量になる。",
    en: "AP, short for attack points, is how much battle damage a unit deals.",
  },
  "mag:213.3": {
    ja: "HP はヒットポイントの略で、一ターンにどれだけのダメージに耐えられるかを表す。",
    en: "HP, short for hit points, tells how much damage within a turn a unit can withstand.",
  },
  "mag:213.3.1": {
    ja: "受けたダメージが HP に届いたユニットは、ルール処理で破壊される。",
    en: "A unit whose damage has reached its HP is destroyed by a rule process.",
  },
  "mag:213.3.2": {
    ja: "HP が残っていないユニットは、ルール処理で破壊される。",
    en: "A unit with 0 HP or less is destroyed by a rule process.",
  },
  "mag:214": { heading: true, ja: "テキスト", en: "Text" },
  "mag:214.1": {
    ja: "能力は、情報の一つであるテキストに書かれている。",
    en: "Abilities are written in the text, which is part of the information.",
  },
  "mag:214.1.1": {
    ja: "ユニットのテキストは、別の領域で働くと書いていない限り戦闘エリアで働く。",
    en: "A unit's text works in the battle area unless it names another.",
  },
  "mag:214.1.2": {
    ja: "魔石のテキストは、別の領域で働くと書いていない限り魔石エリアで働く。",
    en: "A stone's text works in the stone area unless it names another.",
  },
  "mag:214.1.3": {
    ja: "マジックのテキストは、別の領域で働くと書いていない限り、使われてチャントで解決されるときに働く。",
    en: "A magic card's text works as the used card resolves on the chant, unless it names another area.",
  },
  "mag:214.2": {
    ja: "丸括弧の中は読みやすくするための注釈で、効力はない。",
    en: "Words in parentheses are reminders without effect.",
  },
  "mag:215": { heading: true, ja: "イラスト", en: "Illustration" },
  "mag:215.1": {
    ja: "絵は世界観を伝えるもので、ゲームには関わらない。",
    en: "The picture conveys the world and does not touch play.",
  },
  "mag:216": { heading: true, ja: "イラストレーター", en: "Illustrator" },
  "mag:216.1": {
    ja: "左下に記された絵の作者名は、ゲームに関わらない。",
    en: "The artist's name at the lower left does not touch play.",
  },
  "mag:217": { heading: true, ja: "フレーバー", en: "Flavor" },
  "mag:217.1": {
    ja: "名前の上に添えられた物語の一節は、ゲームに関わらない。",
    en: "The lines of story above the name do not touch play.",
  },
  "mag:218": { heading: true, ja: "カードナンバー", en: "Card number" },
  "mag:218.1": {
    ja: "右下の番号は収録セットを示すだけで、ゲームに関わらない。",
    en: "The number at the lower right tells the set and does not touch play.",
  },
} satisfies RuleTexts;
