import type { ActivatedAbility } from "../../model/ability";
import { type CardType, PERMANENT_TYPES } from "../../model/card";
import type { Characteristics } from "../../model/characteristics";
import type { ByEra } from "../../model/era";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { PlayProblem, PlayProblemCode } from "../../model/problem";
import type { MtgRef } from "../../model/ref";
import { type Game, getAbilityUseKey } from "../../model/state";
import { findObject, type LocatedObject } from "../../model/zone";
import { getCharacteristics, isForbidden } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { findUnmetTargets } from "../targeting/legal-targets";
import { getActivatedAbility } from "./mana-abilities";
import { canPay, getPaymentProblems } from "./payment-problems";
import { findSpellProhibition } from "./spell-changes";
import { getLegalModes, getTotalCost, interpretSpell, type SpellOrAbility } from "./spell-or-ability";
import { getMainPhaseProblems, isOwnMainPhase } from "./timing";

/** A card that a player would cast, or an activated ability that a player would play. */
type UseAttempt = {
  readonly game: Game;
  readonly player: PlayerId;
  readonly place: LocatedObject;
  /** The current characteristics of the card or the source. */
  readonly seen: Characteristics;
  readonly ability: { readonly index: number; readonly ability: ActivatedAbility } | null;
  readonly getSubject: () => SpellOrAbility;
};

/** A condition for a use: its problem codes, and the function that finds them. */
type UseCondition = {
  readonly codes: readonly PlayProblemCode[];
  readonly of: "spell" | "ability" | "both";
  readonly find: (attempt: UseAttempt) => readonly PlayProblem[];
  /** Returns whether the condition fails, if this is faster to compute than the reason. */
  readonly fails?: (attempt: UseAttempt) => boolean;
  /** Whether the condition is cheap, and therefore tested before others. */
  readonly quick?: true;
};

/** The rule that keeps spells to main phases in each era. */
const MAIN: ByEra<MtgRef> = { "6e": "mtg-6e:T.1.3", "8e": "mtg-8e:main-1", mod: "mtg-flow:2" };

/** Card types that came after the sixth edition: no spell of an earlier game has them (T.1.1). */
const LATER_TYPES: readonly CardType[] = ["battle", "planeswalker"];

const when = (fails: boolean, problem: PlayProblem): readonly PlayProblem[] => (fails ? [problem] : []);

/**
 * Whether a card may be cast whenever its player has priority: an instant, or one that says so.
 *
 * @rule mtg-6e:T.1.4, mtg-6e:K.14.1, mtg-8e:word.instant, mtg-house:14
 */
const isInstant = ({ types, keywords }: Characteristics): boolean =>
  types.includes("instant") || keywords.includes("flash");

const SPELL_TYPES: readonly CardType[] = [...PERMANENT_TYPES.filter((type) => type !== "land"), "instant", "sorcery"];

/** Whether an object is a card that can be a spell at all. */
function isSpellCard({ game, seen: { types, cost } }: UseAttempt): boolean {
  const known = types.some((type) => SPELL_TYPES.includes(type));
  return known && cost !== null && (game.state.era === "mod" || !types.some((type) => LATER_TYPES.includes(type)));
}

/** The words "target" of an attempt that cannot be met. Of modes it is enough that some can be chosen (G.24.4). */
function getUnmetTargets({ game, getSubject }: UseAttempt): readonly number[] {
  const subject = getSubject();
  const { body, aiming } = subject;
  if ("modes" in body) return getLegalModes(game, subject).length >= body.choose ? [] : [0];
  return body.targets === undefined ? [] : findUnmetTargets(game, aiming, body.targets);
}

/**
 * All conditions for casting a card or activating an ability, in the order of reporting. Every failed condition is
 * reported.
 */
const USE_CONDITIONS: readonly UseCondition[] = [
  {
    codes: ["LAND_IS_NO_SPELL"],
    of: "spell",
    quick: true,
    find: ({ player, seen }) =>
      when(seen.types.includes("land"), { code: "LAND_IS_NO_SPELL", rule: "mtg-6e:K.15.2", player }),
  },
  {
    codes: ["NOT_CASTABLE"],
    of: "spell",
    find: (attempt) => {
      const isLand = attempt.seen.types.includes("land");
      return when(!isLand && !isSpellCard(attempt), {
        code: "NOT_CASTABLE",
        rule: "mtg-6e:T.1.1",
        player: attempt.player,
      });
    },
  },
  {
    codes: ["FORBIDDEN"],
    of: "spell",
    find: ({ game, player, place: { object } }) => {
      const by = findSpellProhibition(game, object, "cast");
      if (by === null) return [];
      const about = by.source === null ? null : { instance: by.source, card: by.card };
      return [{ code: "FORBIDDEN", rule: "mtg-6e:T.4.12", player, by: about }];
    },
  },
  {
    codes: ["NOT_YOURS"],
    of: "ability",
    quick: true,
    find: ({ player, seen }) => when(seen.controller !== player, { code: "NOT_YOURS", rule: "mtg-6e:A.2.5", player }),
  },
  {
    codes: ["FORBIDDEN"],
    of: "ability",
    find: ({ game, player, place: { object } }) =>
      when(isForbidden(game, object, "activate"), { code: "FORBIDDEN", rule: "mtg-6e:T.8.13", player, by: null }),
  },
  {
    codes: ["NOT_YOUR_TURN", "NOT_MAIN_PHASE", "STACK_NOT_EMPTY"],
    of: "spell",
    quick: true,
    find: (attempt) => {
      const rule = MAIN[attempt.game.state.era];
      return isInstant(attempt.seen)
        ? []
        : getMainPhaseProblems(attempt.game, attempt.player, { main: rule, stack: rule });
    },
    fails: ({ game, player, seen }) => !isInstant(seen) && !isOwnMainPhase(game, player),
  },
  {
    codes: ["NOT_YOUR_TURN", "NOT_MAIN_PHASE", "STACK_NOT_EMPTY"],
    of: "ability",
    quick: true,
    find: ({ game, player, ability }) =>
      ability?.ability.sorcery === true
        ? getMainPhaseProblems(game, player, { main: MAIN[game.state.era], stack: MAIN[game.state.era] })
        : [],
  },
  {
    codes: ["USED_THIS_TURN"],
    of: "ability",
    find: ({ game, player, place: { object }, ability }) => {
      const uses = ability === null ? 0 : (game.state.uses[getAbilityUseKey(object.id, ability.index)] ?? 0);
      const isUsedUp = ability?.ability.perTurn !== undefined && uses >= ability.ability.perTurn;
      return when(isUsedUp, { code: "USED_THIS_TURN", rule: "mtg-6e:A.2.8", player });
    },
  },
  {
    codes: ["NO_TARGET"],
    of: "both",
    find: (attempt) =>
      getUnmetTargets(attempt).map((target) => ({
        code: "NO_TARGET",
        rule: "mtg-6e:G.39.1",
        player: attempt.player,
        target,
      })),
  },
  {
    codes: ["NO_COST", "NO_MANA", "IS_TAPPED", "SUMMONING_SICK"],
    of: "both",
    quick: true,
    find: ({ game, player, getSubject }) =>
      getPaymentProblems(game, { player, source: getSubject().source }, getTotalCost(game, getSubject(), 0)),
    fails: ({ game, player, getSubject }) =>
      !canPay(game, { player, source: getSubject().source }, getTotalCost(game, getSubject(), 0)),
  },
];

const getRows = (sort: "spell" | "ability"): readonly UseCondition[] =>
  USE_CONDITIONS.filter(({ of }) => of === "both" || of === sort);

const ROWS = { spell: getRows("spell"), ability: getRows("ability") } as const;

/** Sorts the fast conditions first, because callers mostly ask whether a use fails and rarely why. */
const putQuickFirst = (rows: readonly UseCondition[]): readonly UseCondition[] =>
  rows.toSorted((one, other) => Number(other.quick ?? false) - Number(one.quick ?? false));

const QUICK_FIRST = { spell: putQuickFirst(ROWS.spell), ability: putQuickFirst(ROWS.ability) } as const;

const getSort = ({ ability }: UseAttempt): keyof typeof ROWS => (ability === null ? "spell" : "ability");

const findProblems = (attempt: UseAttempt): readonly PlayProblem[] =>
  ROWS[getSort(attempt)].flatMap((row) => row.find(attempt));

function isPossible(attempt: UseAttempt): boolean {
  for (const { find, fails } of QUICK_FIRST[getSort(attempt)]) {
    if (fails === undefined ? find(attempt).length > 0 : fails(attempt)) return false;
  }
  return true;
}

/** Returns a function that works something out when it is first called. */
function lazy<Value>(work: () => Value): () => Value {
  let known: Value | undefined;
  return () => {
    known ??= work();
    return known;
  };
}

const attemptSpell = (game: Game, player: PlayerId, place: LocatedObject): UseAttempt => ({
  game,
  player,
  place,
  seen: getCharacteristics(game, place.object),
  ability: null,
  getSubject: lazy(() => interpretSpell(game, place.object, player)),
});

/** Returns whether a card in a player's hand may be cast (T.4.6). */
export const canCast = (game: Game, player: PlayerId, object: GameObject): boolean =>
  (isOwnMainPhase(game, player) || isInstant(getCharacteristics(game, object))) &&
  isPossible(attemptSpell(game, player, { zone: "hand", player, object }));

/** Returns all reasons against casting a card from the hand; empty if it may be cast (T.4.6). */
export function getCastProblems(game: Game, player: PlayerId, instance: InstanceId): readonly PlayProblem[] {
  const place = findObject(game.state.zones, instance);
  if (place === null || place.zone !== "hand" || place.player !== player) {
    return [{ code: "NOT_IN_HAND", rule: "mtg-6e:T.4.2.a", player }];
  }
  return findProblems(attemptSpell(game, player, place));
}

/**
 * Returns all reasons against playing an activated ability; empty if it may be played. It has the timing of an instant
 * unless it says otherwise.
 * @rule mtg-6e:A.2.3, mtg-6e:A.2.4, mtg-6e:T.1.5
 */
export function getActivationProblems(
  game: Game,
  player: PlayerId,
  instance: InstanceId,
  index: number,
): readonly PlayProblem[] {
  const place = findObject(game.state.zones, instance);
  const ability = place === null ? null : getActivatedAbility(game, place.object, index);
  if (place === null || ability === null || !worksAt(place, ability)) {
    return [{ code: "NO_ABILITY", rule: "mtg-6e:A.2.4", player }];
  }
  return findProblems(attemptAbility(game, player, place, index, ability));
}

const worksAt = ({ zone, object }: LocatedObject, ability: ActivatedAbility): boolean =>
  zone === (ability.zone ?? "battlefield") && !object.phasedOut;

/**
 * Returns whether an activated ability of an object may be played. {@link getActivationProblems} returns the reasons if
 * not.
 */
export const canActivate = (
  game: Game,
  player: PlayerId,
  place: LocatedObject,
  index: number,
  ability: ActivatedAbility,
): boolean =>
  worksAt(place, ability) &&
  (ability.cost.tap === undefined || !place.object.tapped) &&
  isPossible(attemptAbility(game, player, place, index, ability));

const attemptAbility = (
  game: Game,
  player: PlayerId,
  place: LocatedObject,
  index: number,
  ability: ActivatedAbility,
): UseAttempt => ({
  game,
  player,
  place,
  seen: getCharacteristics(game, place.object),
  ability: { index, ability },
  getSubject: lazy(() => ({
    body: ability.mana === true ? { effects: [] } : ability,
    costs: [ability.cost],
    mana: null,
    aiming: { scope: createScope(place.object, player), instance: null },
    source: place.object,
  })),
});
