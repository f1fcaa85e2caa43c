import { type CardDefinition, NO_SYMBOLS, parseSymbols } from "../..";
import { compileText } from "../../text";
import { readCardFiles, type StarterCard } from "./read-card-files";

/** The day whose revisions tests use, so that a later revision changes no test by itself. */
const AS_OF = "2026-11-21";

/** The starter cards, with abilities parsed from their texts. */
export const STARTER_CARDS: readonly CardDefinition[] = readCardFiles(AS_OF).map(definitionOf);

function definitionOf({ name, token, revision }: StarterCard): CardDefinition {
  const { kind, timing = null, ap = null, hp = null, text } = revision;
  return {
    name,
    kind,
    timing,
    ap,
    hp,
    text,
    token,
    useCost: parseSymbols(revision.useCost ?? "") ?? NO_SYMBOLS,
    catalyst: parseSymbols(revision.catalyst ?? "") ?? NO_SYMBOLS,
    abilities: compileText(text, kind).abilities,
  };
}
