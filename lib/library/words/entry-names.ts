import type { MtgRuleId } from "@/engine/mtg/rulebook";
import type { Bilingual } from "../documents";

type Named = Extract<MtgRuleId, `mtg-8e:${string}`>;

/** Names of steps and words of the page on the turn, eighth edition, whose keys are of our own making. */
const EIGHTH: Readonly<Record<Named, readonly [ja: string, en: string]>> = {
  "mtg-8e:untap": ["アンタップ・ステップ", "untap step"],
  "mtg-8e:upkeep": ["アップキープ・ステップ", "upkeep step"],
  "mtg-8e:draw": ["ドロー・ステップ", "draw step"],
  "mtg-8e:main-1": ["第一メイン・フェイズ", "first main phase"],
  "mtg-8e:begin-combat": ["戦闘開始ステップ", "beginning of combat step"],
  "mtg-8e:attackers": ["攻撃クリーチャー指定ステップ", "declare attackers step"],
  "mtg-8e:blockers": ["ブロック・クリーチャー指定ステップ", "declare blockers step"],
  "mtg-8e:combat-damage": ["戦闘ダメージ・ステップ", "combat damage step"],
  "mtg-8e:second-damage": ["二つ目の戦闘ダメージ・ステップ", "second combat damage step"],
  "mtg-8e:end-combat": ["戦闘終了ステップ", "end of combat step"],
  "mtg-8e:main-2": ["第二メイン・フェイズ", "second main phase"],
  "mtg-8e:end": ["ターン終了ステップ", "end of turn step"],
  "mtg-8e:cleanup": ["クリンナップ・ステップ", "cleanup step"],
  "mtg-8e:word.ability": ["能力", "ability"],
  "mtg-8e:word.artifact": ["アーティファクト", "artifact"],
  "mtg-8e:word.artifact-creature": ["アーティファクト・クリーチャー", "artifact creature"],
  "mtg-8e:word.creature": ["クリーチャー", "creature"],
  "mtg-8e:word.defending-player": ["防御プレイヤー", "defending player"],
  "mtg-8e:word.effect": ["効果", "effect"],
  "mtg-8e:word.enchantment": ["エンチャント", "enchantment"],
  "mtg-8e:word.global-enchantment": ["全体エンチャント", "global enchantment"],
  "mtg-8e:word.local-enchantment": ["個別エンチャント", "local enchantment"],
  "mtg-8e:word.instant": ["インスタント", "instant"],
  "mtg-8e:word.land": ["土地", "land"],
  "mtg-8e:word.land-type": ["土地タイプ", "land type"],
  "mtg-8e:word.mana-burn": ["マナ・バーン", "mana burn"],
  "mtg-8e:word.object": ["オブジェクト", "object"],
  "mtg-8e:word.priority": ["優先権", "priority"],
  "mtg-8e:word.sorcery": ["ソーサリー", "sorcery"],
  "mtg-8e:word.stack": ["スタック", "stack"],
};

/** Parts of the page on the flow of a turn that it does not number, with the word before the numbers that they have here. */
const FLOW: Readonly<Record<string, readonly [ja: string, en: string]>> = {
  fact: ["前提", "fact"],
  lose: ["敗北", "losing"],
  win: ["勝利", "winning"],
  mulligan: ["マリガン", "mulligan"],
};

const FLOW_POINT = /^mtg-flow:([a-z]+)\.(\d+)$/;
const NEXT_TURN = "mtg-flow:next-turn";

/** The name of an entry whose number is a word of our own making; `null` for entries that are known by their number. */
export function nameOf(id: string): Bilingual | null {
  if (id === NEXT_TURN) return { ja: "次のターン", en: "next turn" };
  const [, part = "", point] = FLOW_POINT.exec(id) ?? [];
  const flow = FLOW[part];
  if (flow) return { ja: `${flow[0]}${point}`, en: `${flow[1]} ${point}` };
  const eighth = Object.hasOwn(EIGHTH, id) ? EIGHTH[id as Named] : null;
  return eighth ? { ja: eighth[0], en: eighth[1] } : null;
}

/**
 * The number of an entry as its readers know it: `A.1.裁定.2` in Japanese, `A.1.r2` in English, and its name where its
 * number is a word of our own making: `ドロー・ステップ`.
 */
export function writtenNumber(id: string, language: keyof Bilingual): string {
  const name = nameOf(id);
  if (name) return name[language];
  const number = id.slice(id.indexOf(":") + 1);
  return language === "en" ? number : number.replace(/\.r(\d)/, ".裁定.$1").replace(/\.n(\d)/, ".注意.$1");
}
