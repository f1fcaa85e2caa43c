import { expect, it } from "vitest";
import { getEntry, isPointer } from "../entries";
import { findBestEntries } from "../find-entries";
import { findEntriesByNumber } from "../find-numbers";
import { parseLibraryFilters } from "../search-filters";

/** Questions on Magic as players type them, with the entries that answer them. Numbers without a document are those of `mtg-6e`. */
const QUESTIONS = `
damage on the stack | C.5.1 C.5.6 C.5.8 mtg-8e:combat-damage
704.5k | mtg-cr:704.5k
フェイジング オーラ | G.27.3 G.27.13
先攻の最初のドロー | P.1.4 D.10.5 mtg-flow:1.3 mtg-house:6
can I respond to playing a land | P.8.4 P.8.5 K.15.2 mtg-8e:word.land
first strike damage step | C.5.9 A.15.2 mtg-8e:second-damage
regeneration removes from combat | C.1.6 G.29.3 T.10.9
接死 | mtg-cr:704.5h
poison counters | E.9.2 mtg-cr:704.5c mtg-flow:lose.4
legend rule | K.17.2 mtg-cr:704.5j
ワールド・エンチャント 2つ | K.12.10 T.11.5.h mtg-cr:704.5k
restricted list type 1 | D.13.8
デュアルランド エクステンデッド | D.15.1
分割カード 名前 | K.24.4 K.24.6
fading | A.14.2
cumulative upkeep | A.10.2
バイバック 打ち消された | A.9.5
who loses at 0 life | G.20.4 T.11.5.a mtg-cr:704.5a
interrupt | G.25.r4
埋葬 | G.25.r1
can walls attack | K.26.1
mana ability stack | A.6.2
クリンナップ 優先権 | P.13.1.3 P.3.2 mtg-8e:cleanup
intentional draw | D.1.7
遅刻 何分 | D.3.17
D.13.8 | D.13.8
ルールT.11.5. | T.11.5
マナ・バーンはいつ | P.3.5 G.22.1
how does banding work | A.7.2 A.7.3 A.7.4
召喚酔い アーティファクト | G.37.2
コピー クローン | E.4.1 E.4.2 E.4.3
summoning sickness haste | G.37.2 A.18.2
伝説のクリーチャーが2体 | K.17.2 T.11.5.e mtg-cr:704.5j
+1/+1カウンターと-1/-1カウンター | mtg-cr:704.5q
ライブラリーが0枚のとき引く | Z.6.8 G.20.5 T.11.5.g mtg-cr:704.5b
プロテクション オーラ | A.24.2.4 A.24.3
mulligan 6th edition | P.1.7
サイドボード 枚数 | D.11.2
snow-covered lands how many copies | K.21.r4 P.1.3
エコー いつ払う | A.12.2
tokens in graveyard | Z.3.r1 K.25.6 Z.5.n2 T.11.5.f mtg-cr:704.5d
インフィニット ループ | G.18.1 G.18.2 G.18.3 G.18.4
ブロックした後でタップ | C.1.7
trample and deathtouch | mtg-house:31
`;

/** The same by somebody who does not know the search: long, colloquial or misspelled. Those on `mag` are on MAGMELL. */
const OPEN_QUESTIONS = `
キッカーって2回分払って効果を2倍にできる？ | A.20.r2
my echo creature got stolen and I got it back, do I pay again | A.12.r1 A.12.r3 A.12.2
壁のパワーを上げたら殴れますか | K.26.r1 K.26.1
can i regenrate a creature i have to sacrifce | G.29.4 G.33.n1 G.33.2
遅刻 何ゲーム負け | D.3.17
token converted mana cost | K.18.n2 K.25.5 K.25.r6
三人で遊んでて一人負けたらその人のカードはどうすんの | M.1.r1
search my deck and pretend I did not find it | Z.6.9
Xのある呪文が場に出たあとXはいくつになる | K.27.3
tap a land for mana then sacrifice it, what order do I pay the costs | T.4.10
昔のインタラプトって今は何扱い | G.25.r4 K.4.n2
sealed sideboard different number of cards | D.17.5 D.11.5
残りライフ1のときに2点のライフを払うことはできますか | G.19.6 G.6.r2 G.6.4
my attacker left play with damge on the stack | mtg-8e:combat-damage C.5.6
手札が8枚あるとき、いつ捨てるんですか | mtg-flow:5.2 mtg-8e:cleanup P.13.1.1 Z.4.3
defending player meaning | mtg-8e:word.defending-player
接死のダメージって再生で助かる？ | mtg-cr:704.5h
what happens to the equipment if the creature wearing it stops being a creature | mtg-cr:704.5n
同じカードは何枚まで入れていいの | mag:207.2.1 mag:501.1.3 mag:207.2.2
can my life go above 20 | mag:220.3
`;

/** Twenty more of the same, by somebody else. */
const MORE_QUESTIONS = `
マグメル 先行1ターン目から殴れる? | mag:605.4.1
ブロックした奴が死んだら攻撃は本体に通る? | C.4.8 C.5.4 mtg-8e:combat-damage
バウンスされたトークンは手札に残る? | K.25.6 mtg-cr:704.5d
毒 何個で死ぬ | E.9.2 mtg-cr:704.5c mtg-flow:lose.4
プロキシ使っていい? | D.8.3
land drop response | P.8.5 K.15.2
time ran out during game two, who gets the match | D.1.5
buyback fizzled | A.9.5
planeswalker with no loyality left | mtg-cr:704.5i mtg-flow:3.4
戦闘ダメージを乗せた後に自分のクリーチャーを生け贄にしてもダメージは入る? | C.5.6 C.5.7 mtg-8e:combat-damage
regenerate a guy with zero toughness | G.29.6 K.10.6 mtg-cr:704.5f
ライフ 上限 | mag:220.3 G.19.2
レア 見分け方 | K.13.2
how small can my opening hand get with mulligans | P.1.7 D.10.3
my sealed pool contains an ante card | D.17.6 D.17.7
reanimated a creature with X in its cost, what is X | K.27.r2 G.28.2
how many Black Lotus can I play in type 1 | D.13.8
同じ伝説を2枚出したらどっちが残る | K.17.2 mtg-cr:704.5j
ダメージ2倍の置物が2枚並んだら何倍になる? | T.10.8
flyer loses its wings after it blocked | C.4.r5
`;

/** Twenty whose words are seldom those of the entries. */
const OTHER_WORDS = `
アップキープ払い忘れて先にドローしちゃった | D.10.1
遅刻 負け | D.3.17
both of us have upkeep triggers, whose goes on first | A.4.8
5/5が2点くらったらタフネスは3になるの | K.10.r6
フェイズアウトしたとき付いてるオーラはどうなる | G.27.3 G.27.13
四人対戦でスタックに乗せる順番は誰から? | M.1.3
does Clone get the Giant Growth and the counters of what it copies | E.4.2
無限コンボ 回数 | G.18.2 G.18.1
出たばかりで殴れない生き物を生け贄のコストにできる? | G.33.r6
plus and minus counters cancel out | mtg-cr:704.5q mag:224.3 mag:705.4.9
my blocker got tapped, does it still hit back | C.1.7 C.5.n1
Counterspell cycling | A.11.r1
can I pay 3 life when I'm at 2 | G.19.6 G.6.r2
対戦相手のデッキを切りたい | D.9.2 D.9.3 P.1.1
two auras, one gives flying and one takes it away | T.8.r3 T.8.10
if I bolt Tim in response does the ping still happen | A.2.6 T.4.r2
one banding blocker against a trampler, who splits the damage | C.5.r3 C.5.10 A.7.13
when do I discard down to seven | mtg-8e:cleanup P.13.1 mtg-flow:5.2
神の怒りってプロ白も巻き込まれる? | A.24.r1
マナ 余らせる | G.22.1 P.3.5 mtg-8e:word.mana-burn
`;

/** Asked in words that neither the entries nor their questions have in this form. */
const NEW_WORDING = `
対応で生け贄に捧げたら、もう払った呪文のコストってどうなるの | G.7.r2 G.6.r1
相手の場のやつを借りてすぐ攻撃させたい | G.37.r1 C.3.4 G.37.1
フォグ使ったら火球も防げるかな | E.5.r1 C.1.8
赤い除去でプロテクション赤の生き物が乗ったオーラだけ壊せる | A.24.r4
全体火力でプロ赤のナイトは死ぬか | A.24.r2 A.24.r1
相手が何もしないって言ってから自分がまた行動するのはあり | T.12.r2
バンドしてるやつに殴られた時ダメージの振り方を決めるの誰 | A.7.13 C.5.10 C.5.r3
墓地に落ちた苗木トークンを釣りたい | K.25.6 Z.3.r1 T.11.5.f mtg-cr:704.5d
冠雪の山を名前で指定したら山も止まる？ | K.21.r6
友達のカードを借りてデッキに入れた、死んだら誰の墓地 | G.26.1 G.26.n1 Z.1.5
my dude has shadow, can their regular guys get in front of it | A.26.2
he killed the lord, do my goblins shrink instantly | K.9.r2 T.8.5
may I Stifle or counter damage once it is stacked | C.5.8
do I need to reveal what I fetched with a tutor | Z.6.r1
somebody at the table quit our four player game, where does his stuff go | M.1.r1
opponent made me toss a card, is it me who picks it | G.14.r3
I want to block with the guy I just cast | C.4.r7
shrinking my creature to x/0, will its shield save it | G.29.6 K.10.6 T.11.5.b mtg-cr:704.5f
is an untapped Royal Assassin allowed to shoot on the turn it arrives | G.37.2
can two people both be dead and who wins then | G.20.1 G.20.6 mag:202.4
`;

/** What players of MAGMELL look up most. */
const MAGMELL_QUESTIONS = `
デッキは何枚 | mag:501.1.2 mag:502.1.2
手札の上限 | mag:404 mag:404.1 mag:404.2
先攻はドローできる? | mag:603.1.1
触媒とは | mag:211 mag:211.1
引き分け | mag:202.4 house:10 house:35
同じカードは何枚まで | mag:501.1.3 mag:207.2.1
魔石は何枚入れるの | mag:502.1.2
先行は1ターン目に攻撃できる? | mag:605.4.1
ライフはいくつから | mag:220.1
デッキが無くなったら負け? | mag:202.2.2 mag:229.3 mag:705.4.2
出したターンのユニットは殴れる? | mag:605.4 mag:704.3.2.5 mag:405.3 mag:701.2.1.1
レストしてるユニットでブロックできる? | mag:701.4.1
マリガンのやり方 | mag:503.1.1.3
クイックは相手のターンに使える? | mag:209.2 mag:605.5 mag:606.2.1
相手のユニットを殴れる? | mag:701.3.1.1
1ターンに魔石は何枚置ける | mag:604.1
バウンスされたトークンはどうなる | mag:206.4 mag:206.5 mag:705.4.5 mag:705.4.6
カードとルールが矛盾したら | mag:101
how many cards in my opening hand | mag:503.1.1.2
can I look at my opponent's hand | mag:404.2 mag:401.4 mag:404.1
`;

/** Questions on entries that chance chose from all documents. */
const CHANCE_QUESTIONS = `
戦闘エリアってお互い別々? | mag:401.3.1 mag:405.1
ユニットが受けたダメージ いつ回復する | mag:221.4.2 mag:606.3.1
does each player have their own dust | mag:401.3.2
攻撃中に相手は何か使える? | mag:701.3.3.1 mag:701.2.2.1 mag:605.5 mag:701.4.3.1 mag:209.2
裏返した魔石は何色のコストに使える | mag:406.4 mag:219.6.2 mag:702.3.4.1
魔石デッキの中にある魔石の能力は働く? | mag:214.1.2 mag:303.1.1.2
もう受けたダメージを後から軽減できますか | T.10.r1
墓地から釣った生物もすぐには殴れない? | G.37.r1 G.37.1 G.37.2
what is the cmc of a token | K.25.5 K.18.n2 K.25.r6
「ブロックできない」みたいなデメリットも能力なの | A.1.r1
can you destroy a creature while it is phased out | G.27.1
can I aim at something in the graveyard if the spell doesn't say so | G.41.r5
能力を起動したらスタックには何が乗る | T.4.4 A.2.3
can I cast an instant right after I draw for the turn | P.7.2 mtg-8e:draw
can I sac my opponents creature | G.33.3
I lost my permanent after it triggered, whose trigger is it | A.4.10
戦闘から外れたクリーチャーに「戦闘終了時に破壊する」は効く? | C.6.r1
狙われたクリーチャーをフェイズアウトで守れる? | G.27.r3
引けなくなったら負け? | T.11.5.g G.20.5 Z.6.8 mtg-cr:704.5b mtg-flow:lose.2
do i burn for unspent mana after main phase 2 | P.10.n2 P.3.5 G.22.1
島生息は相手に島がないと攻撃できない? | A.21.2
オーラは何に付けて場に出す | mtg-8e:word.local-enchantment K.12.2 K.12.3
what if nobody attacks | mtg-8e:attackers C.3.1
when am I allowed to play a sorcery | mtg-8e:word.sorcery K.22.n1 mtg-8e:main-1
プラスとマイナスのカウンターは打ち消し合う? | mtg-cr:704.5q
プロテクションを持たせたら装備品は墓地に行く? | mtg-cr:704.5n
when does a saga go away | mtg-cr:704.5s
先攻後攻 どうやって決める | mtg-flow:0.3 P.1.4 P.1.5 D.10.5
can I cast a creature at the beginning of combat | mtg-flow:3.1 mtg-8e:begin-combat
攻撃中のユニットを奪われたらどうなる | house:30
バトルが終わるとき先に動けるのはどっち | mag:701.6.2 mag:701.1.5 mag:232.4.2 mag:701.6.3
カウンターの乗ったユニットが手札に戻ったらカウンターは残る? | mag:705.4.8 mag:224.2 house:8 mag:705.4.7
殴られたユニットがバトル中にいなくなったら攻撃はどうなる | mag:701.3.4 mag:701.4.4
魔石デッキの中身を見たり並べ替えたりしていい? | mag:403.1
「レスト状態で出る」は誘発? | mag:306.1.2.2 house:55
what counts as face up stone | mag:219.5.1 mag:219.5.2 mag:219.5
how many matches until my rating is official | D.5.4
promo cards in vintage | D.13.2
バンガードのBarrinで対象にならない奴を選べる? | E.12.r1
the target died before my spell resolved | T.6.1.a T.6.2 T.6.r1 G.39.6
自分のターンなのに相手が先に動いた 巻き戻せる? | T.12.r4
クリーチャーはいつ場に出るの | K.9.2
バンドは何体まで組んで殴れる | A.7.4
解決中に決めることはいつ選ぶ | T.6.4
IDしたら勝ち点はいくつ | D.1.7
カードを賭けて勝負する | Z.2.1 Z.2
block a band with one flyer and one ground guy | A.7.r1
can I put my aura on the opponent's creature | K.12.2 mtg-8e:word.local-enchantment
what color is a split card while it is on the stack | K.24.3
ゲームの最初 場には何かある? | Z.5.n1
my life is at minus 3 and I gain 5 | G.19.7
アーティファクト・クリーチャーに種族はある? | mtg-8e:word.artifact-creature
ターン終了時の能力はいつ乗る | mtg-8e:end P.12.1 P.12.2
レジェンドがかぶった どっちを残すか選べる? | mtg-cr:704.5j
my equipment became a creature while attached | mtg-cr:704.5p
I drew my last card do I lose | mtg-cr:704.5b Z.6.8 G.20.5 T.11.5.g
もう無理なので降りたい | mtg-flow:lose.3 G.20.3
minimum deck size | mtg-flow:0.2 P.1.2 D.13.5
alternate win condition | mtg-flow:win.2
禁止カードのリストはいつの時点のもの | mtg-house:26
`;

/** The first three entries that the page of a search in a game's documents shows: those of a number, then the best. */
const firstThree = (q: string, game = "mtg"): readonly string[] => {
  const best = findBestEntries(parseLibraryFilters({ q, game })).flatMap(({ entries }) => entries);
  return [...findEntriesByNumber(q), ...best.map(({ id }) => id)].slice(0, 3);
};

// The bars: the misses that are left are named in the failure.
it.each([
  [44, QUESTIONS],
  [20, OPEN_QUESTIONS],
  [20, MORE_QUESTIONS],
  [19, OTHER_WORDS],
  [14, NEW_WORDING],
  [20, MAGMELL_QUESTIONS],
  [56, CHANCE_QUESTIONS],
])("%d questions find what answers them among the first three entries", (least, questions) => {
  const rows = questions.trim().split("\n");
  const missed = rows.filter((row) => {
    const [q = "", ids = ""] = row.split(" | ");
    const wanted = ids.split(" ").map((id) => getEntry((id.includes(":") ? id : `mtg-6e:${id}`) as "mtg-6e:A.1").id);
    const first = firstThree(q, wanted.every((id) => /^(?:mag|house):/u.test(id)) ? "magmell" : "mtg");
    return !wanted.some((id) => first.includes(id));
  });
  expect(rows.length - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(least);
});

it.each([
  ["マナバーン", "mtg-6e:G.22", "mtg-6e:G.22.1"],
  ["banding", "mtg-6e:A.7", "mtg-6e:A.7.2"],
  ["召喚酔い", "mtg-6e:G.37", "mtg-6e:G.37.1"],
])("the heading that %s is stands among the first, with its best rule behind it", (q, heading, rule) => {
  const first = firstThree(q);
  expect(first.slice(first.indexOf(heading)).slice(0, 2)).toEqual([heading, rule]);
});

it("no note that only leads on is among the best", () => {
  for (const q of ["マナ・コスト", "積雪状態の土地", "phasing out and in"]) {
    const best = findBestEntries(parseLibraryFilters({ q, game: "mtg" })).flatMap(({ entries }) => entries);
    expect(best.length).toBeGreaterThan(0);
    expect(best.filter(isPointer)).toEqual([]);
  }
});

it("a search that comes from one game stays there, and others put the better game's entries beside MAGMELL's", () => {
  const games = (q: string, game = "") => findBestEntries(parseLibraryFilters({ q, game })).map((one) => one.game);
  expect(games("マナ", "mtg")).toEqual(["mtg"]);
  expect(games("マナ", "magmell")).toEqual(["magmell"]);
  expect(games("墓地")).toEqual(["magmell", "mtg"]);
  expect(games("接死")).toEqual(["mtg"]);
});
