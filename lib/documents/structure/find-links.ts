import { findEntriesByPrintedNumber, isMtgRuleId, type MtgRuleId } from "@/engine/mtg/rulebook";
import type { EntryFacts } from "./entry-facts";

type LinkFact = NonNullable<EntryFacts["links"]>[number];

/** A number after the word for a rule, or with the word to look it up after it; or a number of another document. */
const REFERENCE =
  /(?:ルール ?(?<ruled>[A-Z]\.\d{1,3}(?:\.\d{1,3}|\.裁定\.\d{1,3})?)|ルール ?(?<outside>\d{3}(?:\.\d{1,3}[a-z]?)?)|(?<![\w.])(?<bare>[A-Z]\.\d{1,3}(?:\.\d{1,3})?)(?=を参照))(?<range>から(?=ルール ?[A-Z]\.))?/gu;
/** A reference of the page of the comprehensive rules. */
const RULE_N = /\brule (?<outside>\d{3}(?:\.\d{1,3}[a-z]?)?)/gu;

/** Returns the references in a text of the general rulings summary, in order. */
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

/**
 * Returns the references in a page of the comprehensive rules. They may name chapters of which the page shows no rules.
 */
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

type Correction = { readonly to: MtgRuleId; readonly until?: MtgRuleId; readonly status: "corrected" | "dangling" };

/**
 * Corrections of references whose printed number is outdated because sections were inserted later. Keys are the entry
 * and the printed number, with `#2` for its second occurrence in the entry.
 */
export const REFERENCE_CORRECTIONS: Readonly<Record<string, Correction>> = {
  "A.13.4 T.3": { to: "mtg-6e:A.3", status: "corrected" },
  "A.24.r5 A.1.4": { to: "mtg-6e:A.1.3", status: "corrected" },
  "C.3.n1 A.7.3": { to: "mtg-6e:A.7.4", status: "corrected" },
  "C.5.n2 A.27.2": { to: "mtg-6e:A.27.5", status: "corrected" },
  "C.6.n1 P.4.2": { to: "mtg-6e:P.3.5", status: "corrected" },
  "E.3.r4 A.4.21": { to: "mtg-6e:A.4.22", status: "corrected" },
  "E.4.4 K.4": { to: "mtg-6e:K.6", status: "corrected" },
  "E.4.r9 K.17.1": { to: "mtg-6e:K.17.2", status: "corrected" },
  "K.17.r7 K.17.1": { to: "mtg-6e:K.17.2", status: "corrected" },
  "G.10.1 G.24": { to: "mtg-6e:G.21", status: "corrected" },
  "G.22.1 P.3.1": { to: "mtg-6e:P.3.5", status: "corrected" },
  "P.8.n2 P.3.1": { to: "mtg-6e:P.3.5", status: "corrected" },
  "P.10.n2 P.3.1": { to: "mtg-6e:P.3.5", status: "corrected" },
  "P.13.n1 P.3.1": { to: "mtg-6e:P.3.5", status: "corrected" },
  "K.2.n1 T.8.4": { to: "mtg-6e:T.2", status: "corrected" },
  "T.1.2 A.4": { to: "mtg-6e:A.6", status: "corrected" },
  "T.4.r1 P.3.4": { to: "mtg-6e:T.5.1", status: "corrected" },
  "T.11.n1 A.4.15": { to: "mtg-6e:A.4.16", status: "corrected" },
  "T.11.n1 A.4.16": { to: "mtg-6e:A.4.17", status: "corrected" },
  "Z.1.3 Z.7.1": { to: "mtg-6e:Z.7.2", status: "corrected" },
  "Z.1.3 Z.8.5": { to: "mtg-6e:Z.9.5", status: "dangling" },
  "Z.1.r1 A.4.19": { to: "mtg-6e:A.4.20", until: "mtg-6e:A.4.21", status: "corrected" },
};
