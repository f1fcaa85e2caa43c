import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import { isPlayable } from "../check-ability";
import { replaceEverydayWords } from "../everyday-words";
import { readLabels } from "../labelled-text";
import { sayOwnWord, speaksOfOtherKind } from "../own-words";
import { readAbilityTextWithReach } from "../reading/read-ability-text";
import { readPlayableText } from "../reading-choices";
import type { TextSpan } from "../types";
import type { WordingDifference } from "./adaptations";
import {
  changePiece,
  isNear,
  moveStretch,
  removePieces,
  reorderCounts,
  translateTerms,
  type WordChange,
} from "./candidates";
import { keepsLimits } from "./keeps-content";
import { cutPieces } from "./pieces";

export type ProposalLimits = {
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

export type FoundWording = {
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

/** Reads a stretch between two 「■」; no abilities where it cannot be played as it is written. */
function read(text: string, kind: CardKind) {
  const plain = replaceEverydayWords(text);
  const { abilities, reach } = readAbilityTextWithReach(plain, kind);
  const isRead = abilities?.every(isPlayable) && !speaksOfOtherKind(text, kind);
  const isMarked = /ことで|:/u.test(text) || readLabels(text, kind) !== null;
  return {
    abilities: isRead ? abilities : isMarked ? readPlayableText(text, kind) : null,
    reach: Math.max(0, reach + text.length - plain.length),
  };
}

/** Returns the abilities of a stretch between two 「■」; null where it cannot be played as it is written. */
export const readPlayable = (text: string, kind: CardKind): readonly Ability[] | null => read(text, kind).abilities;

/** A tried text: its change, with the cost, and the number of characters after the understood words. */
type Attempt = FoundWording & { readonly change: WordChange; readonly rest: number };

/**
 * Searches wordings of the sentence that begins at an offset: first for words that block the reading, then for their
 * replacements.
 */
export function searchWordings(
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
    const found = [
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
    ];
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
    if (twice.length > 0) return pickBest(twice, most);
  }
  return [];
}

const isWithin = (one: TextSpan, other: TextSpan): boolean => one.start >= other.start && one.end <= other.end;

/** Returns the likeliest wordings, of which no two mean the same. */
export function pickBest(found: readonly FoundWording[], most: number): readonly FoundWording[] {
  const byMeaning = new Map<string, FoundWording>();
  for (const one of [...found].sort((first, second) => first.cost - second.cost)) {
    const meaning = JSON.stringify(one.abilities);
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, one);
  }
  return [...byMeaning.values()].slice(0, most);
}
