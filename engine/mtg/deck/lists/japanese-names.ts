/**
 * Japanese names of cards on the lists of formats, as the document prints them beside the English ones, by which cards are
 * told apart (K.3.3). Names of other cards are known from an operator's card data alone.
 */
export const JAPANESE_NAMES: ReadonlyMap<string, string> = new Map([
  ["アラジンのランプ", "Aladdin's Lamp"],
  ["ジャンプ", "Jump"],
  ["コーマスの鐘", "Kormus Bell"],
  ["テトラバス", "Tetravus"],
  ["ネクロポーテンス", "Necropotence"],
  ["ミシュラの工廠", "Mishra's Factory"],
  ["動く秘宝", "Animate Artifact"],
  ["土地税", "Land Tax"],
  ["堕ちたる者", "The Fallen"],
  ["増進/衰退", "Wax/Wane"],
  ["増進", "Wax"],
  ["大地のしもべ", "Gaea's Liege"],
  ["変換", "Conversion"],
  ["思考の色", "Thoughtlace"],
  ["支配魔法", "Control Magic"],
  ["死の色", "Deathlace"],
  ["混沌の色", "Chaoslace"],
  ["血染めの月", "Blood Moon"],
  ["衰退", "Wane"],
  ["隠れ家", "Safe Haven"],
  ["食屍鬼", "Scavenging Ghoul"],
]);
