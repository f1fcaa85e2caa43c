import { isPlainObject, type PlainData, type PlainObject } from "../grammar/plain-data";
import { NUMBER_POINTER_WORDS } from "../japanese/references";
import type { SyntaxEffect } from "../syntax-tree";
import { type Antecedent, isNumberPointer, type ReferenceDiscourse, type ReferenceMention } from "./discourse";

/** Error for a reference word that refers to nothing mentioned before. */
export class UnresolvedReferenceError extends Error {
  constructor(
    readonly word: string,
    /** The effect of the outermost list in which the word stands. */
    readonly effect: SyntaxEffect | null = null,
  ) {
    super(`「${word}」 points to nothing`);
  }
}

/** Allocator of names for stored results, numbered in order of first use. */
export class StoreNameAllocator {
  private count = 0;
  next(): string {
    this.count += 1;
    return `#${this.count}`;
  }
}

/** Returns the word for a player, such as 「そのプレイヤー」, from a tree with `controllerOf`; `null` for any other tree. */
export function getPlayerWord({ controllerOf }: PlainObject): string | null {
  if (!isPlainObject(controllerOf) || typeof controllerOf.stored !== "string") return null;
  return controllerOf.stored.endsWith("プレイヤー") ? controllerOf.stored : null;
}

/** Returns the name of the stored result that a word for a color or card name refers to. */
export function resolveStoredWord(word: string, discourse: ReferenceDiscourse, names: StoreNameAllocator): PlainData {
  const color = resolveReferenceWord(word, discourse, names);
  return isPlainObject(color) ? color.stored : undefined;
}

function findAntecedent(word: string, discourse: ReferenceDiscourse): Antecedent {
  const antecedent = discourse.resolve(word);
  if (antecedent === null) throw new UnresolvedReferenceError(word);
  return antecedent;
}

export function resolvePlayerWord(word: string, discourse: ReferenceDiscourse, names: StoreNameAllocator): PlainObject {
  const antecedent = findAntecedent(word, discourse);
  return "event" in antecedent ? { event: antecedent.event } : { controllerOf: referenceTo(antecedent, names) };
}

export function resolveReferenceWord(
  word: string,
  discourse: ReferenceDiscourse,
  names: StoreNameAllocator,
): PlainData {
  const antecedent = findAntecedent(word, discourse);
  if ("event" in antecedent) return { event: antecedent.event };
  const reference = referenceTo(antecedent, names);
  return isNumberPointer(word) && isCountedNow(word, antecedent.mention) ? { count: reference } : reference;
}

/** Targets and labeled things are as many as there are now; of other things the text says how many there were. */
const isCountedNow = (word: string, mention: ReferenceMention): boolean =>
  mention.sort === "targets" || (mention.what === "things" && LABEL_NUMBERS.includes(word));

const LABEL_NUMBERS: readonly string[] = NUMBER_POINTER_WORDS.label;

function referenceTo(
  { mention, joined }: Extract<Antecedent, { mention: unknown }>,
  names: StoreNameAllocator,
): PlainObject | undefined {
  if (mention.sort === "targets") {
    const groups = mention.groups.map((target) => ({ target }));
    return joined ? { join: groups } : groups.at(-1);
  }
  mention.by.store ??= names.next();
  return { stored: mention.by.store };
}
