import type { EventPattern } from "../../model/ability";
import { isEqualData, isPlainObject, type PlainData, type PlainObject } from "../grammar/plain-data";
import { NUMBER_POINTER_WORDS, POINTER_WORDS } from "../japanese/references";
import type { ReferenceWord } from "../syntax-tree";
import type { Antecedent, ReferenceDiscourse, ReferenceMention } from "./discourse";

/**
 * State of a text being written, besides its discourse: labels for stored things that need one, and words for the event's
 * subject.
 */
export type ReferenceWording = { readonly labels: Map<string, string>; readonly nouns: readonly string[] };

/** Returns the words that refer to the subject of an event: 「そのユニット」, 「それらのユニット」. */
export function getEventNouns(on: EventPattern | readonly EventPattern[]): readonly string[] {
  const [pattern] = "on" in on ? [on] : on;
  const what = pattern !== undefined && "what" in pattern ? pattern.what : undefined;
  const kind = typeof what === "object" && "kind" in what ? what.kind : null;
  const noun = { unit: "ユニット", magic: "マジック", stone: "魔石" }[String(kind)];
  const isUnit = ["attack", "attackUndefended", "defend", "damage"].includes(pattern?.on ?? "");
  const head = noun ?? (isUnit ? "ユニット" : "カード");
  return [pattern?.together && noun !== "マジック" ? `それらの${head}` : `その${head}`];
}

export const isReferenceWord = (value: PlainData): value is ReferenceWord => isPlainObject(value) && "stored" in value;

/** Returns a reference as a word; `null` if `tree` is not a reference. */
export function toReferenceWord(
  tree: PlainObject,
  discourse: ReferenceDiscourse,
  wording: ReferenceWording,
): PlainData {
  const keys = Object.keys(tree);
  if (isReferenceWord(tree)) return { stored: toThingWord(tree.stored, discourse, wording) };
  // What is counted is things, although other counts are numbers.
  if (keys.length === 1 && isReferenceWord(tree.count))
    return { count: { stored: toThingWord(tree.count.stored, discourse, wording) } };
  if (typeof tree.target === "number") return toTargetWord(tree.target, discourse);
  if ("join" in tree) return toJoinWord(tree, discourse);
  if (keys.length === 1 && "event" in tree && tree.event !== "excess")
    return toEventWord(tree.event as string, discourse, wording);
  if ("controllerOf" in tree) return toPlayerWord(tree, discourse);
  return null;
}

const word = (words: readonly string[]): string => words[0] ?? "";

const refersTo = (
  discourse: ReferenceDiscourse,
  said: string,
  fits: (mention: ReferenceMention) => boolean,
): boolean => {
  const antecedent = discourse.resolve(said);
  return antecedent !== null && "mention" in antecedent && !antecedent.joined && fits(antecedent.mention);
};

function toTargetWord(target: number, discourse: ReferenceDiscourse): PlainData {
  const mention = discourse.group(target);
  // Of several groups each is named by its number, so that the antecedent is never a guess.
  if (mention?.sort !== "targets" || mention.groups.length > 1) return { target };
  const said = mention.plural ? "それら" : "それ";
  const isIt = refersTo(discourse, said, (one) => one.sort === "targets" && one.groups.at(-1) === target);
  return isIt ? { stored: said } : { target };
}

function toJoinWord(tree: PlainObject, discourse: ReferenceDiscourse): PlainData {
  const antecedent: Antecedent | null = discourse.resolve("それら");
  if (antecedent === null || !("mention" in antecedent) || !antecedent.joined || antecedent.mention.sort !== "targets")
    return null;
  return isEqualData(
    tree.join,
    antecedent.mention.groups.map((target) => ({ target })),
  )
    ? { stored: "それら" }
    : null;
}

function toThingWord(name: string, discourse: ReferenceDiscourse, wording: ReferenceWording): string {
  const mention = discourse.stored(name);
  if (mention === null || mention.sort !== "stored") return word(POINTER_WORDS.it);
  const own = POINTER_WORDS[mention.as as "chosen"] ?? [];
  const words = [
    mention.plural ? "それら" : "それ",
    ...(mention.as === "label" ? [] : [word(own)]),
    mention.label ?? "",
  ];
  return words.find((said) => refersTo(discourse, said, (one) => one === mention)) ?? requestLabel(name, wording, "");
}

export function toNumberWord(name: string, discourse: ReferenceDiscourse, wording: ReferenceWording): string {
  const mention = discourse.stored(name);
  if (mention === null || mention.sort !== "stored") return word(NUMBER_POINTER_WORDS.noted);
  const own = mention.as === "label" ? [] : [word(NUMBER_POINTER_WORDS[mention.as as "noted"] ?? [])];
  const ending = mention.what === "number" ? "の数" : "とした数";
  const words = [...own, `${mention.label}${ending}`];
  return (
    words.find((said) => refersTo(discourse, said, (one) => one === mention)) ?? requestLabel(name, wording, ending)
  );
}

/** The next wording gives it a name. */
function requestLabel(name: string, { labels }: ReferenceWording, ending: string): string {
  if (!labels.has(name)) labels.set(name, POINTER_WORDS.label[labels.size % POINTER_WORDS.label.length] ?? "");
  return `${labels.get(name) ?? ""}${ending}`;
}

function toEventWord(event: string, discourse: ReferenceDiscourse, { nouns }: ReferenceWording): PlainData {
  if (event === "amount") return { stored: word(NUMBER_POINTER_WORDS.amount) };
  if (event === "source") return { stored: word(POINTER_WORDS.source) };
  const isEvent = (said: string): boolean => {
    const antecedent = discourse.resolve(said);
    return antecedent !== null && "event" in antecedent && antecedent.event === event;
  };
  if (event === "player") {
    const said = [word(POINTER_WORDS.player), word(POINTER_WORDS.eventPlayer)].find(isEvent);
    return { controllerOf: { stored: said ?? word(POINTER_WORDS.eventPlayer) } };
  }
  const said = [...nouns, word(POINTER_WORDS.subject)].find(isEvent);
  return { stored: said ?? word(POINTER_WORDS.subject) };
}

/** 「そのプレイヤー」 or 「選んだプレイヤー」 for a player that has been mentioned; `null` for anyone else. */
function toPlayerWord({ controllerOf }: PlainObject, discourse: ReferenceDiscourse): PlainData {
  if (!isPlainObject(controllerOf)) return null;
  const of = controllerOf;
  const isMeant = (mention: ReferenceMention): boolean =>
    mention.players === "all" &&
    (mention.sort === "targets"
      ? of.target === mention.groups.at(-1)
      : of.stored !== undefined && of.stored === mention.by.store);
  const said = [word(POINTER_WORDS.player), CHOSEN_PLAYER].find((one) => refersTo(discourse, one, isMeant));
  return said === undefined ? null : { controllerOf: { stored: said } };
}

const CHOSEN_PLAYER: (typeof POINTER_WORDS.chosen)[number] = "選んだプレイヤー";
