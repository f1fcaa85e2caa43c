import { createWeakMemo } from "../../../kernel/weak-memo";
import type { Ability } from "../../model/ability";
import type { Cards } from "../../model/cards";
import type { CardIndex } from "../../model/ids";

type AbilityOf<Type extends Ability["type"]> = Extract<Ability, { readonly type: Type }>;

type Entry<Type extends Ability["type"]> = { readonly ability: AbilityOf<Type>; readonly place: number };

/** Abilities of a list by type, each with its index in the list. */
type AbilityIndex = { readonly [Type in Ability["type"]]: readonly Entry<Type>[] };

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
export const indexAbilities = (abilities: readonly Ability[]): AbilityIndex =>
  abilities.length === 0 ? NO_ABILITIES : groupByType(abilities);

const groupByType = createWeakMemo((abilities: readonly Ability[]): AbilityIndex => {
  const isOf = <Type extends Ability["type"]>(ability: Ability, type: Type): ability is AbilityOf<Type> =>
    ability.type === type;
  const of = <Type extends Ability["type"]>(type: Type): readonly Entry<Type>[] =>
    abilities.flatMap((ability, place) => (isOf(ability, type) ? [{ ability, place }] : []));
  return {
    activated: of("activated"),
    triggered: of("triggered"),
    state: of("state"),
    static: of("static"),
    replacement: of("replacement"),
    spell: of("spell"),
    chapter: of("chapter"),
    unsupported: of("unsupported"),
  };
});

/** Cards with abilities of a type that work off the battlefield. */
type CardsActingElsewhere = { readonly [Type in "triggered" | "activated"]: ReadonlySet<CardIndex> };

/** Returns the cards with triggered or activated abilities that work off the battlefield. */
export const getCardsActingElsewhere = createWeakMemo((cards: Cards): CardsActingElsewhere => {
  const of = (type: "triggered" | "activated"): ReadonlySet<CardIndex> =>
    new Set(
      cards.list.flatMap(({ abilities }, index) =>
        abilities.some((ability) => ability.type === type && (ability.zone ?? "battlefield") !== "battlefield")
          ? [index]
          : [],
      ),
    );
  return { triggered: of("triggered"), activated: of("activated") };
});
