import type { ActivatedAbility, TargetSpec } from "../../model/ability";
import { type CardType, PERMANENT_TYPES } from "../../model/card";
import type { ByEra } from "../../model/era";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { PlayProblem, PlayProblemCode } from "../../model/problem";
import type { MtgRef } from "../../model/ref";
import { type Game, getAbilityUseKey } from "../../model/state";
import { findObject, type LocatedObject, type ZoneId } from "../../model/zone";
import { getCharacteristics, hasKeyword, isForbidden } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { findUnmetTargets } from "../targeting/legal-targets";
import { getActivatedAbility } from "./mana-abilities";
import { getPaymentProblems } from "./payment-problems";
import { findSpellProhibition } from "./spell-changes";
import { getLegalModes, getTotalCost, interpretSpell, type SpellOrAbility } from "./spell-or-ability";
import { getMainPhaseProblems } from "./timing";

/** A card that a player would cast, or an activated ability that a player would play. */
type UseAttempt = {
  readonly game: Game;
  readonly player: PlayerId;
  readonly place: LocatedObject;
  readonly ability: { readonly index: number; readonly ability: ActivatedAbility } | null;
  readonly subject: SpellOrAbility;
};

/** A reason why not: the codes that it tells, and how it is found. */
type UseCondition = {
  readonly codes: readonly PlayProblemCode[];
  readonly of: "spell" | "ability" | "both";
  readonly find: (attempt: UseAttempt) => readonly PlayProblem[];
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
const isInstant = ({ game, place: { object } }: UseAttempt): boolean =>
  getCharacteristics(game, object).types.includes("instant") || hasKeyword(game, object, "flash");

/** Whether an object is a card that can be a spell at all. */
function isSpellCard({ game, place: { object } }: UseAttempt): boolean {
  const { types, cost } = getCharacteristics(game, object);
  const spellTypes: readonly CardType[] = [...PERMANENT_TYPES, "instant", "sorcery"];
  const known = types.some((type) => spellTypes.includes(type) && type !== "land");
  return known && cost !== null && (game.state.era === "mod" || !types.some((type) => LATER_TYPES.includes(type)));
}

/** The words "target" of an attempt that cannot be met. Of modes it is enough that some can be chosen (G.24.4). */
function getUnmetTargets({ game, subject }: UseAttempt): readonly number[] {
  const { body, aiming } = subject;
  if ("modes" in body) return getLegalModes(game, subject).length >= body.choose ? [] : [0];
  const specs: readonly TargetSpec[] = body.targets ?? [];
  return findUnmetTargets(game, aiming, specs);
}

/** All reasons against casting a card or playing an ability, in the order in which they are told. Each that fails is told. */
const USE_CONDITIONS: readonly UseCondition[] = [
  {
    codes: ["LAND_IS_NO_SPELL"],
    of: "spell",
    find: ({ game, player, place: { object } }) =>
      when(getCharacteristics(game, object).types.includes("land"), {
        code: "LAND_IS_NO_SPELL",
        rule: "mtg-6e:K.15.2",
        player,
      }),
  },
  {
    codes: ["NOT_CASTABLE"],
    of: "spell",
    find: (attempt) => {
      const isLand = getCharacteristics(attempt.game, attempt.place.object).types.includes("land");
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
    find: ({ game, player, place: { object } }) =>
      when(getCharacteristics(game, object).controller !== player, { code: "NOT_YOURS", rule: "mtg-6e:A.2.5", player }),
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
    find: (attempt) => {
      const rule = MAIN[attempt.game.state.era];
      return isInstant(attempt) ? [] : getMainPhaseProblems(attempt.game, attempt.player, { main: rule, stack: rule });
    },
  },
  {
    codes: ["NOT_YOUR_TURN", "NOT_MAIN_PHASE", "STACK_NOT_EMPTY"],
    of: "ability",
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
    find: ({ game, player, subject }) =>
      getPaymentProblems(game, { player, source: subject.source }, getTotalCost(game, subject, 0)),
  },
];

const isTiming = ({ codes }: UseCondition): boolean => codes.includes("NOT_MAIN_PHASE");

const isOf = ({ of }: UseCondition, sort: "spell" | "ability"): boolean => of === "both" || of === sort;

/** Rows that read little first: whether anything fails is asked more often than what. */
const QUICK_FIRST = USE_CONDITIONS.toSorted((one, other) => Number(isTiming(other)) - Number(isTiming(one)));

/** All reasons against an attempt; with `first` only those of one row that fails. */
function findFailingConditions(attempt: UseAttempt, first: boolean): readonly PlayProblem[] {
  const found: PlayProblem[] = [];
  for (const row of first ? QUICK_FIRST : USE_CONDITIONS) {
    if (!isOf(row, attempt.ability === null ? "spell" : "ability")) continue;
    found.push(...row.find(attempt));
    if (first && found.length > 0) break;
  }
  return found;
}

/** Returns all reasons against casting a card from the hand; none if it may be cast (T.4.6). */
export function getCastProblems(
  game: Game,
  player: PlayerId,
  instance: InstanceId,
  first = false,
): readonly PlayProblem[] {
  const place = findObject(game.state.zones, instance);
  if (place === null || place.zone !== "hand" || place.player !== player) {
    return [{ code: "NOT_IN_HAND", rule: "mtg-6e:T.4.2.a", player }];
  }
  const subject = interpretSpell(game, place.object, player);
  return findFailingConditions({ game, player, place, ability: null, subject }, first);
}

/**
 * Returns all reasons against playing an activated ability; none if it may be played. Unless it says otherwise it is played
 * like an instant.
 *
 * @rule mtg-6e:A.2.3, mtg-6e:A.2.4, mtg-6e:T.1.5
 */
export function getActivationProblems(
  game: Game,
  player: PlayerId,
  instance: InstanceId,
  index: number,
  first = false,
): readonly PlayProblem[] {
  const place = findObject(game.state.zones, instance);
  const ability = place === null ? null : getActivatedAbility(game, place.object, index);
  const zone: ZoneId = ability?.zone ?? "battlefield";
  if (place === null || ability === null || place.zone !== zone || place.object.phasedOut) {
    return [{ code: "NO_ABILITY", rule: "mtg-6e:A.2.4", player }];
  }
  const { object } = place;
  const subject: SpellOrAbility = {
    body: ability.mana === true ? { effects: [] } : ability,
    costs: [ability.cost],
    mana: null,
    aiming: { scope: createScope(object, player), instance: null },
    source: object,
  };
  return findFailingConditions({ game, player, place, ability: { index, ability }, subject }, first);
}
