import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import { isPlayable } from "../check-ability";
import { compileText } from "../compile-text";
import { replaceEverydayWords } from "../everyday-words";
import { findAbilitySpans, findSentenceSpans, joinLines, normalizeText, toOriginalSpan } from "../normalize";
import { sayOwnWord, speaksOfOtherKind } from "../own-words";
import { readAbilityTextWithReach } from "../reading/read-ability-text";
import type { TextSpan } from "../types";
import { type AdaptedText, adaptText, leaveOutRemarks, type WordingDifference } from "./adaptations";
import {
  changePiece,
  isNear,
  keepsLimits,
  moveStretch,
  removePieces,
  reorderCounts,
  translateTerms,
  type WordChange,
} from "./candidates";
import { cutPieces } from "./pieces";
import { rephrase } from "./rephrasings";

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

type ProposalLimits = {
  /** The most proposals for one ability. */
  readonly most?: number;
  /** The most wordings that are tried for one ability. */
  readonly tries?: number;
  /** Tells whether the time is up. */
  readonly isOver?: () => boolean;
};

/** Words that a proposal may leave out: without any other the meaning is another. */
const EMPTY_WORDS = /^(?:いつも|必ず|すぐに?|直ちに|ただちに|追加で|さらに|それぞれ|その時点で|そのとき)、?$/u;

/** How many signs the first of two changes may leave out. */
const LONGEST_REMOVAL = 8;

/** Pieces that may be at fault where none is known to be, and texts that a second change is tried of. */
const MOST_SUSPECTS = 6;
const MOST_BEGUN = 8;

/** How many more rephrasings a difference is worse than. */
const DIFFERENT = 100;

type FoundWording = {
  readonly text: string;
  readonly cost: number;
  readonly abilities: readonly Ability[];
  readonly differences: readonly WordingDifference[];
};

/** Returns what a changed word does not mean of the original; nothing where only its place or a filler changes. */
function findDifferences(text: string, { start, end, words, same }: WordChange): readonly WordingDifference[] {
  const given = text.slice(start, end);
  if (same || (words === "" && EMPTY_WORDS.test(given))) return [];
  if (given !== "") return [{ reason: words === "" ? "leftOut" : "instead", given, words }];
  // What is added stands before a word that it belongs to.
  const [next] = cutPieces(text.slice(start), 0);
  const behind = next === undefined ? "" : text.slice(start + next.start, start + next.end);
  return [{ reason: "instead", given: behind, words: words + behind }];
}

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

/** Returns a span with the 「【」 before it whose 「】」 it has. */
function withOpener(text: string, { start, end }: TextSpan): TextSpan {
  const isOpen = text[start - 1] === "【" && /^[^【]*】/u.test(text.slice(start, end));
  return { start: isOpen ? start - 1 : start, end };
}

/** How many sentences of one ability may be corrected, one after the other. */
const MOST_SENTENCES = 3;

/** Returns readable wordings of a whole ability; none if it can be read as it is. */
function repairAbility(chunk: string, kind: CardKind, limits: Required<ProposalLimits>): readonly FoundWording[] {
  if (compile(chunk, kind) !== null) return [];
  const others = rephrase(chunk, kind);
  const found = others.flatMap(({ text, differences }, place) => {
    const abilities = limits.isOver() || limits.tries === 0 ? null : compile(text, kind);
    return abilities === null ? [] : [{ text, cost: place + DIFFERENT * differences.length, abilities, differences }];
  });
  if (found.length > 0) return pickBest(found, limits.most);
  // What has the most rephrasings lacks the least.
  const given = { text: chunk, differences: [] };
  const bases = [given, ...others.filter(({ text }) => !text.includes("\n■")).slice(-1)].reverse();
  const adapted = [given, ...others].reverse().flatMap((one) => adaptText(one, kind));
  const other = tryAdapted(adapted, kind, limits);
  if (other.length > 0) return pickBest(other, limits.most);
  const shorter = tryAdapted([...adapted, ...bases].flatMap(leaveOutRemarks), kind, limits);
  if (shorter.length > 0) return pickBest(shorter, limits.most);
  for (const { text, differences } of [...bases].reverse()) {
    const repaired = repairSentences(text, kind, limits, MOST_SENTENCES);
    const all = repaired.map((one) => ({ ...one, differences: [...differences, ...one.differences] }));
    if (all.length > 0) return pickBest(all, limits.most);
  }
  return [];
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

/** Corrects the first unreadable sentence of an ability, then the next in the likeliest of what has come of it. */
function repairSentences(
  chunk: string,
  kind: CardKind,
  limits: Required<ProposalLimits>,
  left: number,
): readonly FoundWording[] {
  const unread = findFirstUnread(chunk, kind);
  if (unread === null || left === 0) return [];
  return searchWordings(chunk.slice(0, unread.end), unread.start, kind, limits).flatMap((one, place) => {
    const { cost, differences } = one;
    const text = one.text + chunk.slice(unread.end);
    const abilities = compile(text, kind);
    if (abilities !== null) return [{ text, cost, abilities, differences }];
    if (place > 0) return [];
    return repairSentences(text, kind, { ...limits, tries: limits.tries / 2 }, left - 1).map((more) => ({
      ...more,
      cost: cost + more.cost,
      differences: [...differences, ...more.differences],
    }));
  });
}

/** Reads a stretch between two 「■」; no abilities where it cannot be played as it is written. */
function read(text: string, kind: CardKind) {
  const plain = replaceEverydayWords(text);
  const { abilities, reach } = readAbilityTextWithReach(plain, kind);
  const isRead = abilities?.every(isPlayable) && !speaksOfOtherKind(text, kind);
  return { abilities: isRead ? abilities : null, reach: Math.max(0, reach + text.length - plain.length) };
}

const readPlayable = (text: string, kind: CardKind): readonly Ability[] | null => read(text, kind).abilities;

/** Reads an ability as the text of a card is read; `null` if anything of it is not understood. */
function compile(text: string, kind: CardKind): readonly Ability[] | null {
  const { abilities, coverage } = compileText(text.includes("\n■") ? `■${text}` : text, kind);
  return coverage === "full" && abilities.every(isPlayable) ? abilities : null;
}

/** Returns the first sentence with which a stretch is no longer read; all of it where its sentences are modes. */
function findFirstUnread(chunk: string, kind: CardKind): TextSpan | null {
  if (readPlayable(chunk, kind) !== null) return null;
  const whole = { start: 0, end: chunk.length };
  if (chunk.includes("\n")) return whole;
  return findSentenceSpans(chunk).find(({ end }) => readPlayable(chunk.slice(0, end), kind) === null) ?? whole;
}

/** A tried text: its change, with the cost, and the number of characters after the understood words. */
type Attempt = FoundWording & { readonly change: WordChange; readonly rest: number };

/**
 * Searches wordings of the sentence that begins at an offset: first for words that block the reading, then for their
 * replacements.
 */
function searchWordings(
  text: string,
  from: number,
  kind: CardKind,
  { most, tries, isOver }: Required<ProposalLimits>,
): readonly FoundWording[] {
  const tried = new Set<string>([text]);
  const failed: (Omit<Attempt, "abilities"> & { readonly base: string })[] = [];
  /** Tries changes of a text in order of cost, and returns those that can be read, as many as mean `enough`. */
  const tryAll = (
    base: string,
    changes: readonly WordChange[],
    until: number,
    before: Pick<FoundWording, "cost" | "differences"> = { cost: 0, differences: [] },
    enough = Number.POSITIVE_INFINITY,
  ): readonly Attempt[] => {
    const meanings = new Set<string>();
    return [...changes]
      .sort((one, other) => one.cost - other.cost)
      .flatMap((change) => {
        if (meanings.size >= enough) return [];
        const said = base.slice(0, change.start) + change.words + base.slice(change.end);
        if (tried.has(said) || tried.size > until || isOver()) return [];
        tried.add(said);
        const { abilities, reach } = read(said, kind);
        const cost = before.cost + change.cost;
        const differences = [...before.differences, ...findDifferences(base, change)];
        const attempt = { change, text: said, cost, differences, rest: said.length - reach };
        if (abilities === null) {
          failed.push({ ...attempt, base });
          return [];
        }
        if (keepsLimits(base, said)) meanings.add(JSON.stringify(abilities));
        return [{ ...attempt, abilities }];
      });
  };
  const own = text.slice(0, from) + sayOwnWord(text.slice(from), kind);
  const [translated = own === text ? undefined : own] = translateTerms(own, from);
  for (const base of translated === undefined ? [text] : [translated, text]) {
    const { abilities, reach } = read(base, kind);
    if (abilities !== null) return [{ text: base, cost: 0, abilities, differences: [] }];
    const pieces = cutPieces(base, from);
    const removals = tryAll(base, removePieces(base, pieces), tries / 3);
    const inTheWay = removals.map(({ change }) => change);
    const near = [...pieces].sort((one, other) => Math.abs(one.start - reach) - Math.abs(other.start - reach));
    const suspects =
      inTheWay.length === 0
        ? near.slice(0, MOST_SUSPECTS)
        : pieces.filter((piece) => inTheWay.some((one) => isWithin(piece, one)));
    const found = leaveOutGuesses([
      ...removals.filter(({ change }) => EMPTY_WORDS.test(base.slice(change.start, change.end))),
      ...tryAll(
        base,
        [
          ...reorderCounts(base, from),
          ...inTheWay.flatMap((stretch) => moveStretch(base, from, stretch)),
          ...suspects.flatMap((piece) => changePiece(base, piece)),
        ],
        (2 * tries) / 3,
        undefined,
        most,
      ).filter(({ text: said }) => keepsLimits(base, said)),
    ]);
    if (found.length > 0) return pickBest(found, most);
    // Two changes: the second where the words that are known after the first one end.
    const begun = failed
      .filter(
        ({ base: of, rest, change }) =>
          of === base &&
          rest < base.length - reach &&
          (change.words !== "" || EMPTY_WORDS.test(base.slice(change.start, change.end))) &&
          change.end - change.start - change.words.length <= LONGEST_REMOVAL,
      )
      .sort((one, other) => one.rest - other.rest || one.cost - other.cost)
      .slice(0, MOST_BEGUN);
    const twice = begun
      .flatMap(({ text: some, cost, differences, rest }) => {
        const end = some.length - rest;
        const [next] = [...cutPieces(some, from)].sort(
          (one, other) => Math.abs(one.start - end) - Math.abs(other.start - end),
        );
        return next === undefined
          ? []
          : tryAll(some, changePiece(some, next).filter(isNear), tries, { cost, differences });
      })
      .filter(({ text: said }) => keepsLimits(base, said));
    const sure = leaveOutGuesses(twice);
    if (sure.length > 0) return pickBest(sure, most);
  }
  return [];
}

const isWithin = (one: TextSpan, other: TextSpan): boolean => one.start >= other.start && one.end <= other.end;

/** Leaves out guessed verbs where several could be meant. */
function leaveOutGuesses(found: readonly Attempt[]): readonly Attempt[] {
  const guesses = found.filter(({ change }) => change.guess);
  const meanings = new Set(guesses.map(({ abilities }) => JSON.stringify(abilities)));
  return meanings.size > 1 ? found.filter(({ change }) => !change.guess) : found;
}

/** The likeliest wordings, of which no two mean the same. */
function pickBest(found: readonly FoundWording[], most: number): readonly FoundWording[] {
  const byMeaning = new Map<string, FoundWording>();
  for (const one of [...found].sort((first, second) => first.cost - second.cost)) {
    const meaning = JSON.stringify(one.abilities);
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, one);
  }
  return [...byMeaning.values()].slice(0, most);
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
