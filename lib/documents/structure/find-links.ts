import { findEntriesByPrintedNumber, isMtgRuleId, type MtgRuleId } from "@/engine/mtg/rulebook";
import { REFERENCE_CORRECTIONS } from "./corrections";
import type { EntryFacts } from "./entry-facts";

type LinkFact = NonNullable<EntryFacts["links"]>[number];

/** A number after the word for a rule, or with the word to look it up after it; or a number of another document. */
const REFERENCE =
  /(?:ルール ?(?<ruled>[A-Z]\.\d{1,3}(?:\.\d{1,3}|\.裁定\.\d{1,3})?)|ルール ?(?<outside>\d{3}(?:\.\d{1,3}[a-z]?)?)|(?<![\w.])(?<bare>[A-Z]\.\d{1,3}(?:\.\d{1,3})?)(?=を参照))(?<range>から(?=ルール ?[A-Z]\.))?/gu;
/** A reference of the page of the comprehensive rules. */
const RULE_N = /\brule (?<outside>\d{3}(?:\.\d{1,3}[a-z]?)?)/gu;

/** Returns the references in a text of the general rulings summary, in their order. */
export function findSixthEditionLinks(id: MtgRuleId, text: string): readonly LinkFact[] {
  const links: LinkFact[] = [];
  const counts = new Map<string, number>();
  let ranges = false;
  for (const { groups } of text.matchAll(REFERENCE)) {
    const { ruled, outside, bare, range } = groups ?? {};
    const printed = ruled ?? bare ?? outside ?? "";
    const count = (counts.get(printed) ?? 0) + 1;
    counts.set(printed, count);
    const link: LinkFact =
      outside === undefined ? linkTo(id, printed, count) : { to: null, status: "outside", printed: outside };
    const before = links.at(-1);
    if (ranges && before !== undefined && link.to !== null) links.splice(-1, 1, { ...before, until: link.to });
    else links.push(link);
    ranges = range !== undefined;
  }
  return links;
}

/** Returns the references of the page of the comprehensive rules. They name chapters that it shows no rule of. */
export const findComprehensiveLinks = (text: string): readonly LinkFact[] =>
  [...text.matchAll(RULE_N)].map(({ groups }) => {
    const printed = groups?.outside ?? "";
    const to = `mtg-cr:${printed}`;
    return { to: isMtgRuleId(to) ? to : null, status: "outside", printed };
  });

function linkTo(id: MtgRuleId, printed: string, count: number): LinkFact {
  const key = `${id.slice("mtg-6e:".length)} ${printed}${count > 1 ? `#${count}` : ""}`;
  const correction = REFERENCE_CORRECTIONS[key];
  if (correction !== undefined) return { ...correction, printed };
  const [to] = findEntriesByPrintedNumber(printed);
  return to === undefined ? { to: null, status: "dangling", printed } : { to, status: "ok" };
}
