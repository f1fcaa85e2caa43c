import { countSymbols, type SymbolCounts, toColorBits } from "@/engine/magmell";
import { findMixedMatch } from "@/lib/japanese/mixed-spelling";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { SEARCH_FORM_BUILDERS } from "@/lib/japanese/search-forms";
import { getSpellingVariants, getTextSpellings } from "@/lib/japanese/spelling-variants";
import { type NameField, SEARCH_FORMS_BY_FIELD, type SpellingVariant } from "@/lib/japanese/types";
import { stripNotes } from "@/lib/magmell/catalogue/model/plain-text";
import type { Catalogue, CatalogueCard, CataloguePrinting } from "@/lib/magmell/catalogue/model/types";
import type { Comparison, Predicate, QueryNode } from "../query/types";

type PrintedCard = {
  readonly card: CatalogueCard;
  readonly printing: CataloguePrinting;
  readonly catalogue: Catalogue;
};

/**
 * Returns whether a printing of a card matches a query, evaluated predicate by predicate without an index. Tests
 * compare the search with it.
 */
export function matchesPrinting(printed: PrintedCard, node: QueryNode): boolean {
  if (node.type === "and") return node.parts.every((part) => matchesPrinting(printed, part));
  if (node.type === "or") return node.parts.some((part) => matchesPrinting(printed, part));
  if (node.type === "not") return !matchesPrinting(printed, node.part);
  return node.type === "test" && answers(printed, node.predicate);
}

function answers({ card, printing, catalogue }: PrintedCard, test: Predicate): boolean {
  const releasedOn = catalogue.sets.find(({ code }) => code === printing.set)?.releasedOn ?? "";
  switch (test.on) {
    case "words":
      return isCalled(catalogue, card, ["name", "reading", "englishName", "alias"], test.value);
    case "text": {
      if (test.key === "name") return isCalled(catalogue, card, ["name", "englishName"], test.value);
      if (test.key === "yomi") return isCalled(catalogue, card, ["reading"], test.value);
      const inTexts = (texts: readonly string[]) =>
        texts.some((text) => getTextSpellings(test.value).some((word) => foldForSearch(text).includes(word)));
      const plain = [stripNotes(card.text), card.englishText];
      if (test.key === "text") return inTexts(plain);
      if (test.key === "fullText") return inTexts([card.text, card.englishText]);
      if (test.key === "any")
        return isCalled(catalogue, card, ["name", "reading", "englishName", "alias"], test.value) || inTexts(plain);
      if (test.key === "artist") return inTexts([printing.illustrator]);
      return test.key === "set" && foldForSearch(printing.set) === foldForSearch(test.value);
    }
    case "number":
      return compare(test.op, numberOf(card, printing, test.key), test.value);
    case "numbers":
      return compare(test.op, numberOf(card, printing, test.key), numberOf(card, printing, test.other));
    case "parity": {
      const value = numberOf(card, printing, test.key);
      return value !== null && (value % 2 === 1) === test.odd;
    }
    case "range": {
      const value = numberOf(card, printing, test.key);
      return value !== null && value >= (test.from ?? value) && value <= (test.to ?? value);
    }
    case "colors": {
      const bits = toColorBits(test.key === "needs" ? card.neededColors : card.colors);
      const [holds, within] = [(bits & test.bits) === test.bits, (bits & ~test.bits) === 0];
      return ordered(test.op, holds, within);
    }
    case "symbols": {
      if (card.kind === "stone") return false;
      const cost = card[test.key];
      const signs = Object.keys(test.symbols) as (keyof SymbolCounts)[];
      const [holds, within] = [
        signs.every((sign) => cost[sign] >= test.symbols[sign]),
        signs.every((sign) => cost[sign] <= test.symbols[sign]),
      ];
      return ordered(test.op, holds, within);
    }
    case "date":
      return releasedOn >= test.from && releasedOn <= test.to;
    case "choice":
      if (test.key === "kind") return card.kind === test.value;
      return card.printings.indexOf(printing) > 0;
    default:
      return false;
  }
}

/** Comparison of two sets or numbers A and B, given `A ⊇ B` (`holds`) and `A ⊆ B` (`within`). */
function ordered(op: Comparison, holds: boolean, within: boolean): boolean {
  if (op === "=") return holds && within;
  if (op === "!=") return !(holds && within);
  if (op === ">=") return holds;
  if (op === "<=") return within;
  return op === ">" ? holds && !within : within && !holds;
}

function compare(op: Comparison, one: number | null, other: number | null): boolean {
  return one !== null && other !== null && ordered(op, one >= other, one <= other);
}

function numberOf(card: CatalogueCard, printing: CataloguePrinting, key: string): number | null {
  if (key === "ap") return card.ap;
  if (key === "hp") return card.hp;
  if (key === "number") return Number(printing.number.slice(-3));
  return card.kind === "stone" ? null : countSymbols(key === "catalystCount" ? card.catalyst : card.useCost);
}

function isCalled(catalogue: Catalogue, card: CatalogueCard, fields: readonly NameField[], typed: string): boolean {
  const { sure, romaji, mixed } = getSpellingVariants(typed);
  const all: readonly NameField[] = ["name", "reading", "englishName", "alias"];
  const isAlong = fields.includes("name") && fields.includes("reading");
  if (isAlong && mixed.some((word) => findMixedMatch(word, card.name, card.reading) !== null)) return true;
  const isWord = romaji !== null && catalogue.cards.some((other) => holds(other, all, romaji.unless));
  const variants = romaji === null || isWord ? sure : [...sure, ...romaji.variants];
  return variants.some((variant) => holds(card, fields, variant));
}

function holds(card: CatalogueCard, fields: readonly NameField[], { form, text }: SpellingVariant): boolean {
  return fields.some((field) => {
    const forms: readonly string[] = SEARCH_FORMS_BY_FIELD[field];
    const values = field === "alias" ? card.aliases : [card[field]];
    const make: (value: string) => string = SEARCH_FORM_BUILDERS[form];
    return forms.includes(form) && values.some((value) => make(value).includes(text));
  });
}
