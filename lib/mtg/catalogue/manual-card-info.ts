import {
  BASIC_LAND_TYPES,
  type BasicLandType,
  CARD_TYPES,
  type CardDefinition,
  type CardType,
  defineCard,
  MANA_TYPES,
  type ManaType,
  NO_MANA,
  parseManaCost,
  SAMPLE_CARDS,
  SIMPLE_KEYWORDS,
  type SimpleKeyword,
  SUPERTYPES,
  type Supertype,
} from "@/engine/mtg";
import { toSpellingKey } from "@/lib/mtg/decks/lists/pasted-list";

/**
 * Kinds of cards that players distinguish. Equipment and Auras are separate kinds, because the rules detach any other
 * kind (704.5p).
 */
const KINDS = {
  land: { types: ["land"] },
  creature: { types: ["creature"] },
  artifact: { types: ["artifact"] },
  equipment: { types: ["artifact"], subtypes: ["Equipment"] },
  enchantment: { types: ["enchantment"] },
  aura: { types: ["enchantment"], subtypes: ["Aura"], enchants: { objects: {}, players: true } },
  planeswalker: { types: ["planeswalker"] },
  instant: { types: ["instant"] },
  sorcery: { types: ["sorcery"] },
} as const satisfies Readonly<Record<string, Partial<CardDefinition>>>;

export type ManualCardKind = keyof typeof KINDS;
export const MANUAL_CARD_KINDS = Object.keys(KINDS) as readonly ManualCardKind[];

/** Card info that a player enters once per card name. It is all that is known about the card. */
export type ManualCardInfo = {
  readonly is: ManualCardKind;
  /** Types of mana that the card taps for, one at a time. */
  readonly mana: readonly ManaType[];
  /** Of a creature. */
  readonly power: number;
  readonly toughness: number;
  /** The loyalty counters that a planeswalker enters with. */
  readonly loyalty?: number;
  /** A cost such as `2W`; `null` if its player pays by hand. */
  readonly cost: string | null;
  /** Keywords of a creature. If left out, the keywords of the card data apply. */
  readonly keywords?: readonly SimpleKeyword[];
  /** Card data beyond the facts that a player enters. */
  readonly printed?: PrintedFacts;
};

/** Card data other than kind, numbers and cost. */
type PrintedFacts = {
  /** All its types; one of them decides its kind. */
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  /** As the type line has them, such as `Goblin`. */
  readonly subtypes: readonly string[];
  readonly keywords: readonly SimpleKeyword[];
};

/** A token as the player describes it. */
export type TokenDescription = { readonly label: string; readonly power: number; readonly toughness: number };

/** Maximum power or toughness. */
const MOST_POINTS = 99;
const LONGEST_COST = 24;
const MOST_SUBTYPES = 20;
const LONGEST_SUBTYPE = 40;

/** Returns the card info of a land that produces these types of mana. */
export const createLandInfo = (mana: readonly ManaType[]): ManualCardInfo => ({
  is: "land",
  mana,
  power: 0,
  toughness: 0,
  cost: null,
});

/** Basic lands by their names in Japanese and English. */
const BASICS: ReadonlyMap<string, readonly ManaType[]> = new Map(
  (
    [
      ["w", "Plains", "平地"],
      ["u", "Island", "島"],
      ["b", "Swamp", "沼"],
      ["r", "Mountain", "山"],
      ["g", "Forest", "森"],
      ["c", "Wastes", "荒地"],
    ] as const
  ).flatMap(([mana, english, japanese]) =>
    [english, `Snow-Covered ${english}`, japanese, `冠雪の${japanese}`].map(
      (name) => [toSpellingKey(name), [mana]] as const,
    ),
  ),
);

/** Returns the card info of a basic land by its name, in either language or both with a slash; null for other names. */
export function guessCardInfo(name: string): ManualCardInfo | null {
  for (const part of [name, ...name.split("/")]) {
    const mana = BASICS.get(toSpellingKey(part));
    if (mana !== undefined) return createLandInfo(mana);
  }
  return null;
}

/** The basic land type whose mana a type is. */
const TYPE_OF = Object.fromEntries(Object.entries(BASIC_LAND_TYPES).map(([type, mana]) => [mana, type])) as Readonly<
  Partial<Record<ManaType, BasicLandType>>
>;

/** Cards of the sample set, which are known in full. */
const SAMPLES: ReadonlyMap<string, CardDefinition> = new Map(SAMPLE_CARDS.map((one) => [toSpellingKey(one.name), one]));

/** Returns whether a name belongs to the sample set, so that it needs no info. */
export const isSampleCardName = (name: string): boolean => SAMPLES.has(toSpellingKey(name));

/**
 * Creates the definition of a card name from the entered info. Without info, the card is a sample card, a basic land,
 * or blank.
 */
export function createCardDefinition(name: string, said: ManualCardInfo | null): CardDefinition {
  const sample = SAMPLES.get(toSpellingKey(name));
  if (said === null && sample !== undefined) return { ...sample, name };
  const word = said ?? guessCardInfo(name);
  if (word === null) return defineCard(name);
  const kind = partsOf(word);
  const isCreature = kind.types?.includes("creature");
  const basic =
    guessCardInfo(name) !== null && word.is === "land" ? word.mana.flatMap((one) => TYPE_OF[one] ?? []) : [];
  const subtypes = basic.length > 0 ? basic : (kind.subtypes ?? []);
  return defineCard(name, {
    ...kind,
    ...(basic.length > 0 && { supertypes: ["basic"] }),
    subtypes,
    ...(word.is === "planeswalker" && { loyalty: word.loyalty ?? 0 }),
    cost: costOf(word),
    power: isCreature ? word.power : null,
    toughness: isCreature ? word.toughness : null,
    abilities: word.mana.filter((one) => !givesMana(subtypes, one)).map(manaAbility),
  });
}

/** Parts of a definition from its kind and from card data. */
const partsOf = ({ is, printed, keywords }: ManualCardInfo): Partial<CardDefinition> => {
  const kind: Partial<CardDefinition> = { ...KINDS[is], ...(keywords && { keywords }) };
  if (printed === undefined) return kind;
  return {
    ...printed,
    ...kind,
    types: printed.types,
    subtypes: [...new Set([...(kind.subtypes ?? []), ...printed.subtypes])],
  };
};

/**
 * Cost of a card. An Aura without a cost costs nothing and is paid by hand, but still cast, because only casting
 * decides what it enchants.
 */
function costOf({ is, cost }: ManualCardInfo): CardDefinition["cost"] {
  if (is === "land" || (cost === null && is !== "aura")) return null;
  return parseManaCost(cost ?? "0");
}

/** Whether a basic land type implies the mana ability (K.15.4). */
const givesMana = (subtypes: readonly string[], mana: ManaType): boolean => subtypes.includes(TYPE_OF[mana] ?? "-");

/** The ability to make one mana by tapping (A.6.2). */
const manaAbility = (type: ManaType) => ({
  type: "activated" as const,
  mana: true as const,
  cost: { tap: true as const },
  effects: [{ do: "addMana" as const, who: "you" as const, mana: { ...NO_MANA, [type]: 1 } }],
});

/**
 * Creates the definition of a token. Its name includes its size, so that tokens with one label and different sizes
 * differ.
 */
export const createTokenDefinition = ({ label, power, toughness }: TokenDescription, name: string): CardDefinition =>
  defineCard(name, { types: ["creature"], subtypes: [label], power, toughness });

export const getTokenName = ({ label, power, toughness }: TokenDescription): string => `${label} ${power}/${toughness}`;

/** Parses stored info; null if invalid. */
export function readCardInfo(data: unknown): ManualCardInfo | null {
  if (typeof data !== "object" || data === null) return null;
  const { is, mana, power, toughness, loyalty, cost, keywords, printed } = data as Readonly<Record<string, unknown>>;
  const kind = MANUAL_CARD_KINDS.find((one) => one === is);
  if (kind === undefined || !Array.isArray(mana) || !isPowerOrToughness(power) || !isPowerOrToughness(toughness))
    return null;
  const known = MANA_TYPES.filter((type) => mana.includes(type));
  const facts = readPrinted(printed, kind);
  const said = {
    ...{ is: kind, mana: known, power, toughness, cost: typeof cost === "string" ? readCardCost(cost) : null },
    ...(keywords !== undefined && { keywords: among(SIMPLE_KEYWORDS, keywords) }),
    ...(facts !== null && { printed: facts }),
  };
  return kind === "planeswalker" ? { ...said, loyalty: isPowerOrToughness(loyalty) ? loyalty : 0 } : said;
}

/** Reads stored card data; null if it is missing or does not match the kind that the player entered. */
function readPrinted(data: unknown, kind: ManualCardKind): PrintedFacts | null {
  if (typeof data !== "object" || data === null) return null;
  const kept = data as Readonly<Record<string, unknown>>;
  const types = among(CARD_TYPES, kept.types);
  if (!KINDS[kind].types.every((one) => types.includes(one))) return null;
  return {
    types,
    supertypes: among(SUPERTYPES, kept.supertypes),
    subtypes: Array.isArray(kept.subtypes) ? kept.subtypes.filter(isSubtype).slice(0, MOST_SUBTYPES) : [],
    keywords: among(SIMPLE_KEYWORDS, kept.keywords),
  };
}

const among = <Word extends string>(words: readonly Word[], data: unknown): readonly Word[] =>
  Array.isArray(data) ? words.filter((word) => data.includes(word)) : [];

const isSubtype = (data: unknown): data is string => typeof data === "string" && data.length <= LONGEST_SUBTYPE;

/** Parses a mana cost and returns it in canonical form; null if invalid. */
export function readCardCost(text: string): string | null {
  const written = text.normalize("NFKC").trim().toUpperCase();
  return written !== "" && written.length <= LONGEST_COST && parseManaCost(written) !== null ? written : null;
}

export const isPowerOrToughness = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST_POINTS;
