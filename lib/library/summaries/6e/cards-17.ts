import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries K.17 to K.27 of the general rulings summary. */
export const CARDS_17_SUMMARIES = {
  "mtg-6e:K.17": { ja: "伝説のパーマネント", en: "Legendary permanents" },
  "mtg-6e:K.17.1": {
    ja: "「伝説の」と書かれたもの、またはレジェンドのタイプを持つものが、レジェンドである。",
    en: "A permanent called legendary, or with Legend among its creature types, is a legend.",
  },
  "mtg-6e:K.17.2": {
    ja: "同名の伝説のパーマネントは場に一つ。後から来たものが状況起因効果でオーナーの墓地に行き、同時に来たものはすべて行く。",
    en: "Only one legendary permanent of each name may be in play: a newcomer goes to its owner's graveyard as a state-based effect; if they arrive together, all go.",
  },
  "mtg-6e:K.17.3": {
    ja: "伝説であることは、クリーチャーではレジェンドというクリーチャー・タイプ、ほかのものではタイプの前の「伝説の」で示される。",
    en: "Legendary creatures show it by the creature type Legend, other permanents by “legendary” before their type.",
  },
  "mtg-6e:K.17.4": {
    ja: "伝説のパーマネントはタイプが変わっても伝説のまま。クリーチャーになったものは、レジェンドのタイプを得る。",
    en: "A legendary permanent stays legendary when its type changes; one that becomes a creature gains the creature type Legend.",
  },
  "mtg-6e:K.17.5": {
    ja: "パーマネントの名前を変えれば伝説でなくすことができ、名前の変わらない変化では伝説のまま。",
    en: "Changing a permanent's name can end its being a legend; a change that leaves the name does not.",
  },
  "mtg-6e:K.17.6": {
    ja: "レジェンドのタイプを失ったクリーチャーは、もうレジェンドではない。",
    en: "A creature that loses the type Legend is no longer a legend.",
  },
  "mtg-6e:K.17.r1": {
    ja: "重複した伝説のパーマネントが墓地に行く前に、その能力を使えるか",
    en: "Whether the abilities of a duplicate legend may be used before it goes to the graveyard",
  },
  "mtg-6e:K.17.r2": {
    ja: "「すべてのレジェンド」に、クリーチャーでない伝説のものも入るか",
    en: "Whether “all legends” includes legendary permanents that are no creatures",
  },
  "mtg-6e:K.17.r3": {
    ja: "同名のレジェンドがフェイズの出入りで入れ替わるとき、重複とみるか",
    en: "Whether two legends of one name clash when one phases out as the other phases in",
  },
  "mtg-6e:K.17.r4": {
    ja: "しばらくレジェンドでなかったものがレジェンドに戻ると、新しく来たものとみるか",
    en: "Whether a permanent that becomes a legend again counts as newly arrived",
  },
  "mtg-6e:K.17.r5": {
    ja: "レジェンドをコピーしたカードはどうなるか",
    en: "What becomes of a copy of a legend",
  },
  "mtg-6e:K.17.r6": {
    ja: "同じイベントの中で場に出たレジェンドにも、後先があるか",
    en: "Whether the game can tell which legend came first within a single event",
  },
  "mtg-6e:K.17.r7": {
    ja: "カード・タイプが違う同名のレジェンドも、新しいほうが墓地に行くか",
    en: "Whether the newer of two legends of one name goes even if their card types differ",
  },
  "mtg-6e:K.17.r8": {
    ja: "「レジェンド」と「伝説の」に違いがあるか",
    en: "Whether “legend” and “legendary” differ",
  },
  "mtg-6e:K.17.r9": {
    ja: "同名の片方が伝説でないとき、レジェンドのルールが働くか",
    en: "Whether the legend rule applies if one of two permanents of one name is not legendary",
  },
  "mtg-6e:K.18": { ja: "マナ・コスト", en: "Mana cost" },
  "mtg-6e:K.18.1": {
    ja: "呪文のマナ・コストは、カードの右上に刷られたマナ。",
    en: "The mana cost of a spell is the mana printed in the upper right corner of the card.",
  },
  "mtg-6e:K.18.2": {
    ja: "マナ・コストを支払えと言われたら、量も色もそのとおりに支払う。",
    en: "If a mana cost is to be paid, its actual colours and amount are meant.",
  },
  "mtg-6e:K.18.r1": {
    ja: "追加のコストも、マナ・コストのうちか",
    en: "Whether additional costs are part of the mana cost",
  },
  "mtg-6e:K.18.r2": {
    ja: "マナ・コストを支払わずに、または減らして唱えた呪文のマナ・コストは、いくらとみるか",
    en: "What the mana cost is of a spell cast for less or for nothing",
  },
  "mtg-6e:K.18.r3": {
    ja: "マナ・コストを支払わずに唱えるとき、ほかのコストはどうなるか",
    en: "What becomes of other costs when a mana cost need not be paid",
  },
  "mtg-6e:K.18.r4": {
    ja: "唱えずに場に出たものにも、マナ・コストがあるか",
    en: "Whether what came into play without being cast has a mana cost",
  },
  "mtg-6e:K.19": { ja: "パーマネント", en: "Permanents" },
  "mtg-6e:K.19.1": {
    ja: "パーマネントとは、場にあるカードとトークンのこと。",
    en: "Permanents are the cards and tokens in play.",
  },
  "mtg-6e:K.19.2": {
    ja: "パーマネントの基本のタイプとサブタイプは、カードなら中ほどに、トークンならそれを作った効果に書かれている。",
    en: "A permanent's base type and subtype stand in the middle of the card or, for a token, in the effect that made it.",
  },
  "mtg-6e:K.19.3": {
    ja: "パーマネントのタイプには土地、エンチャント、クリーチャー、アーティファクトがあり、二つ以上を持つこともある。",
    en: "Each permanent is one or more of these: enchantment, creature, land, artifact.",
  },
  "mtg-6e:K.19.4": {
    ja: "サブタイプを持つことがあるパーマネントは、クリーチャー、土地、個別エンチャント。",
    en: "Creatures, lands and local enchantments can have subtypes.",
  },
  "mtg-6e:K.19.5": {
    ja: "パーマネントとなる呪文は、解決の終わりに場に出る。",
    en: "A spell that becomes a permanent comes into play at the end of its resolution.",
  },
  "mtg-6e:K.19.6": {
    ja: "場を離れたカードはただのカードで、もうパーマネントではない。",
    en: "A card that has left play is just a card, no permanent.",
  },
  "mtg-6e:K.19.r1": {
    ja: "場に出たものを、呪文を対象に取るもので対象にできるか",
    en: "Whether what targets spells can affect a permanent in play",
  },
  "mtg-6e:K.19.r2": {
    ja: "パーマネントを場に置き続けるのに、コストが要るか",
    en: "Whether keeping a permanent in play costs anything",
  },
  "mtg-6e:K.19.r3": {
    ja: "パーマネントのサブタイプが変わると、ほかのタイプも失うか",
    en: "Whether a change of a permanent's subtype takes other types away",
  },
  "mtg-6e:K.19.r4": {
    ja: "いらないパーマネントを、思いのままに捨てられるか",
    en: "Whether unwanted permanents may be discarded at will",
  },
  "mtg-6e:K.20": { ja: "プレイ・コスト", en: "Play cost" },
  "mtg-6e:K.20.1": {
    ja: "プレイ・コストとは、プレイするのに実際に支払うもの全部で、マナ以外のものを含むこともある。",
    en: "The play cost is all that really has to be paid to play a spell or ability, mana or other things.",
  },
  "mtg-6e:K.20.2": {
    ja: "プレイ・コストは、呪文ではマナ・コスト、能力では起動コストに、かかっている増減を合わせたもの。",
    en: "The play cost is the mana cost of a spell or the activation cost of an ability, with all increases and reductions that apply.",
  },
  "mtg-6e:K.20.3": {
    ja: "プレイするときに何かをせよと書いてあれば、それもプレイ・コストに加わり、宣言のときに一度だけ支払う。",
    en: "Something a card says to do as it is played adds to the play cost, and is paid once, on announcement.",
  },
  "mtg-6e:K.20.4": {
    ja: "総プレイ・コストは、マナ・コストに、それ自身とほかのものによる増加をまず足し、その後でそれ自身とほかのものによる減少を引く。",
    en: "For the total play cost start with the mana cost, apply all increases, its own and others', and only then all reductions, its own and others'.",
  },
  "mtg-6e:K.20.r1": {
    ja: "バイバックとキッカーはプレイ・コストに入るか、減少の前に足すのか",
    en: "Whether buyback and kicker are part of the play cost, and added before reductions",
  },
  "mtg-6e:K.20.r2": {
    ja: "コストを減らす効果が、マナ・コストの外の分にも働くか",
    en: "Whether cost reductions also apply to parts of the play cost other than the mana cost",
  },
  "mtg-6e:K.20.r3": {
    ja: "宣言が済んだ呪文のコストが、後からの変化で変わるか",
    en: "Whether a later change alters the cost of a spell already announced",
  },
  "mtg-6e:K.20.r3b": {
    ja: "古いインスタントやソーサリーにある、コロンを使った書き方の読み方",
    en: "How to read the colon on old instants and sorceries that have a cost before their effect",
  },
  "mtg-6e:K.21": { ja: "積雪状態の土地", en: "Snow-covered lands" },
  "mtg-6e:K.21.1": {
    ja: "積雪状態になっても土地タイプは変わらず、同じタイプのほかの土地と同じに扱う。",
    en: "Being snow-covered does not change the land type: a snow-covered land counts like any other land of its type.",
  },
  "mtg-6e:K.21.2": {
    ja: "積雪状態は、得ることも失うこともある、土地の特性である。",
    en: "Being snow-covered is a characteristic, which a land can gain and lose.",
  },
  "mtg-6e:K.21.3": {
    ja: "土地タイプが変わっても、積雪状態かどうかは変わらない。",
    en: "A new land type neither makes a land snow-covered nor stops it being so.",
  },
  "mtg-6e:K.21.r1": {
    ja: "あるタイプの土地への効果や土地渡りが、積雪状態のものにも働くか",
    en: "Whether effects and landwalk for a land type work on snow-covered lands of that type",
  },
  "mtg-6e:K.21.r2": {
    ja: "効果が積雪状態の土地だけを指せるか",
    en: "Whether an effect may single out snow-covered lands",
  },
  "mtg-6e:K.21.r3": {
    ja: "ある土地渡りを指す効果に、積雪状態に限った土地渡りも入るか",
    en: "Whether an effect about a kind of landwalk includes its snow-covered form",
  },
  "mtg-6e:K.21.r4": {
    ja: "積雪状態として刷られた五つの土地が、基本地形に入るか",
    en: "Whether the five lands printed as snow-covered are basic lands, in play and elsewhere",
  },
  "mtg-6e:K.21.r5": {
    ja: "特殊地形が積雪状態になると、基本地形にもなるか",
    en: "Whether becoming snow-covered makes a nonbasic land basic",
  },
  "mtg-6e:K.21.r6": {
    ja: "積雪状態の沼と普通の沼は、同じ名前か",
    en: "Whether a swamp and its snow-covered form share a card name",
  },
  "mtg-6e:K.21.r7": {
    ja: "絵に雪があれば積雪状態なのか",
    en: "Whether snow in the picture makes a land snow-covered",
  },
  "mtg-6e:K.21.r8": {
    ja: "土地タイプを選ぶとき、積雪状態のものだけに絞れるか",
    en: "Whether a choice of land type may be narrowed to snow-covered ones",
  },
  "mtg-6e:K.21.r9": {
    ja: "能力を失わせる効果で、積雪状態も失うか",
    en: "Whether an effect that removes abilities ends being snow-covered",
  },
  "mtg-6e:K.22": { ja: "ソーサリー", en: "Sorceries" },
  "mtg-6e:K.22.1": {
    ja: "ソーサリーのカードは、プレイされて解決が済むと墓地に置かれる。",
    en: "A sorcery card is played as a sorcery and goes to the graveyard once it has resolved.",
  },
  "mtg-6e:K.22.r1": {
    ja: "ソーサリーとして使う能力で、そのパーマネントが墓地に行くか",
    en: "Whether a permanent goes to the graveyard when its ability is played as a sorcery",
  },
  "mtg-6e:K.23": { ja: "呪文", en: "Spells" },
  "mtg-6e:K.23.1": {
    ja: "手札からプレイしたカードは、土地でなければ、宣言から解決または打ち消しまで呪文である。",
    en: "A card played from the hand, lands apart, is a spell from its announcement until it resolves or is countered.",
  },
  "mtg-6e:K.23.2": {
    ja: "断りがなければ、呪文が働く先は場のパーマネントとプレイヤーに限る。",
    en: "Unless it says otherwise, a spell can affect only players and permanents in play.",
  },
  "mtg-6e:K.23.3": {
    ja: "カードの中ほどにあるタイプが、そのまま呪文のタイプになる。",
    en: "A spell is of the type given in the middle of its card.",
  },
  "mtg-6e:K.23.4": {
    ja: "呪文は、呪文である間はスタックにあり、手札にも場にも墓地にもない。",
    en: "As long as it is a spell, a card is on the stack, and not in hand, in play or in a graveyard.",
  },
  "mtg-6e:K.23.r1": {
    ja: "パーマネントの能力を使うことが、呪文に当たるか",
    en: "Whether using an ability of a permanent is a spell",
  },
  "mtg-6e:K.24": { ja: "分割カード", en: "Split cards" },
  "mtg-6e:K.24.1": {
    ja: "分割カードには、1枚に2枚分のカードがまるごと刷られている。",
    en: "A split card has two whole cards printed on it.",
  },
  "mtg-6e:K.24.2": {
    ja: "分割カードをプレイするときは、宣言の中で何よりも先に、どちら側かを言う。",
    en: "A player announcing a split card says before anything else which side is played.",
  },
  "mtg-6e:K.24.3": {
    ja: "分割カードは、スタックにある間は宣言した側だけで、もう一方はないものとみる。",
    en: "On the stack a split card is only the side announced, as if the other did not exist.",
  },
  "mtg-6e:K.24.4": {
    ja: "分割カードはスタックの外では、名前もマナ・コストもほかの特性も、両側の分を持つ。",
    en: "Off the stack a split card has the characteristics of both sides: two names, two mana costs and so on.",
  },
  "mtg-6e:K.24.5": {
    ja: "分割カードはスタックの外では、マルチカラーのカードとみる。",
    en: "Off the stack a split card is a multicolour card.",
  },
  "mtg-6e:K.24.6": {
    ja: "分割カードを名指すには両側の名前を言う。片側だけでは、そのカードを名指したことにならない。",
    en: "Naming a split card takes both names; one alone does not name it.",
  },
  "mtg-6e:K.24.7": {
    ja: "特性がある値に当てはまるかを見る効果は、分割カードの両側を見て、どちらかが当てはまればよい。",
    en: "An effect that asks whether a characteristic has some value looks at both sides of a split card, and one that fits is enough.",
  },
  "mtg-6e:K.24.8": {
    ja: "特性の値そのものを使う効果は、分割カードの両側の値を使い、数が一つ要るときは足し合わせる。",
    en: "An effect that needs a value uses that of both sides of a split card, and adds them up where it takes one number.",
  },
  "mtg-6e:K.24.9": {
    ja: "スタックの呪文とほかのゾーンの分割カードが一致するかを見る効果では、どちらの側をプレイしたかを問わない。",
    en: "For effects comparing a spell with split cards off the stack, it does not matter which side was played.",
  },
  "mtg-6e:K.25": { ja: "トークン・クリーチャー", en: "Token creatures" },
  "mtg-6e:K.25.1": {
    ja: "トークン・クリーチャーは、カードを指す効果ではカードに数えないほかは、カードであるパーマネントと変わらない。",
    en: "A token creature is like a permanent that is a card, except that effects about cards do not see it as one.",
  },
  "mtg-6e:K.25.2": {
    ja: "トークンの色は作った効果が決め、決めていなければ無色。作った呪文や能力の色は受け継がない。",
    en: "A token's colour is what the effect that made it says, otherwise none; it does not take the colour of that spell or ability.",
  },
  "mtg-6e:K.25.3": {
    ja: "トークンの名前は、それを作った効果が決める。",
    en: "The effect that makes a token gives it its name.",
  },
  "mtg-6e:K.25.4": {
    ja: "トークンは、作った効果に断りがなければ、名前がそのままクリーチャー・タイプになる。",
    en: "A token's name is also its creature type, unless the effect that makes it says otherwise.",
  },
  "mtg-6e:K.25.5": {
    ja: "トークン・クリーチャーのマナ・コストは0。",
    en: "A token creature's mana cost is 0.",
  },
  "mtg-6e:K.25.6": {
    ja: "トークン・クリーチャーは場を離れると、行った先で誘発を起こした後、状況起因効果で消える。その間に何かの対象になることはない。",
    en: "Having left play, a token creature triggers what looks for that, then ceases to exist as a state-based effect, before anything could target it.",
  },
  "mtg-6e:K.25.7": {
    ja: "トークン・クリーチャーのオーナーは、場に出した呪文や能力のコントローラー。別の人のコントロールで出るときも同じ。",
    en: "The controller of the spell or ability that made a token owns it, even if it comes into play under another player's control.",
  },
  "mtg-6e:K.25.8": {
    ja: "断りがなければ、トークンを場に出す人がそれをコントロールする。",
    en: "Unless the card says otherwise, the player putting a token into play controls it.",
  },
  "mtg-6e:K.25.r1": {
    ja: "トークンが消える前に、行った先で誘発を起こすか",
    en: "Whether a token sets off triggers where it goes before it ceases to exist",
  },
  "mtg-6e:K.25.r2": {
    ja: "トークン・クリーチャーにエキスパンション・シンボルがあるか",
    en: "Whether tokens have an expansion symbol",
  },
  "mtg-6e:K.25.r3": {
    ja: "トークンをコピーしたカードが、トークンのルールに従うか",
    en: "Whether a card that copies a token follows the rules for tokens",
  },
  "mtg-6e:K.25.r4": {
    ja: "カードを置いて表したトークンは、カードなのか",
    en: "Whether a token shown by a card is a card",
  },
  "mtg-6e:K.25.r5": {
    ja: "トークンのクリーチャー・タイプが変わると、名前も変わるか",
    en: "Whether a token's name changes with its creature type",
  },
  "mtg-6e:K.25.r6": {
    ja: "ほかのパーマネントをコピーしたトークンのマナ・コスト",
    en: "The mana cost of a token that copies another permanent",
  },
  "mtg-6e:K.26": { ja: "壁", en: "Walls" },
  "mtg-6e:K.26.1": {
    ja: "タイプが壁のクリーチャーは、効果で許されなければ攻撃できない。",
    en: "A creature of the type wall cannot attack unless an effect lets it.",
  },
  "mtg-6e:K.26.r1": {
    ja: "壁のパワーを上げれば、攻撃できるのか",
    en: "Whether raising a wall's power lets it attack",
  },
  "mtg-6e:K.26.r2": {
    ja: "クリーチャーに働く呪文が、壁にも働くか",
    en: "Whether spells for creatures work on walls",
  },
  "mtg-6e:K.27": { ja: "Xのコスト", en: "X in costs" },
  "mtg-6e:K.27.1": {
    ja: "マナ・コストのXには0以上の整数を選ぶ。断りがなければ0でもよい。",
    en: "For X in a mana cost a whole number of 0 or more is chosen, 0 included unless the card says otherwise.",
  },
  "mtg-6e:K.27.2": {
    ja: "Xは、一つのコストにいくつあっても、カードのどこにあっても、みな同じ値。",
    en: "Every X in the cost and on the card has one and the same value.",
  },
  "mtg-6e:K.27.3": {
    ja: "マナ・コストのXは、スタックにある間は支払った量、パーマネントになった後やほかの場所では0。",
    en: "X in a mana cost is what was paid while the spell is on the stack, and 0 elsewhere or once it is a permanent.",
  },
  "mtg-6e:K.27.4": {
    ja: "コストのYやZも、Xと同じに扱う。",
    en: "Y and Z in costs follow the rules for X.",
  },
  "mtg-6e:K.27.r1": {
    ja: "Xの値をいつ選び、後で変えられるか",
    en: "When the value of X is chosen, and whether it can change later",
  },
  "mtg-6e:K.27.r2": {
    ja: "唱えずに場に出たカードでは、コストのXはいくつか",
    en: "What X in the mana cost is for a card that came into play without being cast",
  },
  "mtg-6e:K.27.r3": {
    ja: "マナ・コストのほかにあるXの値は、いつ決まるか",
    en: "When the value of an X outside the mana cost is settled",
  },
} as const satisfies SummaryRows;
