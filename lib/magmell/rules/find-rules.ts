import {
  HOUSE_RULINGS_BY_ID,
  type HouseRulingId,
  isRuleId,
  RULE_IDS,
  RULE_TEXTS,
  type RuleId,
  type RuleRef,
} from "@/engine/magmell/rulebook";
import { lazy, memoizeWeakly } from "@/lib/cache";
import { foldForSearch } from "@/lib/japanese/search-fold";
import type { OfficialText } from "./types";

/** Maximum length of a query; the rest is ignored. */
export const MAX_RULE_QUERY_LENGTH = 100;
const MOST_WORDS = 8;

/** A rule number such as `705.4.3`, with or without the word or the document before it. */
const NUMBER = /^(?:mag:|ルール|rule)?\s*(\d{3}(?:\.\d{1,3})*)\.?$/iu;
const RULING = /^(?:house:|裁定|ruling)\s*(\d{1,4})$/iu;

const typedOf = (typed: string) =>
  typed
    .slice(0, MAX_RULE_QUERY_LENGTH)
    .normalize("NFKC")
    .trim()
    .replace(/[。、]+$/u, "");

/** Returns the rule or ruling whose number is the query; null for other queries. */
export function findRuleByNumber(typed: string): RuleRef | null {
  const text = typedOf(typed);
  const rule = `mag:${NUMBER.exec(text)?.[1]}`;
  if (isRuleId(rule)) return rule;
  const house = `house:${RULING.exec(text)?.[1]}`;
  return Object.hasOwn(HOUSE_RULINGS_BY_ID, house) ? (house as HouseRulingId) : null;
}

type Folded = { readonly id: RuleRef; readonly text: string };

const folded = lazy((): readonly Folded[] => [
  ...RULE_IDS.map((id) => ({ id, text: foldAll([RULE_TEXTS[id].ja, RULE_TEXTS[id].en]) })),
  ...(Object.keys(HOUSE_RULINGS_BY_ID) as HouseRulingId[]).map((id) => {
    const { title, reason } = HOUSE_RULINGS_BY_ID[id];
    return { id, text: foldAll([title.ja, title.en, reason.ja, reason.en]) };
  }),
]);

const foldedOfficial = memoizeWeakly(
  (official: ReadonlyMap<RuleId, OfficialText>): ReadonlyMap<RuleId, string> =>
    new Map([...official].map(([id, { text }]) => [id, foldForSearch(text)])),
);

/** Words that players bring from elsewhere, with the words of the document that they mean. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  マリガン: ["引き直"],
  mulligan: ["引き直"],
  redraw: ["引き直"],
  タップ: ["レスト"],
  tap: ["レスト"],
  アンタップ: ["ウェイク"],
  untap: ["ウェイク"],
  山札: ["魔導書"],
  ライブラリー: ["魔導書"],
  library: ["魔導書"],
  墓地: ["ダスト"],
  トラッシュ: ["ダスト"],
  graveyard: ["ダスト"],
  マナ: ["魔石", "使用コスト"],
  mana: ["魔石", "使用コスト"],
};
/** The end of a noun or verb that a query may have and a text need not: 引き直し finds 引き直す. */
const INFLECTED = /(?<=.[ぁ-ん]?\p{Script=Han})[しすさせそり]$/u;

/** The spellings of which a text has to have one, for a folded word of a query. */
const spellingsOf = lazy(() => {
  const meant = new Map(
    Object.entries(SYNONYMS).map(([word, words]) => [foldForSearch(word), words.map(foldForSearch)]),
  );
  return (word: string): readonly string[] => [word, word.replace(INFLECTED, ""), ...(meant.get(word) ?? [])];
});

/** Texts are joined by a line break, which no query contains. */
const foldAll = (texts: readonly string[]) => texts.map(foldForSearch).join("\n");

/**
 * Returns the rules whose number begins with the query or whose texts contain all its words, in document order,
 * followed by the house rulings. Official texts are searched if the site has imported them.
 */
export function findRules(typed: string, official: ReadonlyMap<RuleId, OfficialText> = new Map()): readonly RuleRef[] {
  const text = typedOf(typed);
  const number = /^\d[\d.]*$/u.test(text) ? text.replace(/\.$/u, "") : null;
  const words = text.split(/\s+/u).map(foldForSearch).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const spellings = words.map(spellingsOf());
  const matches = ({ id, text: ours }: Folded): boolean => {
    if (number !== null && id.startsWith(`mag:${number}`)) return true;
    const theirs = isRuleId(id) ? foldedOfficial(official).get(id) : undefined;
    const whole = theirs === undefined ? ours : `${ours}\n${theirs}`;
    return spellings.every((row) => row.some((word) => whole.includes(word)));
  };
  return folded()
    .filter(matches)
    .map(({ id }) => id);
}
