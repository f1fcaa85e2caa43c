/** A legal deck of the starter cards as rows of the database. */
export const LEGAL_LINES = [
  ...[
    "火種の見習い",
    "貸出票の小鼠",
    "火花散る植字工",
    "夜警の猟犬",
    "蒸気印刷機",
    "墨火の双子",
    "走り火",
    "頁を焦がす",
    "墨か火か",
  ].map((name) => ({ zone: "grimoire" as const, name, count: 3 })),
  ...["延滞金の取り立て人", "稲妻綴じの竜", "赤の二筆", "次号予告", "早口の朗読者", "赤鉛筆の小鬼"].map((name) => ({
    zone: "grimoire" as const,
    name,
    count: 2,
  })),
  { zone: "grimoire" as const, name: "天火取りの虫眼鏡", count: 1 },
  { zone: "stoneDeck" as const, name: "青の魔石", count: 9 },
  { zone: "stoneDeck" as const, name: "赤の魔石", count: 11 },
];
