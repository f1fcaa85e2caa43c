import type { Ability, ContinuousChange, EventPattern, PriceAbility } from "./ability";
import { type CardDefinition, type CardKind, getCardColors, toColorBits } from "./card";
import type { Effect } from "./effect";
import type { MoveCause } from "./event";
import { collectEventQueries, type EventQueries } from "./event-queries";
import type { CardIndex } from "./ids";
import { toNameKey } from "./name";
import { type CardPart, type CardPartId, type CardParts, collectCardParts, listAbilityBodies } from "./parts";
import { getTriggerMask, getTriggerPatterns } from "./trigger-mask";
import { ZONE_BITS, ZONE_IDS, type ZoneId } from "./zone";

/** Facts derived from a definition. They are computed once, because the rules read them often. */
export type CardFacts = {
  /** The name normalized by `toNameKey`. */
  readonly key: string;
  readonly abilities: readonly CardPartId[];
  /** Colors as `COLOR_BITS`. */
  readonly colors: number;
  /**
   * Whether the card has abilities that work by themselves; below, whether it has some of each type. Abilities that
   * work in unusual zones count.
   */
  readonly works: boolean;
  readonly triggers: boolean;
  /** Trigger mask of its triggered abilities: see `EVENT_BITS`. */
  readonly triggerMask: number;
  readonly statics: boolean;
  readonly replacements: boolean;
  /** Zones in which its abilities work (303.1.1), as `ZONE_BITS`. */
  readonly worksIn: number;
  /** Its abilities by the zone in which they work (303.1.1), in their order. */
  readonly abilitiesIn: Readonly<Record<ZoneId, readonly CardPartId[]>>;
  /** Zones besides battle area, stone area and chant in which one of its abilities works. */
  readonly elsewhere: readonly ZoneId[];
  /** Its prices beyond the cost, in their order. */
  readonly prices: readonly CardPartId[];
  /** Whether a body has a 「対象」, or the ability has modes. */
  readonly hasTargets: boolean;
};

/** All definitions that a game or deck may name. Immutable; a new object is built when the catalogue changes. */
export type Cards = {
  /** Definitions of cards, followed by those of tokens that only abilities define (206.3). */
  readonly list: readonly CardDefinition[];
  /** Indices in `list` by normalized name. */
  readonly indexOf: ReadonlyMap<string, CardIndex>;
  readonly facts: readonly CardFacts[];
  readonly parts: CardParts;
  /** Indices in `list` of token definitions. */
  readonly tokenIndexOf: ReadonlyMap<CardDefinition, CardIndex>;
  /** Zones besides battle area, stone area and chant in which an ability of any card works. */
  readonly elsewhere: readonly ZoneId[];
  /** Queries about events that the abilities of all cards make. */
  readonly asked: EventQueries;
  /** Names of withdrawn cards, as written, by normalized name. */
  readonly withdrawn: ReadonlyMap<string, string>;
};

/**
 * Indexes definitions by name. Throws if two share a name, because a name identifies a card (205.3). Names in
 * `withdrawn` have no definition; a deck with such a name gets a problem of its own.
 */
export function createCards(given: readonly CardDefinition[], withdrawn: readonly string[] = []): Cards {
  const indexOf = new Map<string, number>();
  for (const [index, card] of given.entries()) {
    const key = toNameKey(card.name);
    if (indexOf.has(key)) throw new Error(`Two definitions of 《${card.name}》`);
    indexOf.set(key, index);
  }
  const parts = collectCardParts(given);
  const list = [...given, ...parts.tokens];
  const facts = list.map((card) => factsOf(card, parts));
  return {
    list,
    indexOf,
    facts,
    parts,
    tokenIndexOf: new Map(parts.tokens.map((token, index) => [token, given.length + index])),
    elsewhere: [...new Set(facts.flatMap(({ elsewhere }) => elsewhere))],
    asked: collectEventQueries(given),
    withdrawn: new Map(withdrawn.map((name) => [toNameKey(name), name])),
  };
}

const BOARD: readonly ZoneId[] = ["battleArea", "stoneArea", "chant"];

function factsOf(card: CardDefinition, parts: CardParts): CardFacts {
  const has = (type: Ability["type"]): boolean => card.abilities.some((ability) => ability.type === type);
  const numbered = (ability: Ability): CardPartId => idOf(parts, ability);
  const zones = card.abilities.flatMap((ability) => zonesOf(card.kind, ability));
  return {
    key: toNameKey(card.name),
    abilities: card.abilities.map(numbered),
    colors: toColorBits(getCardColors(card)),
    works: has("triggered") || has("static") || has("replacement"),
    triggers: has("triggered"),
    triggerMask: card.abilities.reduce(
      (bits, part) => (part.type === "triggered" ? bits | getTriggerMask(part) : bits),
      0,
    ),
    statics: has("static"),
    replacements: has("replacement"),
    worksIn: card.abilities.reduce((bits, ability) => bits | worksIn(card.kind, ability), 0),
    abilitiesIn: Object.fromEntries(
      ZONE_IDS.map((zone) => [
        zone,
        card.abilities.filter((part) => zonesOf(card.kind, part).includes(zone)).map(numbered),
      ]),
    ) as unknown as Record<ZoneId, readonly CardPartId[]>,
    elsewhere: [...new Set(zones.filter((zone) => !BOARD.includes(zone)))],
    prices: card.abilities.filter(({ type }) => type === "price").map(numbered),
    hasTargets: card.abilities.some(
      (ability) =>
        ability.type === "magic" &&
        ("modes" in ability || listAbilityBodies(ability).some(({ targets = [] }) => targets.length > 0)),
    ),
  };
}

/** The zone in which abilities work unless they name others, by kind (303.1.1). */
const WORKS_IN: Readonly<Record<CardKind, ZoneId>> = { unit: "battleArea", stone: "stoneArea", magic: "chant" };

/**
 * Zones in which an ability works: those that it names (303.1.1). Otherwise, the usual zone and zones that its own card
 * leaves to trigger it.
 */
function zonesOf(kind: CardKind, ability: Ability): readonly ZoneId[] {
  if ("zones" in ability && ability.zones !== undefined) return ability.zones;
  const patterns =
    ability.type === "triggered" ? getTriggerPatterns(ability) : ability.type === "replacement" ? [ability.on] : [];
  return [WORKS_IN[kind], ...zonesLeft(patterns)];
}

/** The zone that an instance leaves by a cause of moves. */
const LEFT_BY: Readonly<Partial<Record<MoveCause, ZoneId>>> = { discard: "hand", draw: "grimoire" };

/**
 * Zones that the ability's own instance leaves in its event patterns. The move triggers the ability or is replaced by
 * it, although the ability does not otherwise work there (302.1.2).
 */
function zonesLeft(patterns: readonly EventPattern[]): readonly ZoneId[] {
  if (!patterns.every((pattern) => pattern.on === "move" && pattern.what === "self")) return [];
  return patterns.flatMap((pattern) => {
    if (pattern.on !== "move") return [];
    const { from, cause } = pattern;
    if (from !== undefined) return from;
    const causes = cause === undefined || typeof cause === "string" ? [cause] : cause;
    return causes.flatMap((each) => (each === undefined ? [] : (LEFT_BY[each] ?? [])));
  });
}

function worksIn(kind: CardKind, ability: Ability): number {
  if (ability.type === "magic" || ability.type === "price" || ability.type === "unsupported") return 0;
  return zonesOf(kind, ability).reduce((bits, zone) => bits | ZONE_BITS[zone], 0);
}

/** Returns the definition of a name, regardless of width and spaces; `null` if there is none. */
export function findCard(cards: Cards, name: string): CardDefinition | null {
  const index = cards.indexOf.get(toNameKey(name));
  return index === undefined ? null : (cards.list[index] ?? null);
}

/** Returns the number of a card part. Throws if the part belongs to another set of cards. */
export function getPartId(cards: Cards, part: CardPart): CardPartId {
  return idOf(cards.parts, part);
}

function idOf({ idOf: ids }: CardParts, part: CardPart): CardPartId {
  const id = ids.get(part);
  if (id === undefined) throw new Error("A part that belongs to no card of this game");
  return id;
}

const at = (cards: Cards, id: CardPartId): CardPart => {
  const part = cards.parts.list[id];
  if (part === undefined) throw new Error(`The cards have no part ${id}`);
  return part;
};

/** Returns the ability with an id. The type is not checked: the caller must know that the id is an ability's. */
export const getAbility = (cards: Cards, id: CardPartId): Ability => at(cards, id) as Ability;
export const getPriceAbility = (cards: Cards, id: CardPartId): PriceAbility => at(cards, id) as PriceAbility;
export const getProgram = (cards: Cards, id: CardPartId): readonly Effect[] => at(cards, id) as readonly Effect[];
export const getChanges = (cards: Cards, id: CardPartId): readonly ContinuousChange[] =>
  at(cards, id) as readonly ContinuousChange[];

/** Returns the definition at an index; throws if there is none. */
export function getCardDefinition(cards: Cards, index: CardIndex): CardDefinition {
  const card = cards.list[index];
  if (card === undefined) throw new Error(`The cards have no place ${index}`);
  return card;
}
export function getCardFacts(cards: Cards, index: CardIndex): CardFacts {
  const facts = cards.facts[index];
  if (facts === undefined) throw new Error(`The cards have no place ${index}`);
  return facts;
}
