import type { MtgRuleId } from "@/engine/mtg/rulebook";
import { findEntriesByPrintedNumber } from "@/engine/mtg/rulebook";
import type { PrintedIndexTerm } from "@/lib/documents/readers/types";
import type { IndexTerm } from "./entry-facts";

type Pointer = IndexTerm["to"][number];

/**
 * Returns the terms of the summary's index with the intended entries. Terms are placed under their head terms, and
 * outdated references are corrected.
 */
export function extractIndex(printed: readonly PrintedIndexTerm[]): readonly IndexTerm[] {
  let head: string | null = null;
  return printed.map(({ en, ja, pointers, see }) => {
    const under: string | null = head;
    if (under !== null && en === LAST_SUBTERM_BY_HEAD[under]) head = null;
    else if (under === null && pointers.length === 0 && see === null && en in LAST_SUBTERM_BY_HEAD) head = en;
    const name = under === null ? en : `${under}/${en}`;
    return {
      en,
      ...(ja !== null && { ja }),
      ...(under !== null && { under }),
      to: pointers.map((pointer) => pointerTo(name, pointer)),
      ...(see !== null && { see: [see] }),
    };
  });
}

function pointerTo(name: string, printed: string): Pointer {
  const meant = STALE_INDEX_POINTERS[`${name} ${printed}`];
  if (meant === null) return { to: null, status: "dangling", printed };
  if (meant !== undefined) return { to: meant, status: "corrected", printed };
  const [to] = findEntriesByPrintedNumber(printed);
  return to === undefined ? { to: null, status: "dangling", printed } : { to, status: "ok" };
}

/**
 * The last subterm of each head term in the index. The file marks subterms only by indentation, which text copies lose.
 */
export const LAST_SUBTERM_BY_HEAD: Readonly<Record<string, string>> = {
  Abilities: "Types",
  Artifact: "Poly",
  Combat: "Phase",
  Cost: "X in Costs",
  Creature: "Spell",
  Damage: "Redirection",
  Draw: "Step",
  Effects: "Types of",
  Enchantment: "World",
  Land: "Snow-Covered",
  Library: "Zone",
  "Life Cycle": "Waiting to resolve",
  Mana: "Generic",
  "Multi-Player": "Team Play",
  Phase: "Upkeep Step",
  Phasing: "Out",
  Spell: "Types",
  Step: "Upkeep",
  Targeting: "Valid Targets",
  Tournament: "Warning",
  Zones: "Stack",
};

/** Index references that point to a wrong entry, by term and printed number, with the intended entry or null. */
export const STALE_INDEX_POINTERS: Readonly<Record<string, MtgRuleId | null>> = {
  "Artifact/Continuous K.1.裁定.4": "mtg-6e:K.1.r2",
  "Continuous Artifact K.1.裁定.4": "mtg-6e:K.1.r2",
  "Artifact/Poly K.1.裁定.3": "mtg-6e:K.1.r2",
  "Poly Artifact K.1.裁定.3": "mtg-6e:K.1.r2",
  "Interrupt K.27.裁定.4": "mtg-6e:G.25.r4",
  "Cantrip E.1": "mtg-6e:E.2",
  "Blockers, Declaring C.6": "mtg-6e:C.4",
  "Phased Out Z.9": "mtg-6e:Z.7",
  "Cost/General G.7": "mtg-6e:G.6",
  "Enchantment/Global K.12.11": "mtg-6e:K.12.1",
  "Enchantment/World K.12.9": "mtg-6e:K.12.10",
  "Enchant World K.12.8": "mtg-6e:K.12.10",
  "Abilities/Phase Ability G.25.裁定.6": "mtg-6e:G.25.r7",
  "Phase Abilities G.25.裁定.6": "mtg-6e:G.25.r7",
  "Abilities/Phase Cost G.25.裁定.7": "mtg-6e:G.25.r8",
  "Phase Cost G.25.裁定.7": "mtg-6e:G.25.r8",
  "Face Down Cards E.6": null,
  "Library/Minimum Size D.19.6": "mtg-6e:D.19.7",
};
