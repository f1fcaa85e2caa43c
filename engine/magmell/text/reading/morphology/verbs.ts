import type { VerbClass } from "./conjugation";

/**
 * The verbs and adjectives of card texts: stem, conjugation class, the frame for their meaning, and their voice in that
 * frame: 「出る」 means 「召喚される」.
 */
const VERB_ROWS = [
  ["引", "く", "draw"],
  ["ドロー", "する", "draw"],
  ["捨て", "一段", "discard"],
  ["破壊", "する", "destroy"],
  ["与え", "一段", "give"],
  ["与え合", "う", "giveMutually"],
  ["与えあ", "う", "giveMutually"],
  ["受け", "一段", "receive"],
  ["回復", "する", "recover"],
  ["失", "う", "lose"],
  ["得", "一段", "gain"],
  ["持", "つ", "have"],
  ["召喚", "する", "summon"],
  ["使用", "する", "use"],
  ["使", "う", "use"],
  ["出", "一段", "summon", "passive"],
  ["やられ", "一段", "destroy", "passive"],
  ["倒", "す", "destroy"],
  ["攻撃", "する", "attack"],
  ["防御", "する", "defend"],
  ["バトル", "する", "battle"],
  ["ウェイク", "する", "wake"],
  ["起き", "一段", "wake"],
  ["起こ", "す", "wake"],
  ["レスト", "する", "rest"],
  ["戻", "す", "return"],
  ["戻", "る", "goBack"],
  ["置", "く", "put"],
  ["乗せ", "一段", "put"],
  ["乗", "る", "put", "passive"],
  ["加え", "一段", "add"],
  ["移", "す", "put"],
  ["移動", "する", "move"],
  ["移", "る", "move"],
  ["送", "る", "put"],
  ["入れ", "一段", "put"],
  ["出", "す", "put"],
  ["出", "す", "summon"],
  ["取り除", "く", "remove"],
  ["取り除け", "一段", "removeAble"],
  ["増加", "する", "increase"],
  ["増や", "す", "increase"],
  ["増え", "一段", "increase"],
  ["上が", "る", "increase"],
  ["上げ", "一段", "increase"],
  ["上昇", "する", "increase"],
  ["アップ", "する", "increase"],
  ["減少", "する", "decrease"],
  ["減ら", "す", "decrease"],
  ["減", "る", "decrease"],
  ["下が", "る", "decrease"],
  ["下げ", "一段", "decrease"],
  ["軽減", "する", "decrease"],
  ["ダウン", "する", "decrease"],
  ["少なくな", "る", "decrease"],
  ["多くな", "る", "increase"],
  ["大きくな", "る", "increase"],
  ["大きく", "する", "increase"],
  ["高くな", "る", "increase"],
  ["高く", "する", "increase"],
  ["小さくな", "る", "decrease"],
  ["小さく", "する", "decrease"],
  ["低くな", "る", "decrease"],
  ["低く", "する", "decrease"],
  ["等しくな", "る", "become"],
  ["なくな", "る", "vanish"],
  ["な", "る", "become"],
  ["", "する", "make"],
  ["選", "ぶ", "choose"],
  ["選択", "する", "choose"],
  ["探", "す", "search"],
  ["見つけ", "一段", "search"],
  ["見", "一段", "look"],
  ["確認", "する", "look"],
  ["公開", "する", "reveal"],
  ["見せ", "一段", "reveal"],
  ["めく", "る", "reveal"],
  ["無作為化", "する", "shuffle"],
  ["シャッフル", "する", "shuffle"],
  ["切", "る", "shuffle"],
  ["無効化", "する", "negate"],
  ["無効に", "する", "negate"],
  ["打ち消", "す", "negate"],
  ["支配", "する", "control"],
  ["入れ替え", "一段", "exchange"],
  ["入れ替わ", "る", "exchange"],
  ["交換", "する", "exchange"],
  ["割り振", "る", "divide"],
  ["分配", "する", "divide"],
  ["指定", "する", "name"],
  ["宣言", "する", "name"],
  ["言", "う", "name"],
  ["行", "う", "carryOut"],
  ["支払", "う", "pay"],
  ["払", "う", "pay"],
  ["\uE000", "する", "takeMode"],
  ["誘発", "する", "trigger"],
  ["発動", "する", "activate"],
  ["離れ", "一段", "leave"],
  ["取", "る", "take"],
  ["上回", "る", "exceed"],
  ["下回", "る", "fallBelow"],
  ["超え", "一段", "exceed"],
  ["飛ば", "す", "skip"],
  ["スキップ", "する", "skip"],
  ["勝利", "する", "win"],
  ["敗北", "する", "loseGame"],
  ["記録", "する", "remember"],
  ["残", "る", "remain"],
  ["", "ある", "exist"],
  ["存在", "する", "exist"],
  ["い", "一段", "exist"],
  ["多", "い", "many"],
  ["少な", "い", "few"],
  ["大き", "い", "many"],
  ["小さ", "い", "few"],
  ["高", "い", "many"],
  ["低", "い", "few"],
  ["等し", "い", "equal"],
] as const satisfies readonly (readonly [string, VerbClass, string, "passive"?])[];

export type FrameName = (typeof VERB_ROWS)[number][2] | "be";

export type VerbEntry = {
  readonly stem: string;
  readonly verbClass: VerbClass;
  readonly frame: FrameName;
  readonly voice?: "passive";
};

let bySign: ReadonlyMap<string, readonly VerbEntry[]> | null = null;

/** Returns the verbs that may begin with a character, including verbs without a stem. */
export function findVerbs(sign: string): readonly VerbEntry[] {
  bySign ??= indexBySign();
  return bySign.get(sign) ?? bySign.get("") ?? [];
}

const VERBS: readonly VerbEntry[] = VERB_ROWS.map(([stem, verbClass, frame, voice]) => ({
  stem,
  verbClass,
  frame,
  ...(voice && { voice }),
}));

/** Returns all verbs of the lexicon. */
export const listVerbs = (): readonly VerbEntry[] => VERBS;

function indexBySign(): ReadonlyMap<string, readonly VerbEntry[]> {
  const entries = VERBS;
  const unstemmed = entries.filter(({ stem }) => stem === "");
  const signs = new Set(entries.map(({ stem }) => stem.charAt(0)));
  return new Map(
    [...signs].map((sign) => [
      sign,
      sign === "" ? unstemmed : [...entries.filter(({ stem }) => stem !== "" && stem.charAt(0) === sign), ...unstemmed],
    ]),
  );
}
