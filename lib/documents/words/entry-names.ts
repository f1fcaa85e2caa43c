import type { BilingualText } from "../documents";
import ROWS from "./entry-names.json";

/**
 * Names of steps and words of the page on the turn, eighth edition, whose keys are of our own making; and of parts of the page on
 * the flow of a turn that it does not number, as the word before the numbers that they have here.
 */
const NAMES: ReadonlyMap<string, BilingualText> = new Map(ROWS.map(({ id, ja, en }) => [id, { ja, en }]));

const FLOW_POINT = /^(mtg-flow:[a-z]+)\.(\d+)$/;

/**
 * Returns the name of an entry whose id was made up by this site, for example a step of `mtg-flow`; null for entries
 * that have a printed number.
 */
export function getEntryName(id: string): BilingualText | null {
  const [, part = "", point] = FLOW_POINT.exec(id) ?? [];
  const flow = NAMES.get(part);
  return flow ? { ja: `${flow.ja}${point}`, en: `${flow.en} ${point}` } : (NAMES.get(id) ?? null);
}

/**
 * Formats the number of an entry for readers: `A.1.裁定.2` in Japanese, `A.1.r2` in English. For a number made up by this
 * site, returns the entry's name, such as `ドロー・ステップ`.
 */
export function formatEntryNumber(id: string, language: keyof BilingualText): string {
  const name = getEntryName(id);
  if (name) return name[language];
  const number = id.slice(id.indexOf(":") + 1);
  return language === "en" ? number : number.replace(/\.r(\d)/, ".裁定.$1").replace(/\.n(\d)/, ".注意.$1");
}
