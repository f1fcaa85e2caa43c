import type { Ability } from "../model/ability";
import type { CardKind } from "../model/card";

/** What a label in front of an ability says. `words` are those of this game, one entry for each meaning it may have. */
export type Label =
  | { readonly says: "kind"; readonly types: readonly Ability["type"][] }
  | { readonly says: "mark" }
  | { readonly says: "limit" }
  /** `during` are the words before a trigger. */
  | { readonly says: "time"; readonly words: readonly string[]; readonly during?: string }
  | { readonly says: "event"; readonly words: (kind: CardKind) => readonly string[] };

const ARRIVED = (kind: CardKind): readonly string[] =>
  kind === "stone" ? ["魔石エリアに置かれた"] : kind === "unit" ? ["召喚された"] : [];
const ofUnits =
  (...words: readonly string[]) =>
  (kind: CardKind): readonly string[] =>
    kind === "unit" ? words : [];

/** The labels of other card games, each as a pattern for the words in brackets. */
const LABELS: readonly (readonly [said: RegExp, label: Label | ((found: RegExpExecArray) => Label)])[] = [
  [/^(?:自|自動|自動能力|誘発?|誘発能力)$/u, { says: "kind", types: ["triggered"] }],
  [/^(?:永|永続|永続能力|常|常時|常在|常在能力)$/u, { says: "kind", types: ["static", "replacement"] }],
  [/^[①-⑨]$/u, { says: "mark" }],
  [/^(?:1?ターンに?(?:1|一)[回度](?:だけ|のみ|まで)?|各ターン(?:1|一)[回度])$/u, { says: "limit" }],
  [/^(?:この(?:ユニット|カード|魔石)の)?(?:召喚|登場|出現|出た|出)時?$/u, { says: "event", words: ARRIVED }],
  [/^ファンファーレ$/u, { says: "event", words: ARRIVED }],
  [
    /^(?:この(?:ユニット|カード)の)?(?:破壊|死亡|KO)(?:時|されたとき)$/u,
    { says: "event", words: ofUnits("破壊された") },
  ],
  [/^(?:ラストワード|断末魔)$/u, { says: "event", words: ofUnits("戦闘エリアからダストに置かれた", "破壊された") }],
  [
    /^(?:この(?:ユニット|カード)の)?退場時$/u,
    { says: "event", words: ofUnits("戦闘エリアからダストに置かれた", "戦闘エリアを離れた") },
  ],
  [/^(?:この(?:ユニット|カード)の)?(?:攻撃|アタック)時$/u, { says: "event", words: ofUnits("攻撃した") }],
  [/^(?:この(?:ユニット|カード)の)?(?:防御|ブロック)時$/u, { says: "event", words: ofUnits("防御した") }],
  [/^(?:お互い|各)の?ターン(?:中|の間)?$/u, { says: "mark" }],
  [
    /^(自分|あなた|相手)の?(ターン|メインフェイズ)(?:中|の間)?$/u,
    ([, who, time]) => ({ says: "time", words: [`${who}の${time}中、`] }),
  ],
  [
    /^(自分|あなた|相手|お互い)の?((?:スタンバイ|ドロー|魔石|エンド)フェイズ)$/u,
    ([, who, time]) => ({ says: "time", words: [`${who}の${time}の開始時、`], during: `${who}の${time}中、` }),
  ],
  [
    /^(自分|あなた|相手)の?エンド$/u,
    ([, who]) => ({ says: "time", words: [`${who}のターンの終了時に、`, `${who}のエンドフェイズの開始時、`] }),
  ],
  [
    /^(自分|あなた|相手|お互い)の?(ターン|(?:スタンバイ|ドロー|魔石|メイン|エンド)フェイズ)の?(開始時|終了時|はじめ|始め|終わり)$/u,
    ([, who, time, end]) => ({ says: "time", words: [`${who}の${time}の${end}に、`] }),
  ],
];

/** Returns what a label says; null if the words are no label. */
export function findLabel(words: string): Label | null {
  for (const [said, label] of LABELS) {
    const found = said.exec(words);
    if (found !== null) return typeof label === "function" ? label(found) : label;
  }
  return null;
}

/** Signs around a label, as other games print them. */
const BRACKETS = ["【】", "[]", "［］", "《》", "〈〉", "<>", "＜＞", "≪≫", "『』", "〔〕", "()", "（）"];
const AHEAD = new RegExp(
  `^(?:${BRACKETS.map(([open, close]) => `[\\${open}]([^\\${close}\n]{1,20})[\\${close}]`).join("|")})`,
);
const ACTIVATED = /^(?:起|起動|起動能力|起動:?メイン)$/u;

/**
 * Returns the label that a text begins with and its length: in 【】, or without brackets before what is used for a price. Null if
 * there is none. Notes in parentheses are limits only.
 */
export function findLabelAhead(given: string): { readonly words: string; readonly length: number } | null {
  const found = AHEAD.exec(given);
  if (found === null) return null;
  const [all, ...groups] = found;
  const words = (groups.find((group) => group !== undefined) ?? "").normalize("NFKC").replace(/\s/gu, "");
  if (ACTIVATED.test(words)) return /^[(（]/u.test(all) ? null : { words: "起動、", length: all.length };
  const labels = words.split("/").map(findLabel);
  const isNote = /^[(（]/u.test(all) && labels[0]?.says !== "limit";
  return labels.includes(null) || isNote ? null : { words: `【${words}】`, length: all.length };
}
