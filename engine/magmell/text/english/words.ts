import type { Duration } from "../../model/ability";
import type { ZoneId } from "../../model/zone";

/** English words in general: lists, articles, numbers, agreement, sentences, zones and durations. */

/** A noun phrase: a player or thing in a sentence, with the forms that its place may need. */
export type Noun = {
  /** The form for the given position: "this unit", "you", "they", "them". */
  readonly text: string;
  /** The possessive: "this unit's", "your", "their". */
  readonly whose: string;
  /** Whether verbs agree in the plural. */
  readonly many: boolean;
  /** Players draw, control and have cards in hand; anything else does not. */
  readonly player: boolean;
  /** Whether the player is you: verbs have their plain form, and imperatives omit the noun. */
  readonly you?: boolean;
  /** The possessive for the owner of the piles in which the thing lies, if known: "your", "your opponent's". */
  readonly owner?: string;
};

/** Returns the possessive of a noun phrase: "this unit" becomes "this unit's", "units" becomes "units'". */
export const toPossessive = (text: string): string => (text.endsWith("s") ? `${text}'` : `${text}'s`);

/** Returns a noun phrase in the third person that is not a player. */
export const createThingNoun = (text: string, many = false): Noun => ({
  text,
  whose: toPossessive(text),
  many,
  player: false,
});

/** Returns parts as a list: "a, b and c". */
export function joinList(parts: readonly string[], word = "and"): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
}

const VOWEL = /^(?:[aeio]|u(?!n[i ]|se)|8|11\b|18\b)/i;

/** Returns a noun with its article: "a unit", "an awake unit"; "other unit" becomes "another unit". */
export function addArticle(noun: string): string {
  if (noun.startsWith("other ")) return `an${noun}`;
  return `${VOWEL.test(noun) ? "an" : "a"} ${noun}`;
}

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;

/** Returns a number as a word up to ten, in digits beyond. */
export const spellNumber = (number: number): string => WORDS[number] ?? String(number);

/** Returns a number with its noun: "a card", "two cards", "no cards". */
export const renderCountedNoun = (number: number, one: string, many: string): string =>
  number === 1 ? addArticle(one) : `${spellNumber(number)} ${many}`;

const IRREGULAR: Readonly<Record<string, string>> = {
  be: "is",
  have: "has",
  cannot: "cannot",
  may: "may",
  must: "must",
};

/** Returns a verb in the form that agrees with its subject: "draw" becomes "draws" after "your opponent". */
export function conjugate(verb: string, { many, you = false }: Pick<Noun, "many" | "you">): string {
  if (many || you) return verb === "be" ? "are" : verb;
  return IRREGULAR[verb] ?? (/(?:ch|sh|s|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`);
}

const PAST: Readonly<Record<string, string>> = {
  become: "became",
  begin: "began",
  come: "came",
  deal: "dealt",
  draw: "drew",
  leave: "left",
  lose: "lost",
  wake: "woke",
};

/**
 * Returns a verb in the past tense that agrees with its subject: "attack" becomes "attacked", "be" becomes "was" or
 * "were".
 */
export function conjugatePast(verb: string, { many, you = false }: Pick<Noun, "many" | "you">): string {
  if (verb === "be") return many || you ? "were" : "was";
  return PAST[verb] ?? (verb.endsWith("e") ? `${verb}d` : `${verb}ed`);
}

/** Returns a number of times in words: "once", "twice", "three times". */
export const spellTimes = (times: number): string => ["never", "once", "twice"][times] ?? `${spellNumber(times)} times`;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns sentences joined, each with a capital letter and a full stop. */
export const formatSentences = (sentences: readonly string[]): string =>
  sentences.map((sentence) => capitalize(sentence) + (/(?:[.。]["'」]*|—)$/.test(sentence) ? "" : ".")).join(" ");

/** Joins nonempty parts with spaces. */
export const joinWords = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(" ");

/** Words for a zone: its name, the noun for instances in it, and whether it has an owner. */
type ZoneWords = {
  readonly name: string;
  /** The noun for an instance in the zone whose kind is not stated. */
  readonly head: "unit" | "stone" | "card" | "card or ability";
  /** "your hand", but "the dream". */
  readonly owned: boolean;
  /** The place, as in "a card in the dream"; empty where the head says it already. */
  readonly at: "in" | "on" | "";
  readonly into: "into" | "onto";
};

export const ENGLISH_ZONE_NAMES: Readonly<Record<ZoneId, ZoneWords>> = {
  grimoire: { name: "grimoire", head: "card", owned: true, at: "in", into: "into" },
  stoneDeck: { name: "stone deck", head: "card", owned: true, at: "in", into: "into" },
  hand: { name: "hand", head: "card", owned: true, at: "in", into: "into" },
  battleArea: { name: "battle area", head: "unit", owned: false, at: "", into: "into" },
  stoneArea: { name: "stone area", head: "stone", owned: true, at: "", into: "into" },
  dust: { name: "dust", head: "card", owned: true, at: "in", into: "into" },
  chant: { name: "chant", head: "card or ability", owned: false, at: "on", into: "onto" },
  dream: { name: "dream", head: "card", owned: false, at: "in", into: "into" },
};

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
] as const;

/** Returns an ordinal number: "first", "second", "11th". */
export const toOrdinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;

/** Returns a zone with its owner: "your hand", "the dream". `whose` is empty for a zone without an owner. */
export function renderZone(zone: ZoneId, whose: string): string {
  const { name, owned } = ENGLISH_ZONE_NAMES[zone];
  return owned && whose !== "" ? `${whose} ${name}` : `the ${name}`;
}

export const toZones = (zones: ZoneId | readonly ZoneId[]): readonly ZoneId[] =>
  typeof zones === "string" ? [zones] : zones;

const DURATIONS: Readonly<Record<Exclude<Duration, "whileHere" | "whileYouControl">, string>> = {
  turn: "until end of turn",
  battle: "until the end of the battle",
  game: "for the rest of the game",
  yourNextTurn: "until the start of your next turn",
  yourNextTurnEnd: "until the end of your next turn",
  opponentNextTurn: "until the start of your opponent's next turn",
  opponentNextTurnEnd: "until the end of your opponent's next turn",
  nextStandby: "until the end of its controller's next standby phase",
  yourNextStandby: "until the end of your next standby phase",
  opponentNextStandby: "until the end of your opponent's next standby phase",
  phase: "until the end of this phase",
};

const HERE: Readonly<Record<string, string>> = {
  "this unit": "for as long as this unit remains in the battle area",
  "this stone": "for as long as this stone remains in the stone area",
};

/** Returns the phrase for a duration (306.1.1). */
export function renderDuration({ self }: { readonly self: string }, until: Duration): string {
  if (until === "whileYouControl") return `for as long as you control ${self}`;
  return until === "whileHere" ? (HERE[self] ?? `for as long as ${self} stays where it is`) : DURATIONS[until];
}
