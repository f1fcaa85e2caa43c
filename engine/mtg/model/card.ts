import type { Ability, EnchantRestriction } from "./ability";
import type { Keyword } from "./keyword";
import { COLORS, type Color, type ManaCost } from "./mana";

/** Card types of all three eras. Planeswalkers, battles and dungeons exist only in the modern era. */
export const CARD_TYPES = [
  "artifact",
  "battle",
  "creature",
  "dungeon",
  "enchantment",
  "instant",
  "land",
  "planeswalker",
  "sorcery",
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Card types of permanents (K.19.1). */
export const PERMANENT_TYPES: readonly CardType[] = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "land",
  "planeswalker",
];

/** Supertypes. "Basic" counts as one in all eras. @rule mtg-house:16 */
export const SUPERTYPES = ["basic", "legendary", "snow", "world"] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** Name of a counter (G.8.1): `+1/+1`, `-1/-1`, `loyalty`, `defense`, `lore`, or any other. */
export type CounterName = string;

/** Numbers of counters by name; names without counters are absent. */
export type Counters = Readonly<Record<CounterName, number>>;

/** The change of power and toughness by one counter, by its name. */
export const POWER_COUNTER_CHANGES: Readonly<Record<string, number>> = { "+1/+1": 1, "-1/-1": -1 };

/** The definition of a card, a token, or a dungeon. It does not contain text or pictures. */
export type CardDefinition = {
  readonly name: string;
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  /** Creature types, land types, `Aura`, `Equipment`, `Saga`, `Siege`, `Role` and the like, in English. */
  readonly subtypes: readonly string[];
  /** `null` for lands, tokens and other cards without a mana cost (K.18.1). */
  readonly cost: ManaCost | null;
  /** Stated colors of a token or card. If left out, the colors come from the cost (K.7.1). */
  readonly colors?: readonly Color[];
  /** `null` unless it is a creature; 0 if an ability sets the number (K.10.1). */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly keywords: readonly Keyword[];
  readonly abilities: readonly Ability[];
  /** Number of loyalty or defense counters on arrival. */
  readonly loyalty?: number;
  readonly defense?: number;
  /** The things that an Aura may be attached to. */
  readonly enchants?: EnchantRestriction;
  /** The maximum number of counters of a kind (704.5r). */
  readonly counterCap?: { readonly counter: CounterName; readonly most: number };
  /** Number of a Saga's last chapter (704.5s). */
  readonly lastChapter?: number;
  /** Number of a dungeon's last room (704.5t). */
  readonly rooms?: number;
};

/** Returns a card definition with the given fields; the other fields are empty. */
export const defineCard = (name: string, parts: Partial<Omit<CardDefinition, "name">> = {}): CardDefinition => ({
  name,
  types: [],
  supertypes: [],
  subtypes: [],
  cost: null,
  power: null,
  toughness: null,
  keywords: [],
  abilities: [],
  ...parts,
});

/**
 * Returns printed colors: the stated colors, or the colors of the mana cost.
 * @rule mtg-6e:K.7.1, mtg-6e:K.7.2, mtg-6e:K.7.4, mtg-6e:K.15.5
 */
export const getPrintedColors = ({ colors, cost }: Pick<CardDefinition, "colors" | "cost">): readonly Color[] =>
  colors ?? COLORS.filter((color) => cost !== null && cost[color] > 0);

/** The basic land types, each with the type of mana that its lands can produce (K.15.4). */
export const BASIC_LAND_TYPES = { Plains: "w", Island: "u", Swamp: "b", Mountain: "r", Forest: "g" } as const;
export type BasicLandType = keyof typeof BASIC_LAND_TYPES;

/** Subtypes that belong to another type than creature. Any other subtype of a creature is a creature type (K.11.1). */
const SUBTYPES_OF: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  artifact: ["Equipment", "Fortification"],
  battle: ["Siege"],
  enchantment: ["Aura", "Role", "Saga"],
  land: Object.keys(BASIC_LAND_TYPES),
};

/**
 * Returns the card type to which a subtype belongs on an object with these types (K.19.r3); null if it belongs to none
 * of them.
 */
export function getSubtypeCardType(subtype: string, types: readonly CardType[]): CardType | null {
  const listed = CARD_TYPES.find((type) => SUBTYPES_OF[type]?.includes(subtype));
  if (listed !== undefined) return listed;
  return types.includes("creature") ? "creature" : (types[0] ?? null);
}
