import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import { isPlayable } from "../check-ability";
import { compileText } from "../compile-text";
import { findAbilitySpans, joinLines, normalizeText, toOriginalSpan } from "../normalize";
import type { TextSpan } from "../types";
import { type AdaptedText, adaptText, leaveOutRemarks, type WordingDifference } from "./adaptations";
import { translateTerms } from "./candidates";
import { findLostWords, nameDependence } from "./keeps-content";
import { cutPieces } from "./pieces";
import { repairBySentence } from "./repair-by-sentence";
import { rephrase, rephraseClauses } from "./rephrasings";
import { type FoundWording, type ProposalLimits, pickBest } from "./search-wordings";

/** A readable replacement for an unreadable part of a text: `given` is the original, `words` the replacement. */
export type WordingProposal = TextSpan & {
  readonly given: string;
  /** The replacement; empty if removing the original is enough. */
  readonly words: string;
  /** All abilities that come of the corrected ability. */
  readonly abilities: readonly Ability[];
  /** What the words do not mean of the original, or mean besides it. */
  readonly differences: readonly WordingDifference[];
};

/** How many more rephrasings a difference is worse than. */
const DIFFERENT = 100;

/**
 * Returns similar wordings that can be read completely, for each ability that cannot. The changes are terms of this
 * game for those of other games, a replaced part, a moved part, or a removed part. Most likely first.
 */
export function proposeWordings(
  text: string,
  kind: CardKind,
  { most = 3, tries = 400, isOver = () => false }: ProposalLimits = {},
): readonly WordingProposal[] {
  const folded = kind === "magic" ? joinLines(normalizeText(text)) : normalizeText(text);
  return findAbilitySpans(folded).flatMap((span) => {
    const chunk = folded.text.slice(span.start, span.end);
    return repairAbility(chunk, kind, { most, tries, isOver }).map(({ text: said, abilities, differences }) => {
      const change = findChange(chunk, said);
      const place = withOpener(text, toOriginalSpan(folded, span.start + change.start, span.start + change.end));
      const words = text.includes("■") ? change.words : change.words.replaceAll("\n■", "\n");
      return { ...place, given: text.slice(place.start, place.end), words, abilities, differences };
    });
  });
}

/** Returns a span with the 「【」 before it whose 「】」 it has, or the label of an ability. */
function withOpener(text: string, { start, end }: TextSpan): TextSpan {
  const isOpen = text[start - 1] === "【" && /^[^【]*】/u.test(text.slice(start, end));
  const from = isOpen ? start - 1 : start;
  return { start: from - (/【[自永起]】$/u.exec(text.slice(0, from))?.[0].length ?? 0), end };
}

/** Returns readable wordings of a whole ability, which name all that it names; none if it can be read as it is. */
function repairAbility(chunk: string, kind: CardKind, limits: Required<ProposalLimits>): readonly FoundWording[] {
  if (compile(chunk, kind) !== null) return [];
  const [translated = chunk] = translateTerms(chunk, 0);
  for (const found of findWordings(chunk, kind, limits)) {
    const kept = found
      .map((one) => ({ ...one, differences: nameDependence(chunk, one) }))
      .filter(({ abilities, differences }) => findLostWords(translated, abilities, kind, differences).length === 0);
    if (kept.length > 0) return pickBest(kept, limits.most);
  }
  return [];
}

/** Finds wordings of an ability in several ways, the surest first. */
function* findWordings(
  chunk: string,
  kind: CardKind,
  limits: Required<ProposalLimits>,
): Generator<readonly FoundWording[]> {
  const others = rephrase(chunk, kind);
  yield others.flatMap(({ text, differences }, place) => {
    const abilities = limits.isOver() || limits.tries === 0 ? null : compile(text, kind);
    return abilities === null ? [] : [{ text, cost: place + DIFFERENT * differences.length, abilities, differences }];
  });
  // What has the most rephrasings lacks the least.
  const given = { text: chunk, differences: [] };
  const bases = [given, ...others.filter(({ text }) => !text.includes("\n■")).slice(-1)].reverse();
  const adapted = [given, ...others].reverse().flatMap((one) => adaptText(one, kind));
  yield tryAdapted(adapted, kind, limits);
  yield tryAdapted([...adapted, ...bases].flatMap(leaveOutRemarks), kind, limits);
  for (const base of [...bases].reverse()) yield repairBySentence(base, kind, limits, (text) => compile(text, kind));
  // What a later sentence says may stand before an earlier one.
  for (const base of rephraseClauses(chunk, kind))
    yield repairBySentence(base, kind, { ...limits, most: 0 }, (text) => compile(text, kind));
}

/** Returns those of some texts that are read; one that differs in less comes first. */
function tryAdapted(
  texts: readonly AdaptedText[],
  kind: CardKind,
  { isOver, tries }: Required<ProposalLimits>,
): readonly FoundWording[] {
  return texts.flatMap(({ text, differences }) => {
    const abilities = isOver() || tries === 0 ? null : compile(text, kind);
    if (abilities?.some((ability) => "effects" in ability && ability.effects.length === 0)) return [];
    const cost = differences.length + differences.reduce((sum, { given }) => sum + given.length, 0) / 100;
    return abilities === null || abilities.length === 0 ? [] : [{ text, cost, abilities, differences }];
  });
}

/** Reads an ability as the text of a card is read; `null` if anything of it is not understood. */
function compile(text: string, kind: CardKind): readonly Ability[] | null {
  const { abilities, coverage } = compileText(text.includes("\n■") ? `■${text}` : text, kind);
  return coverage === "full" && abilities.every(isPlayable) ? abilities : null;
}

/** Returns the whole words in which two texts differ, with the words of the second text. */
function findChange(before: string, after: string): TextSpan & { readonly words: string } {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < Math.min(before.length, after.length) - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const to = before.length - same;
  const touched = cutPieces(before, 0).filter(({ start, end }) => start <= to && end >= from);
  const start = Math.min(from, ...touched.filter((piece) => piece.end > from).map((piece) => piece.start));
  const end = Math.max(to, ...touched.filter((piece) => piece.start < to).map((piece) => piece.end));
  return { start, end, words: after.slice(start, after.length - (before.length - end)) };
}
