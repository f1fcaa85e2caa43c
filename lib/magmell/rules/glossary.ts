import type { RuleId } from "@/engine/magmell/rulebook";
import type { Language } from "./types";

type TermRow = {
  /** The rule that defines the term. */
  readonly rule: RuleId;
  /** All forms in which texts write the term. */
  readonly ja: readonly string[];
  readonly en: readonly string[];
};

/** Game terms that card texts and rules use without explaining them. */
export const GLOSSARY_TERMS = {
  useCost: { rule: "mag:210.1", ja: ["使用コスト"], en: ["use cost"] },
  catalyst: { rule: "mag:211.1", ja: ["触媒"], en: ["catalyst"] },
  use: { rule: "mag:225.2", ja: ["使用"], en: ["use", "uses", "used"] },
  summon: { rule: "mag:226.1", ja: ["召喚"], en: ["summon", "summons", "summoned"] },
  destroy: { rule: "mag:227.1", ja: ["破壊"], en: ["destroy", "destroys", "destroyed"] },
  return: { rule: "mag:228.1", ja: ["戻す", "戻し", "戻る"], en: ["return", "returns", "returned"] },
  draw: { rule: "mag:229.1", ja: ["引く", "引い", "引き"], en: ["draw", "draws", "drawn"] },
  search: { rule: "mag:230.1", ja: ["探す", "探し"], en: ["search", "searches", "searched"] },
  negate: { rule: "mag:231.1", ja: ["無効化"], en: ["negate", "negates", "negated"] },
  discard: { rule: "mag:233.1", ja: ["捨てる", "捨て"], en: ["discard", "discards", "discarded"] },
  recover: { rule: "mag:234.1", ja: ["回復"], en: ["recover", "recovers", "recovered"] },
  wake: { rule: "mag:219.3.2", ja: ["ウェイク"], en: ["wake", "wakes", "awake"] },
  rest: { rule: "mag:219.4.2", ja: ["レスト"], en: ["rest", "rests", "rested"] },
  faceUp: { rule: "mag:219.5.2", ja: ["表向き"], en: ["face up", "face-up"] },
  faceDown: { rule: "mag:219.6.2", ja: ["裏向き"], en: ["face down", "face-down"] },
  life: { rule: "mag:220.1", ja: ["ライフ"], en: ["life"] },
  battleDamage: { rule: "mag:701.5.1", ja: ["戦闘ダメージ"], en: ["battle damage", "damage in battle"] },
  damage: { rule: "mag:221.1", ja: ["ダメージ"], en: ["damage"] },
  owner: { rule: "mag:222.1", ja: ["契約者"], en: ["owner", "owner's", "owners"] },
  control: { rule: "mag:222.2", ja: ["支配"], en: ["control", "controls", "controller"] },
  powerCounter: { rule: "mag:224.4.1", ja: ["パワーカウンター"], en: ["power counter", "power counters"] },
  weakCounter: { rule: "mag:224.4.2", ja: ["ウィークカウンター"], en: ["weak counter", "weak counters"] },
  cremationCounter: { rule: "mag:224.4.3", ja: ["火葬カウンター"], en: ["cremation counter", "cremation counters"] },
  counter: { rule: "mag:224.1", ja: ["カウンター"], en: ["counter", "counters"] },
  token: { rule: "mag:206.1", ja: ["トークン"], en: ["token", "tokens"] },
  target: { rule: "mag:702.3.2", ja: ["対象"], en: ["target", "targets"] },
  instead: { rule: "mag:306.1.2", ja: ["かわりに"], en: ["instead"] },
  attack: { rule: "mag:605.4", ja: ["攻撃"], en: ["attack", "attacks"] },
  defend: { rule: "mag:701.4.1", ja: ["防御"], en: ["defend", "defends", "defended"] },
  battle: { rule: "mag:701.1.1", ja: ["バトル"], en: ["battle"] },
  quick: { rule: "mag:209.1.1", ja: ["クイック"], en: ["quick"] },
  grimoire: { rule: "mag:402.1", ja: ["魔導書"], en: ["grimoire", "grimoires"] },
  stoneDeck: { rule: "mag:403.1", ja: ["魔石デッキ"], en: ["stone deck", "stone decks"] },
  hand: { rule: "mag:404.1", ja: ["手札"], en: ["hand", "hands"] },
  battleArea: { rule: "mag:405.1", ja: ["戦闘エリア"], en: ["battle area"] },
  stoneArea: { rule: "mag:406.1", ja: ["魔石エリア"], en: ["stone area"] },
  dust: { rule: "mag:407.1", ja: ["ダスト"], en: ["dust"] },
  chant: { rule: "mag:408.1", ja: ["チャント"], en: ["chant"] },
  dream: { rule: "mag:409.1", ja: ["夢"], en: ["dream"] },
  priority: { rule: "mag:232.1", ja: ["使用権"], en: ["priority"] },
  ruleCheck: { rule: "mag:705.1", ja: ["ルール処理チェック"], en: ["rule check", "rule checks"] },
  ruleProcess: { rule: "mag:705.4", ja: ["ルール処理"], en: ["rule process", "rule processes"] },
  resolve: { rule: "mag:704.1", ja: ["解決"], en: ["resolve", "resolves", "resolved"] },
  endOfTurn: { rule: "mag:606.3.2", ja: ["ターン終了時まで"], en: ["until end of turn"] },
} as const satisfies Record<string, TermRow>;

export type TermId = keyof typeof GLOSSARY_TERMS;
const TERM_IDS = Object.keys(GLOSSARY_TERMS) as readonly TermId[];

/** A part of a text; `rule` at the first mention of a term. */
type TermPart = { readonly text: string; readonly rule: RuleId | null };

/** The most terms of one text that link to rules; more would be read as decoration. */
const MAX_TERM_LINKS = 6;

const FORMS = { ja: formsIn("ja"), en: formsIn("en") } as const;
const PATTERNS = { ja: patternIn("ja"), en: patternIn("en") } as const;

function formsIn(language: Language): ReadonlyMap<string, TermId> {
  return new Map(TERM_IDS.flatMap((id) => GLOSSARY_TERMS[id][language].map((form) => [form, id] as const)));
}

/** Longer forms come first, so that a kind of counter is not taken for a counter. */
function patternIn(language: Language): RegExp {
  const forms = [...FORMS[language].keys()].sort((a, b) => b.length - a.length);
  return language === "ja" ? new RegExp(forms.join("|"), "gu") : new RegExp(`\\b(?:${forms.join("|")})\\b`, "giu");
}

/** Returns the terms in a text, each once, in the order of their first mention. */
export function findTerms(text: string, language: Language): readonly TermId[] {
  const found = [...text.matchAll(PATTERNS[language])].map(([form]) => FORMS[language].get(form.toLowerCase()));
  return [...new Set(found.filter((id) => id !== undefined))];
}

/**
 * Splits a text at the first mention of each term. `seen` contains the terms from earlier lines of the same text, and
 * is extended. If it has reached its maximum size, no more terms are marked.
 */
export function splitByTerms(text: string, language: Language, seen: Set<TermId>): readonly TermPart[] {
  const parts: TermPart[] = [];
  let from = 0;
  for (const match of text.matchAll(PATTERNS[language])) {
    const id = FORMS[language].get(match[0].toLowerCase());
    if (id === undefined || seen.has(id) || seen.size >= MAX_TERM_LINKS) continue;
    seen.add(id);
    if (match.index > from) parts.push({ text: text.slice(from, match.index), rule: null });
    parts.push({ text: match[0], rule: GLOSSARY_TERMS[id].rule });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: null });
  return parts;
}

/** Returns the terms that a rule defines. For a section heading, returns the terms of all its rules. */
export const getTermsDefinedBy = (rule: RuleId): readonly TermId[] =>
  TERM_IDS.filter((id) => GLOSSARY_TERMS[id].rule === rule || sectionOf(GLOSSARY_TERMS[id].rule) === rule);

const sectionOf = (rule: RuleId): string => rule.slice(0, rule.indexOf(".") < 0 ? rule.length : rule.indexOf("."));
