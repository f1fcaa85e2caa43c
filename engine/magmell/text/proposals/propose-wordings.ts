import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import { isPlayable } from "../check-ability";
import { compileText } from "../compile-text";
import { findAbilitySpans, joinLines, normalizeText, toOriginalSpan } from "../normalize";
import type { TextSpan } from "../types";
import { type AdaptedText, adaptText, leaveOutRemarks, type WordingDifference } from "./adaptations";
import { translateTerms } from "./candidates";
import { composeParts } from "./compose-parts";
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
  const limited = limitEach(text, kind, { most: 1, tries, isOver });
  if (limited !== null) return [limited];
  return findAbilitySpans(folded).flatMap((span) => {
    const chunk = folded.text.slice(span.start, span.end);
    return repairAbility(chunk, kind, { most, tries, isOver }).map(({ text: said, abilities, differences }) => {
      const change = findChange(chunk, said);
      const place = withOpener(text, toOriginalSpan(folded, span.start + change.start, span.start + change.end));
      const words = text.includes("■") ? change.words : change.words.replaceAll("\n■", "\n");
      const typed = (given: string) =>
        toTyped(given, chunk, (from, to) => {
          const own = toOriginalSpan(folded, span.start + from, span.start + to);
          return text.slice(own.start, own.end);
        });
      const named = differences.map((one) => ({ ...one, given: typed(one.given) }));
      return { ...place, given: text.slice(place.start, place.end), words, abilities, differences: named };
    });
  });
}

/** 「このカード名の効果は1ターンに1度しか使用できない。」 in front of the abilities of a card. */
const LIMIT_BY_NAME = /^[■●]?この(?:カード名|名称|カード)の[^。\n]*効果は[^。\n]*?ターンに(\d)[度回][^。\n]*。\n/u;

/** Returns a text whose abilities each have the limit that stands in front of all of them; null if there is none. */
function limitEach(text: string, kind: CardKind, limits: Required<ProposalLimits>): WordingProposal | null {
  const [sentence = "", times = ""] = LIMIT_BY_NAME.exec(text) ?? [];
  if (sentence === "" || kind === "magic") return null;
  const limit = `この能力は各ターンに${times}度だけ誘発する。`;
  const folded = normalizeText(text.slice(sentence.length));
  const read = findAbilitySpans(folded).map((span) => {
    const chunk = folded.text.slice(span.start, span.end).replace(/^【[①-⑨]】/u, "");
    const abilities = compile(chunk + limit, kind);
    const [found] =
      abilities === null
        ? repairAbility(chunk + limit, kind, limits)
        : [{ text: chunk + limit, abilities, differences: [] }];
    return found;
  });
  if (read.length === 0 || read.some((one) => one === undefined)) return null;
  const all = read.flatMap((one) => one ?? []);
  const given = sentence.trimEnd();
  const differences = [
    { reason: "instead" as const, given: given.replace(/^[■●]/u, ""), words: limit },
    ...all.flatMap((one) => one.differences),
  ];
  const words = all.map((one) => `■${one.text}`).join("\n");
  return {
    start: 0,
    end: text.length,
    given: text,
    words,
    abilities: all.flatMap((one) => one.abilities),
    differences,
  };
}

/** Returns words of an ability as they were typed; those that are not found in it as they are. */
const toTyped = (given: string, chunk: string, slice: (from: number, to: number) => string): string =>
  given
    .split("…")
    .map((part) => {
      const at = part === "" ? -1 : chunk.indexOf(part);
      return at < 0 ? part : slice(at, at + part.length);
    })
    .join("…");

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
  const given = { text: chunk, differences: [] };
  const others = rephrase(chunk, kind);
  const composed = composeParts(chunk, kind);
  const inParts = composed.flatMap((one) => [one, ...withDifferences(rephrase(one.text, kind), one)]);
  // What is used at will is read in no other way.
  if (composed.some(({ differences }) => differences.some(({ reason }) => reason === "used")))
    yield tryAdapted(inParts, kind, limits);
  yield others.flatMap(({ text, differences }, place) => {
    const abilities = limits.isOver() || limits.tries === 0 ? null : compile(text, kind);
    return abilities === null ? [] : [{ text, cost: place + DIFFERENT * differences.length, abilities, differences }];
  });
  yield tryAdapted(inParts, kind, limits);
  // What has the most rephrasings lacks the least.
  const bases = [given, ...others.filter(({ text }) => !text.includes("\n■")).slice(-1)].reverse();
  const adapted = [given, ...others].reverse().flatMap(adaptText);
  yield tryAdapted(adapted, kind, limits);
  yield tryAdapted([...adapted, ...bases, ...inParts].flatMap(leaveOutRemarks), kind, limits);
  for (const base of [...composed, ...bases.reverse()])
    yield repairBySentence(base, kind, limits, (text) => compile(text, kind));
  // What a later sentence says may stand before an earlier one.
  for (const base of rephraseClauses(chunk, kind))
    yield repairBySentence(base, kind, { ...limits, most: 0 }, (text) => compile(text, kind));
}

/** Returns texts that come of another, with what is different in that one. */
const withDifferences = (texts: readonly AdaptedText[], { differences }: AdaptedText): readonly AdaptedText[] =>
  texts.map((one) => ({ ...one, differences: [...differences, ...one.differences] }));

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
