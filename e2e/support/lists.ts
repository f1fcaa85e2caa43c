/** Fourteen starter cards whose names are part of no other name or text. */
const GRIMOIRE = [
  ..."墨つぎの見習い 青墨の小魚 雨垂れの書記 返却台の渡し守 頁渡りの海蛇 深海の書庫番 差し戻し".split(" "),
  ..."貸出停止 三冊の取り寄せ 若葉の栞 苔むす踏み台 樹皮紙の小鹿 庭番の製本師".split(" "),
];
const LAST = "紙折りの園丁";

/** A legal deck of the starter cards: what goes into it by name and count. */
export const LEGAL_CARDS: readonly (readonly [string, number])[] = [
  ...GRIMOIRE.map((name) => [name, 3] as const),
  [LAST, 1] as const,
];

/** The legal deck as a list that players would paste. */
export const LEGAL_LIST = [
  "---Main Deck---",
  ...LEGAL_CARDS.map(([name, count]) => `${count}x《${name}》`),
  "---Stone Deck---",
  "12x《青の魔石》",
  "8x《緑の魔石》",
  "",
].join("\n");

/** A list that breaks every rule of construction at once, and asks for stones it does not have. */
export const BROKEN_LIST = `---Main Deck---
4x《墨つぎの見習い》
3x《青墨の小漁》
2x《赤の魔石》
1x《折り紙の鳥》
3x《書を喰らう火竜》
3x《深海の書庫番》
---Stone Deck---
2x《青の魔石》
1x《若葉の栞》
`;
