import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries D.1 to D.12 of the general rulings summary. */
export const TOURNAMENTS_1_SUMMARIES = {
  "mtg-6e:D.1": { ja: "大会の進め方", en: "How tournaments run" },
  "mtg-6e:D.1.1": {
    ja: "勝ち抜き、敗者復活、総当たり、スイスのどれかで行い、各マッチは時間内に最大3ゲーム。",
    en: "A tournament is single or double elimination, round robin or Swiss; a match is up to three games in limited time.",
  },
  "mtg-6e:D.1.2": {
    ja: "スイスでは勝ちと不戦勝が3点、引き分けが1点。",
    en: "In Swiss a win or a bye is worth 3 points and a draw 1.",
  },
  "mtg-6e:D.1.3": {
    ja: "準決勝より前は45分以上の制限を設け、10分前に知らせる。時間が来たら、アンタップを終えたターンだけを60秒で終える。決勝にも設けられるが、勧められない。",
    en: "Rounds before the semifinals may be limited to 45 minutes or more, with a call at ten left; then 60 seconds finish a turn whose untapping is done. A limit for finals is allowed, but advised against.",
  },
  "mtg-6e:D.1.4": {
    ja: "ヘッドジャッジは30分以上前に告げたうえでマッチを打ち切れ、始まっているターンを終えさせてもよい。",
    en: "With at least 30 minutes' notice the head judge may end matches early, and may let a turn in progress be finished.",
  },
  "mtg-6e:D.1.5": {
    ja: "時間切れなら勝ち数の多い方の勝ち、同数は引き分け。勝ち抜きで決着が要るときはライフで決める。",
    en: "When time runs out more games won wins the match and equal games draw it; elimination goes by life.",
  },
  "mtg-6e:D.1.6": {
    ja: "最初のマッチでの棄権はその負けになる。あとは次の組み合わせの前に届ければ罰がなく、黙って去れば次のラウンドは負け。",
    en: "Dropping out of the first match loses it. Later it is free if told before the next pairings; leaving without a word loses the next round.",
  },
  "mtg-6e:D.1.7": {
    ja: "最初のゲームの前なら、二人で合意してマッチを引き分けにでき、各1点を得る。",
    en: "Before the first game both may agree to draw the match for one point each.",
  },
  "mtg-6e:D.1.8": {
    ja: "選手はヘッドジャッジに、観戦を役員だけに限るよう求められる。",
    en: "A player may ask the head judge that only officials watch the match.",
  },
  "mtg-6e:D.1.9": {
    ja: "試合中に、大会のほかの参加者から助言を受けてはならない。",
    en: "During a match players may take no advice from others in the tournament.",
  },
  "mtg-6e:D.2": { ja: "デッキの登録", en: "Registering decks" },
  "mtg-6e:D.2.1": {
    ja: "ジャッジは、サイドボードも含めたデッキの一覧を書かせることができる。",
    en: "Judges may have players write down their decks, sideboards included.",
  },
  "mtg-6e:D.2.2": {
    ja: "登録したデッキは、マッチを始めるたびに登録時の形へ戻す。怠ると通告か警告か二重警告。",
    en: "A registered deck goes back to its listed form before each match, on pain of a caution, a warning or a double warning.",
  },
  "mtg-6e:D.2.3": {
    ja: "登録とちがうデッキを使えば、そのゲームは負け。いつからか分からなければ、より重くなりうる。",
    en: "Playing something else than was registered loses the game, or more if nobody knows since when.",
  },
  "mtg-6e:D.2.4": {
    ja: "ゲームごとに自分のカードを取り戻すこと。忘れ物が見つかれば最低でもゲームの負け。",
    en: "Collect your own cards after every game; a card left with somebody costs at least a game.",
  },
  "mtg-6e:D.3": { ja: "警告と罰則", en: "Warnings and penalties" },
  "mtg-6e:D.3.1": {
    ja: "相手への罰則を、選手が取り下げることはできない。",
    en: "A player cannot waive the opponent's penalty.",
  },
  "mtg-6e:D.3.2": {
    ja: "警告の重さは五段階あり、公式のものはヘッドジャッジが認める。",
    en: "There are five degrees of warnings; official ones need the head judge.",
  },
  "mtg-6e:D.3.2.a": { ja: "注意は口頭だけで、書き留めない。", en: "A reminder is spoken and not recorded." },
  "mtg-6e:D.3.2.b": {
    ja: "通告は口頭だが書き留め、後で重くなることもある。",
    en: "A caution is spoken and recorded, and may be raised later.",
  },
  "mtg-6e:D.3.2.c": {
    ja: "警告は、わざとではないが公正を損なう誤りに出す。",
    en: "A warning is for mistakes that were not meant but hurt fairness.",
  },
  "mtg-6e:D.3.2.d": {
    ja: "二重警告は、繰り返しや、得が大きすぎる違反に出す。",
    en: "A double warning is for repetition, or for an offense that gains too much.",
  },
  "mtg-6e:D.3.2.e": {
    ja: "三重警告は不正や目に余る振る舞いに出し、調査を伴う。",
    en: "A triple warning is for cheating or gross conduct and brings an investigation.",
  },
  "mtg-6e:D.3.3": {
    ja: "公式の警告が三つ以上になれば、ヘッドジャッジは四つの処分から一つを選べる。",
    en: "At three or more official warnings the head judge may pick one of four penalties.",
  },
  "mtg-6e:D.3.3.a": {
    ja: "三つの警告がみな軽く、二重警告も故意のものもなければ、今か次のゲームの負けにできる。",
    en: "If all three warnings were slight, none double and none intended, this or the next game may be lost.",
  },
  "mtg-6e:D.3.3.b": {
    ja: "三つの警告がみな軽く、二重警告も故意のものもなければ、今か次のマッチの負けにもできる。",
    en: "If all three warnings were slight, none double and none intended, it may also be this or the next match.",
  },
  "mtg-6e:D.3.3.c": {
    ja: "警告が三つなら、ふつうは退場。賞は失わないが、以後は出られない。四つ目でも退場。",
    en: "Three warnings usually mean ejection: prizes are kept but play is over; a fourth warning ejects as well.",
  },
  "mtg-6e:D.3.3.d": {
    ja: "ヘッドジャッジが不正と認めたか、二重警告と三重警告が合わせて二つ以上なら失格。賞も失う。",
    en: "Disqualification, without prizes, is for cheating, or for two or more double or triple warnings.",
  },
  "mtg-6e:D.3.4": {
    ja: "警告は数日の大会でも積み重なり、準々決勝で消える。ただし同じものを再び受ければ二重になる。",
    en: "Warnings add up over all days until the quarterfinals; the same one again after that counts double.",
  },
  "mtg-6e:D.3.5": {
    ja: "不正は失格。助言、のぞき見、積み込み、印、余分な引きなどがこれに当たり、確かと見ても証明できなければ二重警告。",
    en: "Cheating, such as outside help, peeking, stacking, marking or extra draws, disqualifies; where the judge is sure without proof it is a double warning.",
  },
  "mtg-6e:D.3.6": {
    ja: "暴言や威嚇、役員への反抗などの振る舞いには警告、繰り返せば失格。",
    en: "Abuse, threats or defiance of officials earn warnings and, repeated, disqualification.",
  },
  "mtg-6e:D.3.7": {
    ja: "結果の談合も、許されない振る舞いである。",
    en: "Agreeing on results is unsporting conduct.",
  },
  "mtg-6e:D.3.8": {
    ja: "カードは卓より下げない。初めは警告、次は失格。",
    en: "Cards stay above the table: a warning first, then disqualification.",
  },
  "mtg-6e:D.3.9": {
    ja: "偽のカードは不正で、法的にも問われうる。",
    en: "Counterfeit cards are cheating and may bring legal action.",
  },
  "mtg-6e:D.3.10": {
    ja: "相手のデッキが本物のカードだけか、ジャッジに調べてもらえる。",
    en: "A player may have a judge check that the other deck holds genuine cards only.",
  },
  "mtg-6e:D.3.11": {
    ja: "不当なデッキはふつう退場、軽くしてもマッチの負け。",
    en: "An illegal deck normally means ejection, at the mildest a lost match.",
  },
  "mtg-6e:D.3.12": {
    ja: "届けずにプロツアーを去れば、次の同格の大会に出られない。",
    en: "Leaving a Pro Tour event unannounced bars you from the next of its kind.",
  },
  "mtg-6e:D.3.13": {
    ja: "ほどよい速さで進める。わざと遅らせれば警告、心理で優位に立とうと始めずにいれば失格もある。",
    en: "Play at a reasonable pace: stalling is warned, and holding up a match to unsettle the other can mean disqualification.",
  },
  "mtg-6e:D.3.14": {
    ja: "ライフなどで言い分が食い違えば二人に警告、非が明らかなら片方だけ。",
    en: "Where players disagree on facts both are warned, or only the one plainly wrong.",
  },
  "mtg-6e:D.3.15": {
    ja: "ゲームの前の用意は5分以内。相手のデッキのシャッフルやカット、マリガンの宣言は含まない。",
    en: "Getting ready for a game takes five minutes at most, not counting the shuffle or cut of the opponent's deck and mulligans.",
  },
  "mtg-6e:D.3.16": {
    ja: "ゲーム中のシャッフルは1分まで。長すぎれば遅延とみなす。",
    en: "A shuffle during a game takes a minute at most; more counts as stalling.",
  },
  "mtg-6e:D.3.17": {
    ja: "始まりに席にいなければ1ゲームを失い、10分遅れるごとにもう1ゲーム。初戦を失えば大会からも外れる。",
    en: "Being late loses a game, and another every ten minutes; losing the first match so ends the tournament for you.",
  },
  "mtg-6e:D.3.18": {
    ja: "不正を見たらすぐジャッジを呼ぶ。後から言っても取り上げられない。",
    en: "Call a judge at once when you see an offense; later claims are void.",
  },
  "mtg-6e:D.3.19": {
    ja: "処置に納得できなければDCIに訴えられ、その決定には従う。",
    en: "Decisions may be appealed to the DCI, whose word is final.",
  },
  "mtg-6e:D.4": { ja: "ジャッジ", en: "Judges" },
  "mtg-6e:D.4.1": {
    ja: "ヘッドジャッジの判断は、後で誤りと分かっても変わらない。",
    en: "The head judge's word stands, even if it later proves wrong.",
  },
  "mtg-6e:D.4.2": {
    ja: "補佐の判断に不服なら、ヘッドジャッジに訴えられる。",
    en: "An assistant's decision may be appealed to the head judge.",
  },
  "mtg-6e:D.4.3": { ja: "タイトル戦にはレベル3のジャッジが要る。", en: "Title events need a level 3 judge." },
  "mtg-6e:D.4.4": { ja: "先行販売の大会にはレベル2のジャッジが要る。", en: "Prereleases need a level 2 judge." },
  "mtg-6e:D.4.5": {
    ja: "ジャッジは、手引きと現行のフロア・ルールを手元に置く。",
    en: "Judges have the handbook and the current floor rules at hand.",
  },
  "mtg-6e:D.4.6": {
    ja: "裁定に1分を超えれば、その分の延長を頼める。認めるのはヘッドジャッジ。",
    en: "A ruling that takes over a minute may be made up for in time, if the head judge agrees.",
  },
  "mtg-6e:D.5": { ja: "レーティング", en: "Ratings" },
  "mtg-6e:D.5.1": {
    ja: "公認大会の勝敗は集められ、会員のレーティングを計算するのに使われる。",
    en: "Results of sanctioned tournaments make up members' ratings.",
  },
  "mtg-6e:D.5.2": {
    ja: "レーティングはビンテージ、エクステンデッド、リミテッド、スタンダードの四つに分かれる。",
    en: "Ratings are kept apart for four categories: vintage, extended, limited and standard.",
  },
  "mtg-6e:D.5.3": { ja: "レーティングは誰でも1600点から始まる。", en: "Everybody's rating starts at 1600." },
  "mtg-6e:D.5.4": {
    ja: "25マッチに届かないうちは暫定のレーティングで、その後に±56点の範囲で定まる。",
    en: "Until 25 matches have been played the rating is provisional; then it is settled within 56 points either way.",
  },
  "mtg-6e:D.5.5": {
    ja: "暫定のレーティングは、相手の平均に、勝ちから負けを引いた数の割合の400倍を足したもの。",
    en: "A provisional rating is the opponents' average plus 400 times the balance of wins per match.",
  },
  "mtg-6e:D.5.6": {
    ja: "暫定を終えたレーティングは、マッチごとに、結果から予想を引いた差に係数を掛けて足す。係数はレーティングが高いほど小さい。",
    en: "Once a rating is no longer provisional, each match adds the difference of result and expectation times a factor, which is smaller for higher ratings.",
  },
  "mtg-6e:D.5.7": {
    ja: "レーティングの数に入るのは、主催者が結果を送った公認大会だけ。",
    en: "Ratings count only sanctioned results that the organizer sends in.",
  },
  "mtg-6e:D.5.8": {
    ja: "レーティングには8人に満たない大会は数えず、31人までは係数が半分。",
    en: "For ratings, fewer than eight players count for nothing, up to 31 at half the factor.",
  },
  "mtg-6e:D.5.9": {
    ja: "レベル2のジャッジがいなければ、レーティングの係数はさらに半分。",
    en: "Without a level 2 judge the factor for ratings is halved once more.",
  },
  "mtg-6e:D.6": { ja: "カードのどの文章に従うか", en: "Which card text counts" },
  "mtg-6e:D.6.1": {
    ja: "どのカードも、訂正を含む最新の英語の文章で読む。",
    en: "Every card is played by its latest English text, corrections included.",
  },
  "mtg-6e:D.6.2": {
    ja: "使えるカードと同じ名前なら、どの版で刷られたものでもよい。",
    en: "Any printing of a legal name may be played, whatever set it comes from.",
  },
  "mtg-6e:D.6.3": {
    ja: "ほかの言語の印刷も英語の最新文で読み、絵が違うときは名前に従う。",
    en: "Printings in other languages follow the English text; with a wrong picture the name decides.",
  },
  "mtg-6e:D.6.r1": {
    ja: "その形式で使えない版の文章が最新のとき、それに従うか",
    en: "Whether the latest text counts even if its set is not in the format",
  },
  "mtg-6e:D.6.r2": {
    ja: "一つのデッキに、いろいろな言語が混ざってよいか",
    en: "Whether a deck may mix languages",
  },
  "mtg-6e:D.7": { ja: "スリーブ", en: "Sleeves" },
  "mtg-6e:D.7.1": {
    ja: "スリーブは使ってよいが、ゲームごとにジャッジか相手が外すよう求められる。",
    en: "Sleeves are allowed, but for a given game a judge or the opponent may have them taken off.",
  },
  "mtg-6e:D.7.2": {
    ja: "スリーブを使うなら、サイドボードも含め全部に同じように。ホログラムは表側に。",
    en: "Sleeves, if used, are the same on all cards, sideboard included, with any hologram on the front.",
  },
  "mtg-6e:D.7.3": {
    ja: "印や傷みのあるスリーブは、調べたうえで外させられる。",
    en: "Marked or worn sleeves may be inspected and ruled out.",
  },
  "mtg-6e:D.7.4": {
    ja: "裏の黒いスリーブも使えるが、ほかのスリーブのように外すことがあり、外しても適正なデッキでなければならない。",
    en: "Sleeves with black backs are allowed, though they come off as any others do; the deck must be legal without them.",
  },
  "mtg-6e:D.7.5": {
    ja: "新しい保護用品は、認められるまで使えない。",
    en: "New kinds of protection need approval first.",
  },
  "mtg-6e:D.7.r1": {
    ja: "相手の側にある自分のカードを、スリーブで見分けてよいか",
    en: "Whether sleeves may serve to tell your cards from the opponent's",
  },
  "mtg-6e:D.8": { ja: "デッキの中身", en: "What a deck holds" },
  "mtg-6e:D.8.1": {
    ja: "大会中に中身は変えられず、動かせるのはゲームの合間のサイドボードとの交換だけ。サイドボードは使うなら、シールドを除き15枚ちょうど。",
    en: "Decks stay as they are; only swaps with the sideboard are made, between games. A sideboard, if used, has exactly 15 cards, except in sealed play.",
  },
  "mtg-6e:D.8.2": {
    ja: "アルファ版を混ぜるなら、デッキ全体をそれで揃えてヘッドジャッジに申告する。",
    en: "A deck with Alpha printings must be all Alpha, and the head judge told.",
  },
  "mtg-6e:D.8.3": { ja: "代用のカードは使えない。", en: "Proxies are not allowed." },
  "mtg-6e:D.9": { ja: "シャッフル", en: "Shuffling" },
  "mtg-6e:D.9.1": {
    ja: "切り終えたら、仕上げにリフルを3回行う。",
    en: "After normal shuffling come three riffle shuffles.",
  },
  "mtg-6e:D.9.2": {
    ja: "ゲームの前に、相手はあなたのデッキを最後にシャッフルできる。",
    en: "Before a game the opponent may shuffle your deck last.",
  },
  "mtg-6e:D.9.3": {
    ja: "ゲーム中にシャッフルした後も、相手はシャッフルかカットをできる。中を見てはならない。",
    en: "After a shuffle in the game the opponent may shuffle or cut, without looking.",
  },
  "mtg-6e:D.10": { ja: "進め方の決まり", en: "Rules of play" },
  "mtg-6e:D.10.1": {
    ja: "忘れたアップキープの支払いは、そこまで戻し、払わなかったものとして処理する。",
    en: "A forgotten upkeep payment is gone back to and handled as not paid.",
  },
  "mtg-6e:D.10.2": { ja: "大会ではアンティを賭けない。", en: "Tournaments are not played for ante." },
  "mtg-6e:D.10.3": {
    ja: "最初の手札が不満なら、切り直して一枚少なく引き直せる。",
    en: "An opening hand may be shuffled back for one card fewer.",
  },
  "mtg-6e:D.10.4": {
    ja: "マリガンは先手が先に決め、終えてから相手が決める。",
    en: "The starting player settles mulligans first, then the other.",
  },
  "mtg-6e:D.10.5": {
    ja: "先手は最初のドローを飛ばす。コインに勝った人が先手か引くかを選ぶ。",
    en: "The starter skips the first draw; whoever wins the toss picks play or draw.",
  },
  "mtg-6e:D.10.r1": {
    ja: "1996年の大会のルールでのマリガンの決まり",
    en: "How mulligans worked in the tournament rules of 1996",
  },
  "mtg-6e:D.11": { ja: "サイドボード", en: "Sideboards" },
  "mtg-6e:D.11.1": {
    ja: "サイドボードは、デッキに添えて大会に持ち込む、控えのカード。",
    en: "The sideboard is the set of spare cards that goes with a deck.",
  },
  "mtg-6e:D.11.2": {
    ja: "サイドボードは、構築戦ではちょうど15枚。",
    en: "In constructed formats a sideboard has exactly 15 cards.",
  },
  "mtg-6e:D.11.3": {
    ja: "サイドボードは使わなくてもよいが、その旨をマッチの前に相手に言う。",
    en: "A sideboard is optional; a player without one tells the opponent before the match.",
  },
  "mtg-6e:D.11.4": {
    ja: "ゲームが終わるごとに、サイドボードと同じ枚数どうしを入れ替えられる。",
    en: "After each game cards may be swapped with the sideboard one for one.",
  },
  "mtg-6e:D.11.5": {
    ja: "シールドでは使わなかったカード全部がサイドボードで、枚数を揃える必要もない。",
    en: "In sealed play everything unused is the sideboard, and swaps need not be even.",
  },
  "mtg-6e:D.11.6": {
    ja: "ゲームの間、自分のサイドボードを見てはならない。",
    en: "During play you may not look at your sideboard.",
  },
  "mtg-6e:D.12": { ja: "そのほかの決まり", en: "Other rules" },
  "mtg-6e:D.12.1": {
    ja: "ライフは、目で見て数えられる形で示す。",
    en: "Life totals are kept in a way that can be seen and counted.",
  },
  "mtg-6e:D.12.2": {
    ja: "主催側は、公認大会のデッキの内容を公表できる。",
    en: "Deck contents of sanctioned events may be published.",
  },
} as const satisfies SummaryRows;
