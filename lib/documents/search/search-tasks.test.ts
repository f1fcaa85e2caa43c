import { expect, it } from "vitest";
import { getEntry } from "../entries";
import { findBestEntries, searchEntries } from "../find-entries";
import { parseLibraryFilters } from "../search-filters";
import { getEntryCitations } from "../sources";

/**
 * Queries of readers, and the entries of which one has to be among the first that its document shows, or that are near. Numbers
 * without a document are those of `mtg-6e`.
 */
const TASKS = `
プロテクション | 3 | A.24
スタック | 3 | T.2 Z.9
マナバーン | 3 | G.22 G.22.1
mana burn | 3 | G.22 G.22.1
ライブラリ | 3 | Z.6
累加アップキープ | 3 | A.10
シャドウ | 3 | A.26
トランプル | 3 | A.27
先制攻撃 | 3 | A.15
first-strike | 3 | A.15
bands with other | 3 | A.8
landwalk | 3 | A.22
森渡り | 10 | A.22 A.22.1 A.22.3 K.21.r1
islandwalk | 10 | A.22 A.22.1 A.22.3 K.21.r3
Foresthome | 10 | A.21 A.21.1
フェイジング | 3 | A.23 G.27
phasing | 3 | A.23 G.27
フェイズアウト | 3 | G.27 Z.7 G.27.1
フェイズ・イン | 3 | G.27 G.27.5
マナ能力 | 3 | A.6
誘発型能力 | 3 | A.4
常在型能力 | 3 | A.3
回避能力 | 3 | A.13
状況起因効果 | 3 | T.11
置換効果 | 3 | T.10
継続的効果 | 3 | T.8
優先権 | 10 | T.2.2 mtg-8e:word.priority P.3.2
priority | 10 | T.2.2 mtg-8e:word.priority P.3.2
クリンナップステップ | 3 | P.13 mtg-8e:cleanup
cleanup step | 3 | P.13 mtg-8e:cleanup
伝説 | 3 | K.17
legend rule | 10 | K.17 K.17.2 mtg-cr:704.5j
分割カード | 3 | K.24
split card | 3 | K.24
スプリットカード | 10 | K.24 K.3.r1
積雪 | 3 | K.21
wall | 3 | K.26
token | 3 | K.25
converted mana cost | 3 | K.8 K.8.1
パワー タフネス | 3 | K.10
P/T | 10 | K.10
再生 | 3 | G.29
生け贄 | 3 | G.33
捨てる | 3 | G.14
対象 | 3 | G.39 G.40 G.41
毒 | 3 | E.9
投了 | 3 | G.20.3
無限ループ | 10 | G.18 G.18.4 G.18.2
infinity | 3 | G.18
コピー・カード | 3 | E.4
licid | 3 | E.7
アンティ | 3 | Z.2
0点のダメージ | 10 | G.10.r1 T.4.9
端数 | 3 | G.32
同時 | 3 | G.34
マルチプレイヤー | 3 | M.1
アングルード | 10 | U.1 U.2 U.3 D.13.r3
埋葬 | 3 | G.25.r1
ファストエフェクト | 3 | G.25.r2
立ち消え | 3 | G.25.r3
インタラプト | 3 | G.25.r4
マナ・ソース | 3 | G.25.r5
フェイズ能力 | 3 | G.25.r7
総呪文コスト | 3 | G.25.r9
召喚酔い | 3 | G.37 G.25.r10
召還酔い | 3 | G.37 G.25.r10
捨て札の山 | 10 | Z.3.2
draw pile | 3 | Z.6.1 Z.6
ピッチスペル | 3 | E.1.r1 E.1
タイプ2 | 3 | D.16 D.16.1
デュアルランド | 3 | D.15.1
追放 | 10 | Z.8 G.30 Z.8.1
オーラ | 10 | K.12 K.12.2 mtg-cr:704.5m
戦場 | 10 | Z.5 Z.5.1
状況起因処理 | 3 | mtg-cr:704 mtg-cr:704.5 T.11
接死 | 3 | mtg-cr:704.5h
deathtouch | 3 | mtg-cr:704.5h
英雄譚 | 3 | mtg-cr:704.5s
dungeon | 3 | mtg-cr:704.5t
装備品 | 3 | mtg-cr:704.5n
サイドボード | 3 | D.11
マリガン | 3 | P.1.7 D.10.3
mulligan | 3 | P.1.7 D.10.3
代用カード | 3 | D.8.3
proxy | 3 | D.8.3
late for a round | 10 | D.3.17
インテンショナル・ドロー | 3 | D.1.7
レーティング | 3 | D.5
ロチェスタードラフト | 3 | D.19 D.19.2
シールドデッキ | 3 | D.17
Collector's Edition | 3 | D.13.r2 D.14.r1 D.15.r2 D.16.r2
ブロック構築 | 3 | D.18
シャッフル | 3 | D.9
60枚 | 10 | P.1.2 D.13.5 D.14.5 D.15.4 D.16.7
制限カード | 10 | D.13.8
banned list | 10 | D.13.9 D.14.9 D.15.9 D.15.8 D.16.11
Humility | 10 | A.12.r5 E.4.r12
Kismet | 10 | T.8.r1 G.27.10
Blood Moon | 10 | A.4.22 T.8.12
黒死病 | 10 | A.24.r2 A.2.r1 A.24.r2
Vesuvan Doppelganger | 10 | D.15.r1 E.4.1 E.4.9 E.4.r6
放蕩魔術師 | 10 | A.2.7 G.38.r1 G.6.r5 G.7.r3 M.1.2
Ring of Ma'ruf | 10 | D.13.r1
Ring of Ma’rûf | 10 | D.13.r1
Wax/Wane | 10 | K.24.6 K.24.7 K.24.8 K.24.9
Wax // Wane | 10 | K.24.6 K.24.7 K.24.8 K.24.9
増進 | 10 | K.24.9
Bazaar of Wonders | 10 | K.24.9
Johtull Wurm | 10 | A.4.24
魔の魅惑 | 10 | K.18.r3
Zombie Master | 10 | K.6.r1
ゴブリンの王 | 10 | K.6.r1 K.9.r2
Lightning Bolt | 3 | D.16.r4 D.18.r2
Rishadan Port | 3 | D.18.7
Lin Sivvi | 3 | D.18.7
Cursed Scroll | 3 | D.18.5
Black Lotus | 3 | D.13.8 D.14.9 D.15.r1
Tundra | 3 | D.15.1
Squandered Resources | 3 | D.18.4
ミシュラの工廠 | 10 | D.15.r1 G.8.5 K.16.r1 K.5.r5
Mishra’s Factory | 10 | D.15.r1 G.8.5 K.16.r1 K.5.r5
ＨＵＭＩＬＩＴＹ | 10 | A.12.r5 E.4.r12
Paul Barclay | 10 | A.12.r8 P.4.r1 U.1.2
Jackson 2000 | 1 | Z.1.r4
Donais | 3 | D.16.r4 D.18.r2
Dommermuth | 3 | T.4.11 T.4.12
Jordan | 1 | K.3.r1
Three Kingdoms FAQ | 3 | A.19.2
D'Angelo 2001 | 3 | A.20.r4 K.20.r1
D’Angelo 01/01/16 | 3 | A.20.r4 K.20.r1
Duelist 18 | 3 | D.13.3 D.14.3 D.15.2 D.16.4 G.14.2 G.27.10
99/04/34 | 1 | A.1.1
Mirage Page 46 | 3 | D.10.5 D.9.2
Urza's Saga Rule Page | 3 | A.11.1 A.12.1
2001-01-16 | 3 | A.20.r4 K.20.r1
ブロックするとタップするか | 10 | C.4.r2
does blocking tap | 10 | C.4.r2
空のライブラリーから引く | 10 | Z.6.8 G.20.5 mtg-cr:704.5b
draw from an empty library | 10 | Z.6.8 G.20.5 mtg-cr:704.5b T.11.5.g
手札の上限 | 10 | Z.4.3
maximum hand size | 10 | Z.4.3
土地は1ターンに1枚 | 10 | P.8.4 P.8.5 mtg-8e:main-1
先攻は最初のドローを飛ばす | 10 | P.1.4 D.10.5
play first or draw first | 10 | P.1.4 D.10.5
壁は攻撃できない | 3 | K.26.1
召喚酔いのクリーチャーはタップできるか | 3 | G.37.2
ライフが0になったら負けか | 3 | G.20.4 mtg-cr:704.5a
トークンはフェイズアウトするとどうなる | 3 | G.27.r1
can I look at my sideboard during a game | 3 | D.11.6
two legends with the same name | 10 | T.11.5.e K.17.2
スタックは後から解決 | 10 | T.2.r2
color of a token | 10 | K.25.2
colour of a token | 10 | K.25.2
観客 | 10 | D.1.8
勝利と敗北が同時 | 10 | G.20.6 mtg-flow:lose.7
カットする | 10 | D.9.2 D.9.3
bethmo 99/04/10 | 3 | K.16.6 K.17.5
Fifth Edition page 29 | 3 | A.7.4 A.7.5 A.7.10
Nekrataal | 10 | E.3.r1
`;

/** Entries that a query shows, in the order of each document, and near ones. */
function shown(q: string) {
  const filters = parseLibraryFilters({ q });
  const found = searchEntries(filters, new Map(), new Map(), "best");
  return [...found, ...findBestEntries(filters)].map(({ entries }) => entries.map(({ id }) => id as string));
}

it.each(
  TASKS.trim()
    .split("\n")
    .map((row) => row.split(" | ")),
)("%s leads a reader within %s to %s", (q = "", top, ids = "") => {
  const wanted = ids.split(" ").map((id) => getEntry((id.includes(":") ? id : `mtg-6e:${id}`) as "mtg-6e:A.1").id);
  const first = shown(q).flatMap((entries) => entries.slice(0, Number(top)));
  expect(first.filter((id) => (wanted as readonly string[]).includes(id))).not.toEqual([]);
});

it.each([
  ["DeLaney 2000", "delaney", "2000"],
  ["bethmo 94", "bethmo", "1994"],
  ["rules team 1998", "wotc-rules-team", "1998"],
  ["98/05/01 WotC Rules", "wotc-rules-team", "1998-05-01"],
  ["Paul Barclay", "barclay", ""],
  ["QAS", "qas", ""],
])("%s leads first to what that source said then", (q, source, day) => {
  const first = searchEntries(parseLibraryFilters({ q }), new Map(), new Map(), "best")
    .filter(({ document }) => document === "mtg-6e")
    .flatMap(({ entries }) => entries.slice(0, 5));
  const said = (id: string) => getEntryCitations(id).some((one) => one.source === source && one.date?.startsWith(day));
  expect(first.length).toBeGreaterThan(0);
  expect(first.filter(({ id }) => !said(id))).toEqual([]);
});

it("words that nothing has lead nowhere", () => {
  for (const q of ["qwertyuiop zxcvbnm", "りんご", "スタツク", ""])
    expect(findBestEntries(parseLibraryFilters({ q })), q).toEqual([]);
});

it.each([
  "hasOwnProperty",
  "constructor",
  "*?[]()|",
  "(a+)+$",
  "\u0000",
  "\u202eシャチ",
  "\ud800",
  "'; --",
  "あ".repeat(400),
])("%j is a query without entries", (q) => {
  expect(shown(q).flat()).toEqual([]);
});
