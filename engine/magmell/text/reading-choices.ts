import { computeFingerprint } from "../../kernel/fingerprint";
import type { Ability } from "../model/ability";
import type { CardKind } from "../model/card";
import { arrivesAsUnit, isPlayable, usesAllChoices } from "./check-ability";
import { renderEnglish } from "./english/render-english";
import { replaceEverydayWords } from "./everyday-words";
import { readLabels, repeatHeading } from "./labelled-text";
import { findAbilitySpans, findSentenceSpans, normalizeText, toOriginalSpan } from "./normalize";
import { speaksOfOtherKind } from "./own-words";
import { readPayments } from "./payments";
import { readAbilityText } from "./reading/read-ability-text";
import { renderJapanese } from "./render-japanese";
import type { AbilityInterpretation, ReadingChoice, TextDoubt } from "./types";

/** The most readings of one ability that an author is asked about. */
const MOST_READINGS = 4;

/** Returns whether abilities that were read on a card of a kind can be played as they are. */
const arePlayable = (abilities: readonly Ability[], kind: CardKind): boolean =>
  abilities.every(
    (ability) => isPlayable(ability) && usesAllChoices(ability) && !(kind === "stone" && arrivesAsUnit(ability)),
  );

/** A text that means what an ability says, and which abilities may be read from it. */
type Wording = { readonly text: string; readonly accept: (abilities: readonly Ability[]) => boolean };

/**
 * Lists the wordings of an ability in the order in which they are read: as it is, or without labels of other games, and then with
 * everyday words replaced. A wording is read only if none of an earlier list is playable.
 */
function listWordings(text: string, kind: CardKind): readonly (readonly Wording[])[] {
  const labelled = readLabels(text, kind);
  const accept = (abilities: readonly Ability[]) =>
    arePlayable(abilities, kind) && (labelled === null || labelled.allows(abilities));
  const given = (labelled?.texts ?? [text]).flatMap(readPayments).filter((one) => !speaksOfOtherKind(one, kind));
  const plain = given.map(replaceEverydayWords).filter((one, at) => one !== given[at] && !speaksOfOtherKind(one, kind));
  return [given, plain].map((texts) => texts.map((one) => ({ text: one, accept })));
}

/**
 * Reads the text of one ability: the chosen reading if there is one, else the first playable reading. Null if there is no
 * playable reading.
 */
export function readPlayableText(text: string, kind: CardKind, choice?: string): readonly Ability[] | null {
  const chosen = choice === undefined ? [] : listInterpretations(text, kind);
  const found = chosen.find((one) => one.choice === choice)?.abilities;
  if (found !== undefined) return found;
  for (const { text: words, accept } of listWordings(text, kind).flat()) {
    const read = readAbilityText(words, kind, accept);
    if (read !== null) return read;
  }
  return null;
}

/** Returns the readings of a stretch between two 「■」 that mean different things, the likeliest first. */
function listInterpretations(text: string, kind: CardKind): readonly AbilityInterpretation[] {
  const found: (AbilityInterpretation & { readonly english: string })[] = [];
  for (const wordings of listWordings(text, kind)) {
    for (const { text: words, accept } of wordings)
      readAbilityText(words, kind, (abilities) => {
        if (!accept(abilities)) return false;
        const choice = computeChoice(abilities);
        const english = renderEnglish(abilities, kind);
        if (!found.some((one) => one.choice === choice || one.english === english))
          found.push({ choice, abilities, english });
        return found.length >= MOST_READINGS;
      });
    if (found.length > 0) break;
  }
  return found.map(({ choice, abilities }) => ({ choice, abilities }));
}

/** Names what abilities mean, whatever the order of their keys. 「このユニット以外の」 means 「他の」. */
function computeChoice(abilities: readonly Ability[]): string {
  const sorted = JSON.stringify(abilities, (_key, part: unknown) =>
    part === null || typeof part !== "object" || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
  return computeFingerprint([sorted.replaceAll('"not":{"among":"self"}', '"other":true')]);
}

/**
 * Returns the abilities of a text that can be read in several ways, each with its readings. An ability is not ambiguous
 * if it is written exactly as one of its readings is rendered.
 */
export function findDoubts(text: string, kind: CardKind): readonly TextDoubt[] {
  const folded = normalizeText(text);
  const textHash = computeTextHash(text, kind);
  let sentence = 0;
  return findAbilitySpans(folded).flatMap((span) => {
    const stretch = folded.text.slice(span.start, span.end);
    const reaching = repeatHeading(folded, span, text, kind);
    const readings = reaching === null ? [] : listInterpretations(reaching, kind);
    const doubt = { ...toOriginalSpan(folded, span.start, span.end), textHash, sentence, readings };
    sentence += findSentenceSpans(stretch).length;
    const isDoubtful = readings.length > 1 && !readings.some(({ abilities }) => isAsWritten(stretch, abilities, kind));
    return isDoubtful ? [doubt] : [];
  });
}

const isAsWritten = (stretch: string, abilities: readonly Ability[], kind: CardKind): boolean =>
  normalizeText(renderJapanese(abilities, kind)).text === `■${stretch}`;

/**
 * Returns the reading that the author chose for the ability beginning with a sentence; `undefined` if there is none for
 * this text.
 */
export const findChoice = (
  choices: readonly ReadingChoice[],
  text: string,
  kind: CardKind,
  sentence: number,
): string | undefined =>
  choices.find((one) => one.sentence === sentence && one.textHash === computeTextHash(text, kind))?.choice;

/** Names a text of a card: notes and spelling change nothing. */
const computeTextHash = (text: string, kind: CardKind): string => computeFingerprint([kind, normalizeText(text).text]);
