/** A deck list as a player might paste it, and the deck that it means. */
export type WildList = {
  readonly text: string;
  /** Cards as `3 走り火, 2 延焼`, in any order. */
  readonly grimoire?: string;
  readonly stones?: string;
  readonly candidates?: string;
  /** Numbers of ambiguous lines (from 1), which must be kept and reported. */
  readonly unread?: readonly number[];
};

/** Lists of Japanese and English players: posts, blogs, chats, notes and the exports of other tools. */
export const WILD_LISTS: readonly WildList[] = [
  {
    text: "---Main Deck---\n3x《走り火》\n2x《延焼》\n---Stone Deck---\n20x《赤の魔石》\n赤触媒使用数：23",
    grimoire: "3 走り火, 2 延焼",
    stones: "20 赤の魔石",
  },
  {
    text: "3 墨つぎの見習い\n2 青墨の小魚\n20 青の魔石",
    grimoire: "3 墨つぎの見習い, 2 青墨の小魚",
    stones: "20 青の魔石",
  },
  {
    text: "墨つぎの見習い ×３\n青墨の小魚　×２\n青の魔石　×２０",
    grimoire: "3 墨つぎの見習い, 2 青墨の小魚",
    stones: "20 青の魔石",
  },
  { text: "×２ 走り火\n×３ 延焼", grimoire: "2 走り火, 3 延焼" },
  { text: "走り火\n走り火\n走り火\n延焼", grimoire: "3 走り火, 1 延焼" },
  {
    text: "墨つぎの見習い3、走り火2、青の魔石20",
    grimoire: "3 墨つぎの見習い, 2 走り火",
    stones: "20 青の魔石",
  },
  { text: "走り火×3 / 延焼×2 / 赤の魔石×20", grimoire: "3 走り火, 2 延焼", stones: "20 赤の魔石" },
  { text: "走り火x3,延焼x2,赤の魔石x20", grimoire: "3 走り火, 2 延焼", stones: "20 赤の魔石" },
  { text: "3 墨火の双子 (FL) 210\n2 走り火 (FL) 034", grimoire: "3 墨火の双子, 2 走り火" },
  { text: "3x Running Flame (FL) 034\n20 Red Stone (FL) 003", grimoire: "3 走り火", stones: "20 赤の魔石" },
  { text: "3 Running Flame\n2 The Fire Spreads\n\n20 Red Stone", grimoire: "3 走り火, 2 延焼", stones: "20 赤の魔石" },
  { text: "Running Flame x3\nTwins of Ink and Ember x2", grimoire: "3 走り火, 2 墨火の双子" },
  { text: "はしりび 3\nすみびのふたご 2\nあおのませき 20", grimoire: "3 走り火, 2 墨火の双子", stones: "20 青の魔石" },
  { text: "hashiribi x3\nao no maseki x20", grimoire: "3 走り火", stones: "20 青の魔石" },
  { text: "3 sumibi no futago\n2 enshou", grimoire: "3 墨火の双子, 2 延焼" },
  { text: "ﾊｼﾘﾋﾞ 3\nｱｵﾉﾏｾｷ 20", grimoire: "3 走り火", stones: "20 青の魔石" },
  { text: "・走り火 3枚\n・延焼 2枚\n・赤の魔石 20枚", grimoire: "3 走り火, 2 延焼", stones: "20 赤の魔石" },
  {
    text: "- 3x Running Flame\n- 2x Ink or Fire\n- 20x Blue Stone",
    grimoire: "3 走り火, 2 墨か火か",
    stones: "20 青の魔石",
  },
  { text: "* 3 走り火\n* 2 延焼", grimoire: "3 走り火, 2 延焼" },
  {
    text: "【ユニット】24枚\n墨つぎの見習い　３\n青墨の小魚　３\n【マジック】16枚\n走り火　３\n【魔石】20枚\n青の魔石　２０",
    grimoire: "3 墨つぎの見習い, 3 青墨の小魚, 3 走り火",
    stones: "20 青の魔石",
    unread: [1, 4],
  },
  {
    text: "Units (6)\n3 Inkwell Apprentice\n3 Raindrop Scribe\n\nMagic (3)\n3 Running Flame\n\nStones (20)\n20 Blue Stone",
    grimoire: "3 墨つぎの見習い, 3 雨垂れの書記, 3 走り火",
    stones: "20 青の魔石",
  },
  {
    text: "デッキ名：青赤バーン\n\n■魔導書(40)\n走り火…3\n延焼…3\n■魔石デッキ(20)\n赤の魔石…20",
    grimoire: "3 走り火, 3 延焼",
    unread: [3],
    stones: "20 赤の魔石",
  },
  { text: "走り火・・・３\n延焼・・・２", grimoire: "3 走り火, 2 延焼" },
  { text: "走り火：3\n延焼：2", grimoire: "3 走り火, 2 延焼" },
  { text: "走り火(3)\n延焼（2）", grimoire: "3 走り火, 2 延焼" },
  { text: "[3] 走り火\n[2] 延焼", grimoire: "3 走り火, 2 延焼" },
  { text: "走り火3\n延焼2\n赤の魔石20", grimoire: "3 走り火, 2 延焼", stones: "20 赤の魔石" },
  { text: "3走り火\n2延焼\n20赤の魔石", grimoire: "3 走り火, 2 延焼", stones: "20 赤の魔石" },
  { text: "③走り火\n②延焼", grimoire: "3 走り火, 2 延焼" },
  { text: "走り火 三枚\n延焼 二枚\n赤の魔石 二十枚", grimoire: "3 走り火, 2 延焼", stones: "20 赤の魔石" },
  { text: "3\t走り火\n2\t延焼\n20\t赤の魔石", grimoire: "3 走り火, 2 延焼", stones: "20 赤の魔石" },
  { text: "走り火\t3\n延焼\t2", grimoire: "3 走り火, 2 延焼" },
  { text: "name,count,zone\n走り火,3,grimoire\n赤の魔石,20,stoneDeck", grimoire: "3 走り火", stones: "20 赤の魔石" },
  { text: "カード名,枚数\n走り火,3\n赤の魔石,20", grimoire: "3 走り火", stones: "20 赤の魔石" },
  {
    text: '"Count","Name","Edition"\n"3","Running Flame","FL"\n"2","Silence, Please","NM"',
    grimoire: "3 走り火, 2 静粛に",
  },
  { text: "走り火,3\n延焼,2", grimoire: "3 走り火, 2 延焼" },
  {
    text: '{"grimoire":[{"name":"走り火","count":3}],"stoneDeck":[{"name":"赤の魔石","count":20}]}',
    grimoire: "3 走り火",
    stones: "20 赤の魔石",
  },
  {
    text: '{"version":"5.2025-04-25.00","deck":{"grimoire":[{"name":"走り火","count":3}],"stoneDeck":[]}}',
    grimoire: "3 走り火",
  },
  {
    text: '[{"name":"Running Flame","count":3},{"name":"Red Stone","count":20}]',
    grimoire: "3 走り火",
    stones: "20 赤の魔石",
  },
  { text: '{"走り火":3,"延焼":2}', grimoire: "3 走り火, 2 延焼" },
  { text: "// 赤単\n3 走り火 # つよい\n# 2 延焼\n※調整中", grimoire: "3 走り火" },
  { text: "もう一度、声に出して 2\n走り火 3", grimoire: "2 もう一度、声に出して, 3 走り火" },
  { text: "もう一度、声に出して2、走り火3", grimoire: "2 もう一度、声に出して, 3 走り火" },
  { text: "Silence, Please x2, Running Flame x3", grimoire: "2 静粛に, 3 走り火" },
  { text: "3 Once More, Aloud", grimoire: "3 もう一度、声に出して" },
  {
    text: "二度目の朝 3\n三つの鍵の館長 1\n千年樹の司書 2",
    grimoire: "3 二度目の朝, 1 三つの鍵の館長, 2 千年樹の司書",
  },
  { text: "三冊×3\n消しゴム×2", grimoire: "3 三冊の取り寄せ, 2 消しゴムの小人" },
  { text: "「走り火」3枚\n『延焼』2枚", grimoire: "3 走り火, 2 延焼" },
  {
    text: "**Main Deck**\n3 Running Flame\n\n**Stone Deck**\n20 Red Stone",
    grimoire: "3 走り火",
    stones: "20 赤の魔石",
  },
  { text: "> 3x 《走り火》\n> 2x 《延焼》", grimoire: "3 走り火, 2 延焼" },
  { text: "1. 走り火 x3\n2. 延焼 x2", grimoire: "3 走り火, 2 延焼" },
  { text: "| 走り火 | 3 |\n| 延焼 | 2 |", grimoire: "3 走り火, 2 延焼" },
  {
    text: "Main Deck\n3 Running Flame\n\nMaybeboard\n2 The Fire Spreads\n\nStone Deck\n20 Red Stone",
    grimoire: "3 走り火",
    stones: "20 赤の魔石",
    candidates: "2 延焼",
  },
  {
    text: "魔導書\n3 走り火\n候補\n1 延焼\n魔石\n20 赤の魔石",
    grimoire: "3 走り火",
    stones: "20 赤の魔石",
    candidates: "1 延焼",
  },
  { text: "3 走り火\n2 青墨のこざかな\n20 赤の魔石", grimoire: "3 走り火, 2 青墨の小魚", stones: "20 赤の魔石" },
  { text: "3 走り火\n2 青墨の小漁\n20 赤の魔石", grimoire: "3 走り火", stones: "20 赤の魔石", unread: [2] },
  { text: "3 Runing Flame\n20 Red Stone", stones: "20 赤の魔石", unread: [1] },
  { text: "今日の大会で使いました！\n走り火 3\n延焼 2\n合計 40枚", grimoire: "3 走り火, 2 延焼", unread: [1, 4] },
  {
    text: "魔導書 40枚\n走り火 3\n合計 40枚\n\n魔石 20枚\n赤の魔石 20\n計20枚",
    grimoire: "3 走り火",
    stones: "20 赤の魔石",
    unread: [1, 3],
  },
  {
    text: "━━━━━━━━\n魔導書\n━━━━━━━━\n走り火 3\n━━━━━━━━\n魔石\n━━━━━━━━\n赤の魔石 20",
    grimoire: "3 走り火",
    stones: "20 赤の魔石",
  },
  {
    text: "このデッキです https://example.com/d/KFBXUHBT8Q 見てください",
    grimoire: "=KFBXUHBT8Q",
    stones: "=KFBXUHBT8Q",
  },
  { text: "デッキコードは KFBXUHBT8Q です", grimoire: "=KFBXUHBT8Q", stones: "=KFBXUHBT8Q" },
  { text: "走り火(はしりび) 3\n延焼（えんしょう）2", grimoire: "3 走り火, 2 延焼" },
  { text: "FL-034 走り火 3\nFL-115 延焼 2", grimoire: "3 走り火, 2 延焼" },
  { text: "3x Running Flame [FL] *F*\n2x Ink or Fire <foil>", grimoire: "3 走り火, 2 墨か火か" },
  { text: "🔥走り火×3🔥\n🔥延焼×2🔥", grimoire: "3 走り火, 2 延焼" },
  { text: "\uFEFF3x《走り火》\r\n2x《延焼》\r\n", grimoire: "3 走り火, 2 延焼" },
  { text: "走り火＊３\n延焼＊２", grimoire: "3 走り火, 2 延焼" },
  { text: "３ｘ《走り火》\n２ｘ《延焼》\n２０ｘ《赤の魔石》", grimoire: "3 走り火, 2 延焼", stones: "20 赤の魔石" },
];
