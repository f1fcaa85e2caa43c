import { toInstanceIds } from "../../../kernel/question";
import type { Choice, PickChoice, PickPurpose, PlayerAnswer } from "../../model/choice";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { PlayProblem } from "../../model/problem";
import type { Game } from "../../model/state";
import { findPermanent } from "../../model/zone";
import { findAttackRequirement, getAttackProblems, getAttackTargetProblems } from "./attack-problems";
import { getBandProblems } from "./bands";
import { findBlockRequirement, getBlockerProblems, getBlockProblems, getRequiredAttackers } from "./block-problems";
import { getCombatCostProblems } from "./costs";

type Reasons = (game: Game, choice: PickChoice, answer: PlayerAnswer) => readonly PlayProblem[];

const pickedBy = (answer: PlayerAnswer): readonly InstanceId[] =>
  answer.do === "pick" ? toInstanceIds([answer.target]) : [];

/** Options that an answer rejects: all remaining options if it stops, or the options before the picked one. */
function leftOut({ options, picked }: PickChoice, answer: PlayerAnswer): readonly InstanceId[] {
  const ids = toInstanceIds(options);
  const [next] = pickedBy(answer);
  const end = next === undefined ? ids.length : Math.max(0, ids.indexOf(next));
  return ids.slice(0, end).filter((id) => !toInstanceIds(picked).includes(id));
}

/**
 * Reasons against a declaration that leaves out a creature that must attack or block. Such creatures come first among
 * the options. Other creatures need not join them.
 * @rule mtg-6e:C.3.9, mtg-6e:C.4.9, mtg-6e:C.3.r1, mtg-6e:C.3.r6, mtg-6e:C.4.r1, mtg-6e:C.4.r8, mtg-6e:C.7.1
 * @rule mtg-6e:C.7.r1
 */
const demanded =
  (parts: DemandParts, demand: typeof findAttackRequirement): Reasons =>
  (game, choice, answer) =>
    leftOut(choice, answer).flatMap((id) => {
      const object = findPermanent(game.state.zones, id);
      const by = object === null ? undefined : demand(game, object);
      return by === undefined ? [] : [{ ...parts, player: choice.player, by }];
    });

/** Reasons against one more creature: the costs of all of them cannot be paid together. */
function together(
  game: Game,
  choice: PickChoice,
  answer: PlayerAnswer,
  act: "attack" | "block",
): readonly PlayProblem[] {
  const [id] = pickedBy(answer);
  const picked = toInstanceIds(choice.picked);
  return id === undefined || picked.length === 0
    ? []
    : getCombatCostProblems(game, choice.player, act, [...picked, id]);
}

type DemandParts =
  | { readonly code: "MUST_ATTACK"; readonly rule: "mtg-6e:C.3.9" }
  | { readonly code: "MUST_BLOCK"; readonly rule: "mtg-6e:C.4.9" };

const attackIsDemanded = demanded({ code: "MUST_ATTACK", rule: "mtg-6e:C.3.9" }, findAttackRequirement);
const blockIsDemanded = demanded({ code: "MUST_BLOCK", rule: "mtg-6e:C.4.9" }, findBlockRequirement);

/** The reason against blocking an attacker other than the attackers that the creature must block. */
function getRequiredBlockProblems(
  game: Game,
  player: PlayerId,
  blocker: InstanceId,
  attacker: InstanceId,
): readonly PlayProblem[] {
  const demanded = getRequiredAttackers(game, blocker);
  const object = findPermanent(game.state.zones, blocker);
  const by = object === null ? undefined : findBlockRequirement(game, object);
  if (by === undefined || demanded.length === 0 || demanded.includes(attacker)) return [];
  return [{ code: "MUST_BLOCK", rule: "mtg-6e:C.4.9", player, by }];
}

/** All reasons against an answer to a pick, by its purpose. A purpose without a row knows none besides its options. */
const REASONS: Readonly<Partial<Record<PickPurpose, Reasons>>> = {
  attackers: (game, choice, answer) => [
    ...pickedBy(answer).flatMap((id) => getAttackProblems(game, id)),
    ...together(game, choice, answer, "attack"),
    ...attackIsDemanded(game, choice, answer),
  ],
  attackTarget: (game, _choice, answer) => (answer.do === "pick" ? getAttackTargetProblems(game, answer.target) : []),
  band: (game, { picked }, answer) =>
    pickedBy(answer).flatMap((id) => getBandProblems(game, toInstanceIds(picked), id)),
  blockers: (game, choice, answer) => [
    ...pickedBy(answer).flatMap((id) => getBlockerProblems(game, id)),
    ...together(game, choice, answer, "block"),
    ...blockIsDemanded(game, choice, answer),
  ],
  blocked: (game, { about, player }, answer) =>
    about === null
      ? []
      : pickedBy(answer).flatMap((id) => [
          ...getBlockProblems(game, about.instance, id),
          ...getRequiredBlockProblems(game, player, about.instance, id),
        ]),
};

/**
 * Returns all reasons against an answer to a pick; empty for a legal answer, or for a purpose without further rules.
 */
export const getPickProblems = (game: Game, choice: Choice, answer: PlayerAnswer): readonly PlayProblem[] =>
  choice.ask === "pick" ? (REASONS[choice.purpose]?.(game, choice, answer) ?? []) : [];
