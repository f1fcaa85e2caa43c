import type { RuleTexts } from "../rule-text";

export const CARD_RULES = {
  "mag:201": { heading: true, ja: "プレイヤー", en: "Players" },
  "mag:201.1": {
    ja: "ゲームに参加している人だけをプレイヤーと呼ぶ。",
    en: "Only the people taking part in the game are its players.",
  },
  "mag:201.2": {
    ja: "今のターンを進めている側がターン・プレイヤー、もう一方が非ターン・プレイヤー。",
    en: "The turn player is the one whose turn it is; the other is the non-turn player.",
  },
  "mag:201.3": {
    ja: "プレイヤーはインスタンスに数えず、領域に入ることも領域から出ることもない。",
    en: "A player is no instance and never enters or leaves an area.",
  },
  "mag:202": { heading: true, ja: "勝利と敗北", en: "Winning and losing" },
  "mag:202.1": {
    ja: "勝者が決まるか引き分けになった瞬間に、ゲームは終わる。",
    en: "The game is over the moment somebody wins or it is drawn.",
  },
  "mag:202.2": {
    ja: "敗北条件を満たしていても、負けになるのは次に誰かへ使用権が渡るときのルール処理でのこと。",
    en: "Meeting a losing condition takes effect as a rule process, the next time anyone is about to get priority.",
  },
  "mag:202.2.1": {
    ja: "ライフが尽きたプレイヤーは負ける。",
    en: "A player whose life has run down to 0 or less loses.",
  },
  "mag:202.2.2": {
    ja: "空の魔導書から引こうとしたプレイヤーは、次のルール処理チェックで負ける。",
    en: "Trying to draw from an empty grimoire loses the game at the next rule check.",
  },
  "mag:202.2.3": { ja: "能力が新たな負け方を定めることもある。", en: "An ability may add further ways to lose." },
  "mag:202.3": {
    ja: "片方だけが負けたなら、その人はゲームを去り、残った人の勝ちになる。",
    en: "If just one player loses, that player leaves the game and the one who remains wins.",
  },
  "mag:202.3.1": {
    ja: "能力で誰かが勝ったときは、勝たなかった側が同時に負ける。",
    en: "When an ability makes somebody win, everyone who did not win loses at the same time.",
  },
  "mag:202.4": { ja: "全員が同時に負けたら引き分け。", en: "If everybody loses at the same time, the game is a draw." },
  "mag:202.5": {
    ja: "勝ちと負けの条件が一人に重なったら、負けとして扱う。",
    en: "A player who would win and lose at the same moment loses.",
  },
  "mag:202.6": { ja: "投了はいつしてもよい。", en: "A player may concede at any moment." },
  "mag:202.6.1": {
    ja: "投了は状況を問わず負けになり、何かに置き換えられることはない。",
    en: "Conceding always loses, whatever is going on, and cannot be replaced.",
  },
  "mag:202.6.2": {
    ja: "途中で誰かが投了したら、その先の処理は打ち切る。",
    en: "If someone concedes in the middle of a process, the remainder of it is dropped.",
  },
  "mag:202.7": {
    ja: "イベントではジャッジが敗北を言い渡すことがあり、それも置き換えられない。",
    en: "At events a judge may hand out a game loss, which cannot be replaced either.",
  },
  "mag:203": { heading: true, ja: "数", en: "Numbers" },
  "mag:203.1": { ja: "扱う数はすべて整数。", en: "Every number in the game is a whole number." },
  "mag:203.2": {
    ja: "端数は選べず、与えることも得ることもできず、端数が出るカードには丸め方が書いてある。",
    en: "Fractions can be neither chosen, dealt nor gained; a card that could produce one says how to round.",
  },
  "mag:203.3": {
    ja: "マイナスの数は選べず、マイナスの点数のダメージを与えたりライフを得たりする処理は無視する。",
    en: "Negative numbers cannot be chosen, and dealing or gaining a negative amount does nothing.",
  },
  "mag:203.4": {
    ja: "ダメージやカウンターの割り振りで任意の数を選ぶなら、できる限り1以上にするが、対象に取る数には当てはまらない。",
    en: 'When distributing damage or counters, "any number" means at least 1 wherever possible; numbers of targets are exempt.',
  },
  "mag:204": { heading: true, ja: "インスタンスと情報", en: "Instances and information" },
  "mag:204.1": {
    ja: "カード、トークン、チャントにある能力をまとめてインスタンスと呼ぶ。",
    en: "Cards, tokens and abilities on the chant are all called instances.",
  },
  "mag:204.2": {
    ja: "インスタンスが何であるかを表す項目が情報で、名称、種別、色、使用コスト、触媒、タイミング、AP と HP、テキストと能力があり、持たない項目があってもよい。",
    en: "Information means name, kind, timing, use cost, catalyst, color, text, AP, HP and abilities; an instance need not have them all.",
  },
  "mag:204.3": {
    ja: "カードナンバーやフレーバー、絵とその作者はゲームに関わらない。",
    en: "Picture, artist, flavor and card number play no part in the game.",
  },
  "mag:204.4": {
    ja: "カードに書かれたままの値を、本来の情報という。",
    en: "Original information is what the card itself states.",
  },
  "mag:205": { heading: true, ja: "カード", en: "Cards" },
  "mag:205.1": { ja: "ここでカードといえば MAGMELL のカードのこと。", en: "A card always means a MAGMELL card." },
  "mag:205.2": {
    ja: "カードには情報の載る表と、ロゴの載る裏がある。",
    en: "A card has a front with its information and a back with the logo.",
  },
  "mag:205.3": {
    ja: "情報は名称で決まり、どの版のカードも公式に示された最新の内容で使う。",
    en: "The name decides the information: every copy, old or new, is played as its latest official version.",
  },
  "mag:206": { heading: true, ja: "トークン", en: "Tokens" },
  "mag:206.1": {
    ja: "トークンは、デッキのカードを使わずに、カードやルールの指示で生み出される印。",
    en: "A token is a marker that a card or rule brings into being without using a card from a deck.",
  },
  "mag:206.2": {
    ja: "代用に本物のカードを置いても、トークンはカードにはならない。",
    en: "A token is not a card, even when a card is used to stand for it.",
  },
  "mag:206.3": {
    ja: "トークンの情報は、それを作る能力が決める。",
    en: "The ability that makes a token decides its information.",
  },
  "mag:206.4": {
    ja: "戦闘エリアと魔石エリアの外にあるトークンは、次のルール処理で消える。",
    en: "A token outside the battle and stone areas vanishes at the next rule process.",
  },
  "mag:206.5": {
    ja: "領域を移ったトークンは次のルール処理で消えるが、それまでは移動先にあり、誘発も置換も普通に起こる。",
    en: "A token that changed area vanishes at the next rule process; until then it really is there, so triggers and replacements apply.",
  },
  "mag:207": { heading: true, ja: "名称", en: "Names" },
  "mag:207.1": { ja: "カードやトークンの名前を名称という。", en: "The name is what a card or token is called." },
  "mag:207.2": { ja: "デッキに入れられる枚数は名称ごとに数える。", en: "Copies in a deck are counted by name." },
  "mag:207.2.1": {
    ja: "魔導書に入るユニットとマジックは、原則として一つの名称につき3枚まで。",
    en: "As a rule a grimoire holds at most three units or magic cards of one name.",
  },
  "mag:207.2.2": {
    ja: "魔石は、原則として一つの名称を魔石デッキに何枚入れてもよい。",
    en: "As a rule a stone deck may hold any number of stones of one name.",
  },
  "mag:207.3": {
    ja: "能力の中では、カードの名称を《》で囲んで示す。",
    en: "Abilities write the name of a card between 《 and 》.",
  },
} satisfies RuleTexts;
