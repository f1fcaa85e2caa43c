import type { MtgRuling } from "./mtg-ruling";

/** Rulings on decks, cards, choices, and how effects meet. */
export const HOUSE_CARDS_AND_CHOICES = {
  "mtg-house:15": {
    status: "done",
    rules: ["mtg-6e:D.15.1", "mtg-6e:D.15.8"],
    title: {
      ja: "エクステンデッドで使えないセットは、D.15.1に従う",
      en: "The sets that Extended excludes are those of D.15.1",
    },
    reason: {
      ja: "同じ節の二つの項が、別の範囲を挙げている。D.15.1のほうが多くのセットを除き、引用された日付も新しいので、古い一覧は置きかえられたと読む。",
      en: "Two entries of one section name different sets. D.15.1 excludes more and cites a later date, so the older list is read as replaced.",
    },
  },
  "mtg-house:16": {
    status: "done",
    rules: ["mtg-6e:K.15.3", "mtg-8e:word.land-type"],
    title: { ja: "「基本」は、どの時代でも特殊タイプとして持つ", en: "Basic is held as a supertype in every era" },
    reason: {
      ja: "第6版では基本かどうかはタイプの一部でなく、第8版からは特殊タイプである。どちらの時代でも同じカードが基本なので、持ち方を一つにしても答えは変わらない。",
      en: "In the sixth edition being basic is no part of the type line, from the eighth on it is a supertype. The same cards are basic in both, so one way to hold it changes no answer.",
    },
  },
  "mtg-house:17": {
    status: "done",
    rules: ["mtg-6e:T.6.6", "mtg-flow:mulligan.1", "mtg-cr:704.5u"],
    title: {
      ja: "今のルールで二人が同時に選ぶときは、ターン中のプレイヤーから選ぶ",
      en: "Under the modern rules the active player chooses first when both choose at the same time",
    },
    reason: {
      ja: "第6版は、解決中の選択を効果のコントローラーからとする。今の資料が順番を書いているのはマリガンとセクターの選択だけで、マリガンでは先にターンを行うプレイヤーからである。セクターは704.5uの順に選び、ほかの選択にはマリガンの順を使う。",
      en: "In the sixth edition the controller of the effect chooses first during a resolution. The only decisions that the modern pages put into an order are mulligans and the choice of sectors. In mulligans the player whose turn comes first begins. Sectors follow 704.5u, and all other choices the order of mulligans.",
    },
  },
  "mtg-house:18": {
    status: "done",
    rules: ["mtg-6e:A.6.3", "mtg-6e:T.2.2", "mtg-8e:word.priority"],
    title: {
      ja: "マナ能力を使うと、続けてパスした数えは初めに戻る",
      en: "Using a mana ability starts the count of passes anew",
    },
    reason: {
      ja: "マナ能力はスタックに積まれないので、パスの数えを戻すとはどこにも書かれていない。戻さなければ、相手のパスの後でマナを出した人がそのままパスするだけでステップが終わり、相手はそのマナに応じて何もできない。",
      en: "A mana ability does not use the stack, and nothing says that it undoes a pass. If it did not, a player who makes mana after the other has passed could end the step by passing, and the other could never answer the mana.",
    },
  },
  "mtg-house:19": {
    status: "done",
    rules: ["mtg-6e:T.2.2", "mtg-6e:T.5.1", "mtg-8e:word.priority"],
    title: {
      ja: "解決やステップの終わりには、最後の行動の後で二人が続けてパスすることがいる",
      en: "To resolve or to end a step, both players pass in a row after the last action",
    },
    reason: {
      ja: "手順の項を字のとおりに読むと、非アクティブ・プレイヤーが何かを積んでパスした後、アクティブ・プレイヤーに聞かずに解決へ進める。待ち状態の項と第8版の説明は、二人が続けてパスすることを求めている。",
      en: "Read to the letter, the steps let the non-active player put something on the stack, pass, and have it resolve without the active player being asked. The entry on waiting and the page of the eighth edition want both to pass in a row.",
    },
  },
  "mtg-house:20": {
    status: "done",
    rules: ["mtg-6e:Z.3.3", "mtg-6e:Z.1.4"],
    title: {
      ja: "今のルールでは、同時に墓地へ置かれるカードの順番を、設定で求めたときだけ尋ねる",
      en: "Under the modern rules the order of cards put into a graveyard together is asked only where the game is set to ask",
    },
    reason: {
      ja: "第6版は、その墓地のオーナーが順番を決めるとする。今の資料は順番に触れず、順番を見るカードもごくわずかで、毎回尋ねればほとんどの答えに意味がない。尋ねない卓では、もとの並びのまま置く。",
      en: "In the sixth edition the owner of the graveyard orders them. The modern pages say nothing of an order, very few cards look at it, and most answers would mean nothing. Where it is not asked they keep the order they had.",
    },
  },
  "mtg-house:21": {
    status: "done",
    rules: ["mtg-6e:G.19.6", "mtg-6e:G.6.r2"],
    title: {
      ja: "ライフはちょうど全部まで支払える。支払って0になってもよい",
      en: "Life may be paid down to exactly none",
    },
    reason: {
      ja: "同じ日付の二つの項が、0になる支払いを一方は許し一方は禁じる。許すほうがルールの項であり、禁じるほうは裁定である。0になったプレイヤーは、次に調べるときに敗北する。",
      en: "Two entries of one date disagree: one allows a payment that leaves 0, the other forbids it. The one that allows it is a rule, the other a ruling. A player left with 0 loses at the next check.",
    },
  },
  "mtg-house:22": {
    status: "done",
    rules: ["mtg-6e:G.27.1", "mtg-6e:G.27.2", "mtg-6e:G.27.r2", "mtg-8e:untap", "mtg-flow:1.1", "mtg-cr:704.5k"],
    title: {
      ja: "今のルールのフェイジングは領域の移動でなく、パーマネントの状態である",
      en: "Phasing of today is a state of the permanent and no change of zone",
    },
    reason: {
      ja: "第6版ではフェイズ・アウトした物は別の領域に移り、場を離れたときの能力が誘発する。今の資料はフェイジングに触れず、その領域も挙げない。領域がないなら離れることもないので、状態として持ち、離れたときの能力は誘発しない。離れていないので、ワールドであった長さは戻っても元のままである。効果の順番だけは、第6版のとおり最も新しいものになる。",
      en: "In the sixth edition a thing that phases out moves to a zone of its own, and abilities that look for leaving play trigger. The modern pages mention neither phasing nor such a zone. Without the zone nothing leaves, so it is a state and those abilities do not trigger. It has never left, and so has been a world as long as before; only its effects count as the newest, as in the sixth edition.",
    },
  },
  "mtg-house:23": {
    status: "done",
    rules: ["mtg-6e:K.10.2", "mtg-6e:K.10.r3", "mtg-6e:T.8.10"],
    title: {
      ja: "カウンターは、パワーとタフネスを設定する効果に対し、第6版では先、それより後の時代では後に数える",
      en: "Counters count before effects that set power and toughness in the sixth edition, after them in later eras",
    },
    reason: {
      ja: "第6版は、設定する効果がカウンターを打ち消すと明言する。後の時代の資料はこの順に触れない。カウンターを失わせるという特別な決まりは書かれている時代にだけ当てはめ、後の時代ではカウンターが設定された値に加わる。",
      en: "The sixth edition says outright that an effect that sets the numbers wipes counters out. The later pages are silent on the order. The special rule is kept to the era that states it; later, counters are added to the numbers that were set.",
    },
  },
  "mtg-house:24": {
    status: "done",
    rules: ["mtg-6e:T.8.13", "mtg-6e:T.8.13b"],
    title: {
      ja: "同じ番号の二つのT.8.13は、どちらも、厳しいほうが勝つと読む",
      en: "Both entries numbered T.8.13 are read alike: the stricter effect wins",
    },
    reason: {
      ja: "一方は「発生できない」を先に適用すると言い、もう一方は制限の大きいほうを優先すると言う。出た順によらないことと、能力を与えたり失わせたりするものを除くことは共通である。結果が分かれる場面は見つかっていない。",
      en: "One applies what cannot happen first, the other prefers what restricts more. Both ignore which came first, and both leave out effects that give or take abilities. No case is known in which they differ.",
    },
  },
  "mtg-house:25": {
    status: "done",
    rules: ["mtg-6e:A.4.14"],
    title: {
      ja: "誘発型能力の「してもよい」は、解決するときに選ぶ",
      en: "“May” in a triggered ability is chosen when it resolves",
    },
    reason: {
      ja: "この項は、宣言するときに選ぶとする別の文書のルール410.5を覆したと自ら述べている。その文書は手元になく、日付の新しいこちらに従う。",
      en: "The entry itself says that it reverses rule 410.5 of another document, under which the choice came with the announcement. That document is not among ours; the later statement is followed.",
    },
  },
  "mtg-house:26": {
    status: "done",
    rules: ["mtg-6e:D.13.8", "mtg-6e:D.13.9", "mtg-6e:D.15.9"],
    title: {
      ja: "禁止と制限の一覧は、文書の日付の時点のものとし、告知の日付を添える",
      en: "Lists of banned and restricted cards stand for the day of the document, with the dates of the announcements beside them",
    },
    reason: {
      ja: "一覧には告知の日付がいくつか並ぶだけで、どのカードがどの告知によるのかは書かれていない。カードごとの日付を推し量らず、一覧が文書にある日を示す。",
      en: "The lists carry several dates of announcements, and do not say which card came with which. No date of a single card is guessed: the lists are those of the day of the document.",
    },
  },
  "mtg-house:27": {
    status: "done",
    rules: ["mtg-6e:D.13.4", "mtg-6e:D.14.4", "mtg-6e:D.15.3", "mtg-6e:D.16.5"],
    title: {
      ja: "セットが使えるようになる日は計算で出し、違う日が確かめられたセットだけはデータに書く",
      en: "The day on which a set becomes legal is computed; where another day is verified, the data says so with its source",
    },
    reason: {
      ja: "決まりは、発売が15日以降なら翌々月の1日からとする。15日以降に出ながら翌月から使えたと伝わるセットがある。伝聞では計算を変えず、出典を確かめたものだけを例外としてデータに載せる。",
      en: "A set released on or after the 15th becomes legal on the first of the month after next. Of some such sets it is told that they were legal a month earlier. Hearsay does not change the computation; an exception goes into the data when its source has been checked.",
    },
  },
  "mtg-house:28": {
    status: "done",
    rules: ["mtg-6e:G.20.6", "mtg-flow:win.2", "mtg-flow:lose.7"],
    title: {
      ja: "効果による勝利は、敗北と一緒に、次に調べるときに決める",
      en: "Winning by an effect is judged at the next check, together with losing",
    },
    reason: {
      ja: "勝つと同時に負けたプレイヤーは負けると、二つの文書が述べる。勝利をその場で決めると「同時」が起こりえない。どちらも次に調べるときに見れば、この決まりが意味を持つ。",
      en: "Two documents say that who wins and loses at the same time loses. If a win took effect on the spot, no loss could ever come at the same time. Looked at together at the next check, the rule has a meaning.",
    },
  },
  "mtg-house:29": {
    status: "done",
    rules: ["mtg-6e:T.6.1", "mtg-6e:T.2.2"],
    title: {
      ja: "エンジンの知らないカードは、使うプレイヤーが優先権のあるときに手で進める",
      en: "A card that the engine does not know is carried out by hand, by its player, with priority",
    },
    reason: {
      ja: "このサイトにカードのテキストはなく、書かれていることはプレイヤーしか知らない。手で進めたことも普通の出来事として起こし、その後でいつもどおり調べれば、残りのルールはそのまま働く。",
      en: "No card texts come with this site, so that only the player knows what one says. What is done by hand happens as events like any others, and the check follows as always: the rest of the rules goes on as it is.",
    },
  },
  "mtg-house:30": {
    status: "done",
    rules: ["mtg-8e:word.stack", "mtg-flow:2", "mtg-cr:704.5", "mtg-6e:T.4.2", "mtg-6e:T.6.1"],
    title: {
      ja: "後の時代の資料が述べないことは前の時代の資料のとおりとし、今のルールではまず第8版、それにもなければ第6版を使う",
      en: "What the documents of an era do not say is as in the era before it: for today the eighth edition comes first, then the sixth",
    },
    reason: {
      ja: "第8版の資料はターンの構成と戦闘ダメージといくつかの用語を、今の資料はターンの流れと状況起因処理だけを述べる。使用と解決の細かな手順、戦闘の外のダメージ、カウンターの働き、ほとんどのキーワードは、第6版の文書にしかない。述べている資料がない所では古い文書を使い続け、ログにはこの裁定とその番号を並べて示す。",
      en: "The page of the eighth edition is about the turn, combat damage and a few words, the pages of today about the turn and state-based actions. The details of casting and resolving, damage outside combat, what counters do and most keywords stand in the document of the sixth edition alone. Where nothing else speaks it holds on, and logs cite this ruling with its number.",
    },
  },
  "mtg-house:31": {
    status: "done",
    rules: ["mtg-flow:3.4", "mtg-cr:704.5g", "mtg-cr:704.5h", "mtg-6e:A.27.3"],
    title: {
      ja: "トランプルと接死を持つクリーチャーも、タフネスの分だけブロッカーに割り振る",
      en: "A creature with trample and deathtouch assigns each blocker damage up to its toughness",
    },
    reason: {
      ja: "四つの文書は、この組み合わせに触れない。致死ダメージという言葉を、704.5gはタフネス以上のダメージと定め、704.5hは接死による破壊を別の処理として挙げる。したがって割り振りの致死ダメージもタフネスで数え、1点では足りない。",
      en: "None of the four documents speaks of the two together. 704.5g defines lethal damage as at least the toughness, and 704.5h lists destruction by deathtouch as an action of its own. So the lethal damage of the division counts by toughness as well, and 1 is not enough.",
    },
  },
  "mtg-house:32": {
    status: "done",
    rules: ["mtg-cr:704.5n", "mtg-6e:A.24.2.4", "mtg-6e:A.24.3"],
    title: {
      ja: "プロテクションを得ても、装備品ははずれない",
      en: "Equipment stays on a creature that gains protection from it",
    },
    reason: {
      ja: "704.5nは、不正なものについている装備品がはずれると述べるが、何が不正かを書かない。プロテクションの節は第6版だけにあり、つけられないものとしてエンチャントだけを挙げる。書かれていない効果を加えず、装備品はクリーチャーについていれば正しいとする。",
      en: "704.5n takes Equipment off what it may not be attached to, without saying what that is. Only the sixth edition describes protection, and of things attached it names enchantments alone. No effect is added that is not written: on a creature Equipment is where it may be.",
    },
  },
  "mtg-house:33": {
    status: "done",
    rules: ["mtg-6e:D.17.1", "mtg-6e:D.19.6"],
    title: {
      ja: "シールドデッキでも、基本地形を好きな枚数だけ加えてよい",
      en: "Any number of basic lands may be added in Sealed deck",
    },
    reason: {
      ja: "シールドの節は、審判が基本地形を加えてよいとし、普通の枚数だけを挙げて、上限は定めない。ドラフトの節は枚数を限らない。審判が何枚としたかをサイトは知らないので、ドラフトと同じに扱う。",
      en: "The section on Sealed lets the judge add basic lands: it names the usual number and no limit. The section on drafts allows any number. The site cannot know what a judge has allowed, so both are treated alike.",
    },
  },
} as const satisfies Readonly<Record<`mtg-house:${number}`, MtgRuling>>;
