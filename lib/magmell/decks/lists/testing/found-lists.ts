import type { WildList } from "./wild-lists";

const BOTH = "3 火種の見習い, 2 走り火";

/**
 * Lists in the style of web pages and other programs: with sums, with split lines, or with headings after their blocks.
 */
export const FOUND_LISTS: readonly WildList[] = [
  {
    text: "軽量除去（5）\n3 火種の見習い\n2 走り火\n\nフィニッシャー（1）\n1 延焼\n\n20 赤の魔石",
    grimoire: `${BOTH}, 1 延焼`,
    stones: "20 赤の魔石",
  },
  { text: "Aggro plan (5)\n3 火種の見習い\n2 走り火", grimoire: BOTH },
  { text: "Aggro plan (6)\n3 火種の見習い\n2 走り火", grimoire: BOTH, unread: [1] },
  {
    text: "5魔導書\n3火種の見習い\n2走り火\n20魔石\n赤の魔石20\n1候補\n1延焼",
    grimoire: BOTH,
    stones: "20 赤の魔石",
    candidates: "1 延焼",
  },
  {
    text: "5枚の魔導書\n3火種の見習い\n2走り火\n20枚魔石\n赤の魔石20",
    grimoire: BOTH,
    stones: "20 赤の魔石",
  },
  {
    text: "3 火種の見習い\n2 走り火\n-ユニット (5)-\n20 赤の魔石\n-魔石 (20)-\n1 延焼\n-候補 (1)-",
    grimoire: BOTH,
    stones: "20 赤の魔石",
    candidates: "1 延焼",
  },
  {
    text: "魔導書 (5): 3 火種の見習い, 2 走り火\n魔石: 20 赤の魔石\n候補: 1 延焼",
    grimoire: BOTH,
    stones: "20 赤の魔石",
    candidates: "1 延焼",
  },
  { text: "3 火種の見習い (2 main, 1 side)\n2 走り火", grimoire: BOTH, unread: [1] },
  {
    text: "|枚数|カード|メモ|\n|:--|:--|:--|\n|3|火種の見習い|序盤|\n|2|走り火|除去|\n|20|赤の魔石||",
    grimoire: BOTH,
    stones: "20 赤の魔石",
  },
  {
    text: "デッキ一覧の下\n枚数\tカード名\tコスト\n3\t火種の見習い\t1\n2\t走り火\t2\n20\t赤の魔石\t0\n合計\t25\t\n",
    grimoire: BOTH,
    stones: "20 赤の魔石",
    unread: [1],
  },
  {
    text: "No\tカード名\t所持\t枚数\n1\t火種の見習い\t4\t3\n2\t走り火\t1\t2",
    grimoire: BOTH,
  },
  {
    text: "カード,メイン,候補,価格\n火種の見習い,3,,100\n走り火,2,,50\n延焼,,1,10",
    grimoire: BOTH,
    candidates: "1 延焼",
  },
  {
    text: "3\t火種の見習い\tユニット\tFL\n2\t走り火\tマジック\tFL\n1\t延焼\t候補\tFL",
    grimoire: BOTH,
    candidates: "1 延焼",
  },
  {
    text: "3 火種の見習い\n2 走り火 (FL) 3 [ユニット]\n1 延焼 (FL) 4 [候補{noDeck}]",
    grimoire: BOTH,
    candidates: "1 延焼",
  },
  { text: "火種の見習い (3): 序盤の要\n走り火 (2)：除去", grimoire: BOTH, unread: [1, 2] },
  {
    text: "魔導書\n魔石\n候補\nユニット (3)\n3 火種の見習い\nマジック (2)\n2 走り火\n魔石 (20)\n20 赤の魔石",
    grimoire: BOTH,
    stones: "20 赤の魔石",
  },
  {
    text: "[quote=だれか]\n3 延焼\nいいね\n[/quote]\n\n3 火種の見習い\n2 走り火\n20 赤の魔石\n以上",
    grimoire: BOTH,
    stones: "20 赤の魔石",
    unread: [2, 9],
  },
  { text: "3\n火種の見習い\n¥120\n2\n走り火\n80円", grimoire: BOTH },
  { text: "3 火種の見習い\n2 走り火\n\n検討中のカード\n1 延焼", grimoire: BOTH, candidates: "1 延焼" },
  { text: "検討中\n1 延焼\n\nデッキ\n3 火種の見習い\n2 走り火", grimoire: BOTH, candidates: "1 延焼" },
  { text: "3 火種の見習い\n2 走り火\n入れたい: 1 延焼", grimoire: BOTH, candidates: "1 延焼" },
  { text: "ユニット: 3 火種の見習い, 2\n走り火\n候補: 1 延焼", grimoire: BOTH, candidates: "1 延焼" },
  { text: '"sep=,"\n枚数,カード名\n3,火種の見習い\n2,走り火', grimoire: BOTH },
  { text: "sep=;\n枚数;カード名\n3;火種の見習い\n2;走り火", grimoire: BOTH },
  { text: "枚数,カード名\nx3,火種の見習い\n2.0,走り火", grimoire: BOTH },
  {
    text: "区分,枚数,カード名\nmain,3,火種の見習い\nmain,2,走り火\nacquire,1,延焼",
    grimoire: BOTH,
    candidates: "1 延焼",
  },
  { text: "3\n火種の見習い\n2\n走り火\n20\n赤の魔石", grimoire: BOTH, stones: "20 赤の魔石" },
  { text: "火種の見習い\n3\n走り火\n2枚\n赤の魔石\n２０", grimoire: BOTH, stones: "20 赤の魔石" },
  { text: "Round 1\n12:30\n3 火種の見習い\n2 走り火\n2000/12/15", grimoire: BOTH, unread: [1, 2, 5] },
  { text: "3 《火種の\n見習い》\n2 走り火", grimoire: BOTH },
  { text: "魔導書（6）\n3 火種の見習い\n2 走り火", grimoire: BOTH, unread: [1] },
  { text: "3 火種の見習い\n2 走り火\n合計 6枚", grimoire: BOTH, unread: [3] },
  { text: "3 火種の見習い\n2 走り火\n≪候補≫\n1 延焼", grimoire: BOTH, candidates: "1 延焼" },
  { text: "3 火種の見習い\n《》\n2 走り火", grimoire: BOTH, unread: [2] },
  { text: "3 火種の見習い\n2 走り火\n〈候補〉\n1 延焼", grimoire: BOTH, candidates: "1 延焼" },
  {
    text: "[list]\n[*]3 [card]火種の見習い[/card]\n[b]2 [url=https://example.org/1]走り火[/url][/b]\n[/list]",
    grimoire: BOTH,
  },
  { text: "3 [] 火種の見習い\n2 走り火;", grimoire: BOTH },
  { text: "《火種の見習い》 ３枚、《走り火》 ２枚", grimoire: BOTH },
  { text: "火種の見習い 3枚、走り火 2枚", grimoire: BOTH },
  { text: "《火種の見習い》：３枚\n《走り火》・・・2", grimoire: BOTH },
  { text: "3 火種の見習い - とても 強い\n2 走り火 (もう1枚 入れたい)", grimoire: BOTH, unread: [1] },
  // A title with the name of a card.
  ...["延焼", "延焼:", "【延焼】", "**延焼**", "延焼（赤単）", "延焼 2026", "延焼\n"].map(
    (title): WildList => ({
      text: `${title}\n3 火種の見習い\n2 走り火\n20 赤の魔石`,
      grimoire: BOTH,
      stones: "20 赤の魔石",
      unread: [1],
    }),
  ),
  { text: "だれか\n延焼\n\n3 火種の見習い\n2 走り火", grimoire: BOTH, unread: [1, 2] },
  {
    text: "魔導書（5）\n3 火種の見習い\n2 走り火\n\n延焼\n\n魔石（20）\n20 赤の魔石",
    grimoire: BOTH,
    stones: "20 赤の魔石",
    unread: [5],
  },
  { text: "3 火種の見習い\n2 走り火\n延焼", grimoire: `${BOTH}, 1 延焼` },
  { text: "ユニット\n延焼\n3 火種の見習い\n2 走り火", grimoire: `${BOTH}, 1 延焼` },
  { text: "《延焼》\n3 火種の見習い\n2 走り火", grimoire: `${BOTH}, 1 延焼` },
  ...[
    "(FL) 210a",
    "(FL) fl210sb",
    "(FL) 210★",
    "(FL) 210 JP",
    "(FL) 210 Foil",
    "(FL) 210 *F-Etch*",
    "FL-034a",
    "[FL:210]",
  ].map((mark): WildList => ({ text: `3 火種の見習い\n2 走り火 ${mark}`, grimoire: BOTH })),
  // Another list within a line, and one count for two names.
  { text: "3 火種の見習い、2 走り火; サイド: 3 延焼", grimoire: BOTH, candidates: "3 延焼" },
  { text: "2 走り火、魔石: 20 赤の魔石", grimoire: "2 走り火", stones: "20 赤の魔石" },
  { text: "3 火種の見習い\n2 走り火\n3 延焼（サイド）", grimoire: BOTH, candidates: "3 延焼" },
  { text: "3 火種の見習い\n2 走り火/延焼", grimoire: "3 火種の見習い", unread: [2] },
  { text: "3 火種の見習い\n走り火、延焼 3枚", grimoire: "3 火種の見習い", unread: [2] },
];
