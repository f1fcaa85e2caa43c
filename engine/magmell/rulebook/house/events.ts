import type { HouseRuling } from "./ruling";

/** On battles, events and what leaves. */
export const HOUSE_EVENTS = {
  "house:30": {
    rules: ["mag:701.2.1.1", "mag:701.3.1.3", "mag:701.3.4", "mag:701.4.4"],
    title: {
      ja: "攻撃ユニットの支配者が変わったら、攻撃ステップより前なら攻撃は中止、後なら続ける",
      en: "An attacker that changes sides breaks the battle before its attack step, and not after it",
    },
    reason: {
      ja: "攻撃ステップではターン・プレイヤーが自分の攻撃ユニットで攻撃対象を決めてレストするので、支配していなければ行えない。その後に確かめるのは、戦闘エリアにいるかどうかだけである。攻撃対象がウェイクしたり支配者が変わったりした場合も、戦闘エリアにいる限りバトルは続く。",
      en: "In the attack step the turn player names a target for a unit of theirs and rests it, which needs a unit of theirs. From then on the rules ask only whether the units are in the battle area. So an attacked unit that wakes or changes sides does not end the battle either.",
    },
  },
  "house:31": {
    rules: ["mag:701.4.1"],
    title: {
      ja: "防御は、その時点で攻撃対象を支配しているプレイヤーが行う。攻撃対象自身も防御できるが、攻撃ユニットはできない",
      en: "Whoever controls the attack target at that time defends; the attacked unit may defend itself, the attacker may not",
    },
    reason: {
      ja: "条件は、そのプレイヤーが支配していてウェイク状態であることだけで、攻撃対象となったユニットが後からウェイクした場合を除いていない。攻撃ユニットが自分自身と戦うことは、バトルの形に合わないので認めない。",
      en: "All that is asked is an awake unit of that player, and an attacked unit that has woken since is one. An attacker that fights itself fits no battle, so it is left out.",
    },
  },
  "house:32": {
    rules: ["mag:705.4.7", "mag:206.2", "mag:224.1"],
    title: {
      ja: "カードでもトークンでもないもの、つまりチャントの能力に置かれたカウンターは取り除かれる",
      en: "Counters on what is neither card nor token, an ability on the chant, are removed",
    },
    reason: {
      ja: "カードの上にないカウンターとは何かが書かれていない。文字どおりならトークンのカウンターも消えるが、ユニットにカウンターを置くという規定はトークンを除いていない。残るのはチャントの能力である。",
      en: "The rules do not say what a counter that is not on a card would be. Read to the letter, tokens could keep none, yet the rules on counters speak of units and make no exception for tokens. That leaves abilities on the chant.",
    },
  },
  "house:33": {
    rules: ["mag:222.2", "mag:306.1.1"],
    title: {
      ja: "同じユニットの支配を変える効果が重なっていたら、先のものが終わっても後のものは続く",
      en: "Of several effects that changed control of a unit, the later goes on when the earlier ends",
    },
    reason: {
      ja: "重なったときに誰へ戻るかは書かれていない。効果は生じた順に重なるので、下のものが終わっても上のものはそのまま続き、それが終わったときは両方の前の支配者に戻る。",
      en: "The rules do not say who gets the unit back when such effects overlap. They lie on top of each other in the order they began: when the lower one ends the upper one stays, and when that ends control goes to whoever had it before both.",
    },
  },
  "house:34": {
    rules: ["mag:102", "mag:202.3", "mag:202.3.1"],
    title: {
      ja: "「勝利できない」は効果による勝利を、「敗北しない」は自分の敗北条件を止める。相手が敗北すれば残った側が勝つ",
      en: "“Cannot win” stops wins by effects, “cannot lose” stops one's own defeats; whoever is left wins all the same",
    },
    reason: {
      ja: "二人の対戦では、一方が敗北した後にゲームを続けることができない。また効果で勝利した瞬間にゲームは終わるので、相手が敗北しないことはそれを妨げない。",
      en: "With two players a game cannot go on once one has lost. And a win by an effect ends the game at that moment, so an opponent who cannot lose does not hinder it.",
    },
  },
  "house:35": {
    rules: ["mag:202.3.1", "mag:202.4"],
    title: {
      ja: "二人が同時に効果で勝利したら引き分け",
      en: "When both win by effects at the same time, the game is drawn",
    },
    reason: {
      ja: "全員が同時に敗北した場合しか書かれていない。勝者が一人に決まらないので、同じように引き分けとする。",
      en: "Only losing together is written down. There is no single winner here either, so it is a draw in the same way.",
    },
  },
  "house:36": {
    rules: ["mag:705.3.2", "mag:306.1.2"],
    title: {
      ja: "破壊が置き換えられて戦闘エリアに残ったユニットを、同じチェックの中で同じルール処理がもう一度破壊しようとはしない",
      en: "A unit that a replacement leaves in place is not destroyed again by the same rule process in the same check",
    },
    reason: {
      ja: "チェックは条件を満たすものがなくなるまで繰り返すので、置き換えが条件を取り除かなければ終わらない。一度試したものはそのチェックでは見送り、次のチェックで改めて確かめる。",
      en: "The check repeats until nothing is found, and would never end when a replacement leaves its reason in place. What it has tried once it passes over, and the next check looks at it afresh.",
    },
  },
  "house:37": {
    rules: ["mag:229.3", "mag:306.1.2", "mag:306.1.2.1"],
    title: {
      ja: "空の魔導書から引こうとすることは、置き換えられない",
      en: "Trying to draw from an empty grimoire is not replaced",
    },
    reason: {
      ja: "引くとは一番上のカードを移すことなので、移るカードがなければ置き換える出来事もない。引こうとした事実だけが残り、次のチェックで敗北する。",
      en: "To draw is to move the top card. Where no card would move, there is no event to replace; what remains is that the player tried, and that loses at the next check.",
    },
  },
  "house:38": {
    rules: ["mag:705.4.5", "mag:705.4.6", "mag:206.5", "mag:302.1.2.1"],
    title: {
      ja: "消滅は領域の移動ではなく、「離れたとき」は誘発しない",
      en: "Vanishing is no move, and does not trigger what waits for something to leave",
    },
    reason: {
      ja: "消滅したものがどの領域へ行くかは書かれていない。移動によって誘発するとされるのは消滅の前の移動であり、そのあと消えることを二度目の移動とは数えない。",
      en: "Nothing says what area a vanished thing goes to. The move before it is what the rules let abilities trigger on; disappearing afterwards is not counted as a second one.",
    },
  },
  "house:39": {
    rules: ["mag:222.1", "mag:227.1", "mag:231.1", "mag:407.1", "mag:401.3.2"],
    title: {
      ja: "カードは、誰が支配していても契約者の手札・ダスト・魔導書・魔石デッキへ行く",
      en: "Cards go to their owner's hand, dust, grimoire and stone deck, whoever controls them",
    },
    reason: {
      ja: "破壊や無効化は「ダスト」とだけ言い、誰のダストかを言わない。自分のカードが相手の束に混ざらないよう、プレイヤーごとの領域では契約者のものとする。魔石エリアだけは、置かせたプレイヤーのものになりうる。",
      en: "Destroying and negating name the dust and not whose. So that nobody's cards end up in the other's piles, it is the owner's wherever each player has an area of their own. Only the stone area can be somebody else's.",
    },
  },
  "house:40": {
    rules: ["mag:701.4.1", "mag:701.4.1.3"],
    title: {
      ja: "「可能なら防御する」は、ユニットが攻撃されたときにも働く",
      en: "“Defends if able” also binds when a unit is attacked",
    },
    reason: {
      ja: "いくつもあるときの定めは攻撃されたプレイヤーのユニットだけを挙げるが、防御そのものは攻撃されたユニットの支配者もできる。二つの場合で違う扱いをする理由がない。",
      en: "The rule for several of them mentions only the attacked player's units, but whoever controls an attacked unit may defend as well. There is no reason to treat the two differently.",
    },
  },
  "house:41": {
    rules: ["mag:231.1", "mag:704.3.2"],
    title: {
      ja: "解決中のものは無効化されない",
      en: "What is being resolved is not negated any more",
    },
    reason: {
      ja: "無効化は解決される前のものに対する処理とされる。解決中のカードや能力もまだチャントにあるが、すべてを無効化する指示は、それ自身には届かない。",
      en: "Negating is something done to what has not been resolved yet. A card or ability that is resolving still lies on the chant, but an instruction to negate everything there does not reach itself.",
    },
  },
  "house:42": {
    rules: ["mag:704.3.2.1", "mag:704.3.2.4", "mag:401.6"],
    title: {
      ja: "解決の途中でチャントを離れたマジックは、残りの指示を実行し、移った先に留まる",
      en: "A magic card that leaves the chant while it resolves carries out the rest and stays where it went",
    },
    reason: {
      ja: "チャントにあることが求められるのは解決を始める時である。指示が終わってからダストに置かれるはずのカードは、もうそこにはない別のインスタンスになっている。",
      en: "It has to be on the chant when resolving begins. By the time it would be put into the dust it is another instance and somewhere else.",
    },
  },
  "house:43": {
    rules: ["mag:220.2", "mag:221.2", "mag:234.1"],
    title: {
      ja: "ダメージを受けることと、ライフを失うことは別の出来事",
      en: "Being dealt damage and losing life are two different events",
    },
    reason: {
      ja: "ダメージはライフの減少に変わるが、その出来事はダメージとして記録される。「ライフを失う」指示はダメージではないので、それぞれを見る能力は互いのためには誘発しない。",
      en: "Damage becomes less life, but what is recorded is the damage. An instruction to lose life deals none, so abilities that watch for the one do not trigger on the other.",
    },
  },
  "house:44": {
    rules: ["mag:409.1", "mag:222.1", "mag:222.2"],
    title: {
      ja: "夢にあるカードは、契約者のものとして数える",
      en: "Cards in the dream count as their owner's",
    },
    reason: {
      ja: "夢は全員で共有する一つの領域なので、置かれた場所からは誰のカードか分からない。「あなたの夢のカード」と読めるときは、入れて始めた人のものとする。",
      en: "All players share one dream, so the place does not tell whose a card in it is. Where a text speaks of a player's cards in it, they are those of whoever brought them.",
    },
  },
  "house:45": {
    rules: ["mag:101", "mag:219.6.2", "mag:302.1.2.1", "mag:211.1"],
    title: {
      ja: "魔石自身の「裏向きになったとき」は、裏向きになる直前のテキストによって誘発する",
      en: "A stone's own “when this is turned face down” triggers by its text as it was just before",
    },
    reason: {
      ja: "裏向きの魔石はすべての情報を失うので、文字どおりならこの能力は決して誘発しない。書かれた能力に意味があるものとし、戦闘エリアを離れるユニットと同じように直前の状況を見る。",
      en: "A face-down stone has lost all of its information, so to the letter this ability could never trigger. Taking it that what is written means something, the moment before is looked at, as for a unit that leaves the battle area.",
    },
  },
} as const satisfies Readonly<Record<`house:${number}`, HouseRuling>>;
