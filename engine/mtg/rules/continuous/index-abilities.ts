import type { Ability } from "../../model/ability";
import type { Cards } from "../../model/cards";
import type { CardIndex } from "../../model/ids";

type AbilityOf<Type extends Ability["type"]> = Extract<Ability, { readonly type: Type }>;

type Entry<Type extends Ability["type"]> = { readonly ability: AbilityOf<Type>; readonly place: number };

/** Abilities of a list by type, each with its index in the list. */
type AbilityIndex = { readonly [Type in Ability["type"]]: readonly Entry<Type>[] };

const KNOWN = new WeakMap<readonly Ability[], AbilityIndex>();

const NO_ABILITIES: AbilityIndex = {
  activated: [],
  triggered: [],
  state: [],
  static: [],
  replacement: [],
  spell: [],
  chapter: [],
  unsupported: [],
};

/** Returns abilities grouped by type, cached for each list. */
export function indexAbilities(abilities: readonly Ability[]): AbilityIndex {
  if (abilities.length === 0) return NO_ABILITIES;
  let found = KNOWN.get(abilities);
  if (found === undefined) {
    const isOf = <Type extends Ability["type"]>(ability: Ability, type: Type): ability is AbilityOf<Type> =>
      ability.type === type;
    const of = <Type extends Ability["type"]>(type: Type): readonly Entry<Type>[] =>
      abilities.flatMap((ability, place) => (isOf(ability, type) ? [{ ability, place }] : []));
    found = {
      activated: of("activated"),
      triggered: of("triggered"),
      state: of("state"),
      static: of("static"),
      replacement: of("replacement"),
      spell: of("spell"),
      chapter: of("chapter"),
      unsupported: of("unsupported"),
    };
    KNOWN.set(abilities, found);
  }
  return found;
}

/** Cards with abilities of a type that work off the battlefield. */
type CardsActingElsewhere = { readonly [Type in "triggered" | "activated"]: ReadonlySet<CardIndex> };

const ELSEWHERE = new WeakMap<Cards, CardsActingElsewhere>();

/** Returns the cards with triggered or activated abilities that work off the battlefield. */
export function getCardsActingElsewhere(cards: Cards): CardsActingElsewhere {
  let found = ELSEWHERE.get(cards);
  if (found === undefined) {
    const of = (type: "triggered" | "activated"): ReadonlySet<CardIndex> =>
      new Set(
        cards.list.flatMap(({ abilities }, index) =>
          abilities.some((ability) => ability.type === type && (ability.zone ?? "battlefield") !== "battlefield")
            ? [index]
            : [],
        ),
      );
    found = { triggered: of("triggered"), activated: of("activated") };
    ELSEWHERE.set(cards, found);
  }
  return found;
}
