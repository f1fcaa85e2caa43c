import type { RuleTexts } from "../rule-text";

export const ABILITY_RULES = {
  "mag:301": { heading: true, ja: "能力：全体", en: "Abilities in general" },
  "mag:301.1": {
    ja: "能力はゲームへの働きを定める文で、テキストに書かれているほか、効果で与えられることもある。",
    en: "An ability is a passage that says how an instance affects the game; it comes from the text or is granted by an effect.",
  },
  "mag:301.2": {
    ja: "能力が働くのは、解決されるときか、元のカードが有効な領域にあるとき。",
    en: "An ability does its work when it resolves, or while its card is where it is active.",
  },
  "mag:301.3": {
    ja: "チャントにある能力は、それだけで一つのインスタンスになる。",
    en: "An ability on the chant is an instance of its own.",
  },
  "mag:301.4": {
    ja: "チャントに載った能力は、元のインスタンスがどこへ移ろうと変わらない。",
    en: "Once on the chant, an ability is unaffected by where its source goes.",
  },
  "mag:301.5": {
    ja: "能力の上に付く能力名は物語のためのもので、効力はない。",
    en: "A title above an ability is for the story and has no effect.",
  },
  "mag:301.6": { ja: "カードの能力は「■」ごとに一つと数える。", en: "Each ■ on a card begins a separate ability." },
  "mag:301.7": {
    ja: "能力が参照したいものがすでに移動していれば、移動前の領域にあったときの情報を使う。",
    en: "If what an ability looks at has already moved, the information it had before moving is used.",
  },
  "mag:301.8": { ja: "能力が働いた結果が効果になる。", en: "Abilities produce effects." },
  "mag:301.9": {
    ja: "能力は働き方によって、誘発、常在、マジックの三種に分かれる。",
    en: "There are three sorts of ability: triggered, static and magic.",
  },
  "mag:302": { heading: true, ja: "誘発能力", en: "Triggered abilities" },
  "mag:302.1": {
    ja: "「〜とき」「時」の節に当たる出来事が起きると、次に誰かへ使用権が渡るときに能力がチャントに載り、解決か無効化までそこに残る。",
    en: 'When the event in its "when" clause occurs, the ability goes on the chant as anyone next gets priority, and stays until resolved or negated.',
  },
  "mag:302.1.1": {
    ja: "一つの出来事に対し、同じ能力が誘発するのは一度だけ。",
    en: "One event triggers each ability only once.",
  },
  "mag:302.1.2": {
    ja: "領域の移動で誘発する能力には、有効な領域にいなければ働かないという原則の例外がある。",
    en: "Some abilities that trigger on a change of area are exempt from having to be where they are active.",
  },
  "mag:302.1.2.1": {
    ja: "戦闘エリアを離れたときの能力は、離れる直前の状態を見て誘発を決める。",
    en: "Whether leaving the battle area triggers an ability is judged by how things stood just before.",
  },
  "mag:302.1.3": {
    ja: "能力が後から働く誘発能力を作ることがあり、作られた後の出来事にだけ反応する。",
    en: "An ability may set up a delayed trigger, which answers only to events after it was set up.",
  },
  "mag:302.1.3.1": {
    ja: "遅延誘発は、断りがなければ最初の一回で終わる。",
    en: "Unless told otherwise a delayed trigger fires once, the first time its event occurs.",
  },
  "mag:302.1.4": {
    ja: "誘発条件のすぐ後の「〜ならば」を条件節と呼ぶ。",
    en: 'The "if" that directly follows a trigger condition is called its condition clause.',
  },
  "mag:302.1.4.1": {
    ja: "出来事が起きても、条件節が成り立たなければ誘発しない。",
    en: "If the condition clause is not met when the event occurs, nothing triggers.",
  },
  "mag:302.1.4.2": {
    ja: "条件節は解決時にもう一度確かめ、成り立たなければ何もしない。",
    en: "The condition clause is checked again on resolution; if it fails, nothing is done.",
  },
  "mag:303": { heading: true, ja: "常在能力とマジック能力", en: "Static and magic abilities" },
  "mag:303.1": {
    ja: "常在能力はチャントを通らず、有効な間は効果を出し続ける。",
    en: "A static ability never uses the chant; it simply applies while active.",
  },
  "mag:303.1.1": {
    ja: "有効な領域は種別で決まるが、領域を書いてある能力はそこでのみ働く。",
    en: "The kind decides where an ability is active, but one that names an area works only there.",
  },
  "mag:303.1.1.1": {
    ja: "ユニットの能力は戦闘エリアで有効。",
    en: "A unit's abilities are active in the battle area.",
  },
  "mag:303.1.1.2": { ja: "魔石の能力は魔石エリアで有効。", en: "A stone's abilities are active in the stone area." },
  "mag:303.1.1.3": {
    ja: "使われたマジックの能力は、チャントを離れるまで有効。",
    en: "A magic card's abilities are active from its use until it leaves the chant.",
  },
  "mag:303.2": {
    ja: "マジックが解決するときに行う能力がマジック能力で、ほかの種別は普通持たない。",
    en: "A magic ability is what a magic card does as it resolves; other kinds normally have none.",
  },
  "mag:304": { heading: true, ja: "効果：全体", en: "Effects in general" },
  "mag:304.1": {
    ja: "能力の指示が生む結果が効果で、単発効果と継続効果に分かれる。",
    en: "An effect is what an ability's instructions bring about; it is either one-shot or continuous.",
  },
  "mag:304.2": {
    ja: "全部が無理な効果は行わず、一部だけ無理なら残りを行う。",
    en: "An effect that is wholly impossible is not carried out; a partly impossible one is done as far as it can be.",
  },
  "mag:305": { heading: true, ja: "単発効果", en: "One-shot effects" },
  "mag:305.1": { ja: "単発効果は、一度行えばそれで終わる。", en: "A one-shot effect is done once and is over." },
  "mag:306": { heading: true, ja: "継続効果", en: "Continuous effects" },
  "mag:306.1": {
    ja: "継続効果は、発生後しばらく働き続ける。",
    en: "A continuous effect keeps applying for some time after it begins.",
  },
  "mag:306.1.1": {
    ja: "継続効果は能力の定めた期間だけ続き、定めがなければゲームの終わりまで続く。",
    en: "A continuous effect lasts as long as its ability says, or to the end of the game if it says nothing.",
  },
  "mag:306.1.2": {
    ja: "「〜場合、かわりに」と書かれた置換効果は、元の出来事が起こる瞬間に別の出来事へすり替える。",
    en: 'A replacement effect ("if ... would, instead ...") waits for its event and puts another in its place.',
  },
  "mag:306.1.2.1": {
    ja: "すり替えられた元の出来事は、起きなかったものとする。",
    en: "An event that was replaced never happened.",
  },
  "mag:306.1.2.2": {
    ja: "ある状態で領域に置かれるという能力も、ただ置かれる出来事をすり替える置換効果の一種。",
    en: "An ability by which something arrives in a certain state also replaces: the plain arrival becomes the special one.",
  },
  "mag:306.2": {
    ja: "常在能力が有効でなくなれば、それによる継続効果も消える。",
    en: "A continuous effect of a static ability ends as soon as the ability is no longer active.",
  },
} satisfies RuleTexts;
