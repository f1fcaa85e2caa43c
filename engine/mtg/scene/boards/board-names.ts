/** Japanese names of the cards of the boards, by English name. */
export const BOARD_NAMES: Readonly<Record<string, string>> = {
  "Meadow Bear": "草原の熊",
  "Hill Giant of Orn": "オルンの丘巨人",
  "Fading Wisp": "薄れゆく鬼火",
  "Reed Sprite": "葦のスプライト",
  "Quick Lesson": "手早い講義",
  "Scholar Wen": "学者ウェン",
  "Captain Ione": "隊長イオーネ",
  "World of Rain": "雨の世界",
  "World of Ash": "灰の世界",
  "World of Moss": "苔の世界",
  "Ember Cloak": "熾火の外套",
  "Ash Warden": "灰の番人",
  "Quiet Field": "静かな野",
  "Bronze Saddle": "青銅の鞍",
  "Walking Saddle": "歩く鞍",
  "Growing Vine": "伸びる蔓",
  "Tale of the Ford": "渡し場の物語",
  "Cellars of Auren": "アウレンの地下蔵",
  "Star Carver": "星を彫る者",
  "Fall of Marl": "マールの陥落",
  "Field of Banners": "旗の野",
  "Squire Role": "従者の役割",
  "Herald Role": "伝令の役割",
};

/** Japanese words for subtypes of these cards that no rule asks about, by English word. */
export const BOARD_SUBTYPES: Readonly<Record<string, string>> = {
  Bear: "熊",
  Giant: "巨人",
  Spirit: "スピリット",
  Sprite: "スプライト",
  Wen: "ウェン",
  Soldier: "兵士",
  Knight: "騎士",
  Plant: "植物",
};
