import { askPriority, getPriorityFrame, givePriority, passPriority, popPriorityFrame } from "../../../kernel/priority";
import type { Choice, PlayerAnswer } from "../../model/choice";
import type { FrameOf } from "../../model/frame";
import type { PlayerId } from "../../model/ids";
import type { Game, GameFrameHandler } from "../../model/state";
import { givesPriority } from "../../model/turn";
import { findInstance } from "../../model/zone";
import { canAttack, getLegalAttackers } from "../battle/attack-conditions";
import { beginBattle } from "../battle/battle-step";
import { beginByHandPlay } from "../by-hand";
import { mustFight } from "../continuous/characteristics";
import { computeContinuousEffects, isBoardSettled } from "../continuous/compute-continuous-effects";
import { hasPrice } from "../use/prices";
import { beginUse, canUse, getUsableCards } from "../use/use";
import { stopEndlessGame } from "./outcome";

/** Hands priority to the other player after a pass (232.5). A check that would find nothing is skipped. */
function handOver(game: Game, player: PlayerId): void {
  if (isBoardSettled(game)) runPriority(game, getPriorityFrame(player, 1));
  else givePriority(game, player, 1);
}

/**
 * Priority (232). In phases without card use no player is asked (601.3); the game continues as if both players had
 * passed (house:13).
 */
export const priorityFrame: GameFrameHandler<"priority"> = {
  rules: ["mag:232.2", "mag:232.4.1", "mag:602.3", "mag:603.3", "mag:604.3", "mag:605.2", "mag:606.2"],
  run: runPriority,
};

/** The two priority questions, allocated once because they are asked more often than any other. */
const QUESTIONS = [
  { ask: "priority", rule: "mag:232.2", player: 0 },
  { ask: "priority", rule: "mag:232.2", player: 1 },
] as const satisfies readonly Choice[];

function runPriority(game: Game, frame: FrameOf<"priority">): void {
  const { state } = game;
  if (state.phase === null) throw new Error("Nobody has priority before the first turn");
  if (!givesPriority(state.phase)) {
    bothPassed(game);
    return;
  }
  askPriority(game, frame, QUESTIONS[frame.player]);
}

/**
 * After two passes: resolves the topmost instance on the chant, then gives the turn player priority (232.6, 408.5,
 * 704.3.3). If the chant is empty, the next frame ends the phase or step.
 */
function bothPassed(game: Game): void {
  const { state } = game;
  if (state.zones.chant.length === 0 || stopEndlessGame(game)) return;
  givePriority(game, state.turnPlayer);
  state.agenda.push({ run: "resolve" });
}

/**
 * Whether a player may pass. The turn player may not end the main phase while a unit that must attack can (house:47).
 * @rule house:47
 */
const mayPass = (game: Game, player: PlayerId): boolean =>
  computeContinuousEffects(game).byKind.must.length === 0 ||
  !getLegalAttackers(game, player).some(
    ({ instance: { id } }) => mustFight(game, "attack", id) && !hasPrice(game, "attack", id),
  );

const AFTER_PASS = { handOver, bothPassed };

const PASS: PlayerAnswer = { do: "pass" };
const ONLY_PASS: readonly PlayerAnswer[] = [PASS];
const BY_HAND: PlayerAnswer = { do: "byHand" };

/** Returns the answers of the player with priority: pass, use a card, attack (232.2), or act by hand. */
export function getPriorityAnswers(game: Game): readonly PlayerAnswer[] {
  const { choice } = game.state;
  if (choice?.ask !== "priority") return [];
  const uses = getUsableCards(game, choice.player);
  const attacks = getLegalAttackers(game, choice.player);
  const { byHand } = game.state;
  if (uses.length === 0 && attacks.length === 0 && !byHand) return ONLY_PASS;
  const answers: PlayerAnswer[] = attacks.length === 0 || mayPass(game, choice.player) ? [PASS] : [];
  for (const { instance } of uses) answers.push({ do: "use", instance: instance.id });
  for (const { instance } of attacks) answers.push({ do: "attack", unit: instance.id });
  if (byHand) answers.push(BY_HAND);
  return answers;
}

/** Returns whether the player with priority may give this answer. */
export function isValidPriorityAnswer(game: Game, answer: PlayerAnswer): boolean {
  const { choice, zones, byHand } = game.state;
  if (choice?.ask !== "priority") return false;
  if (answer.do === "pass") return mayPass(game, choice.player);
  if (answer.do === "byHand") return byHand;
  if (answer.do !== "use" && answer.do !== "attack") return false;
  const place = findInstance(zones, answer.do === "use" ? answer.instance : answer.unit);
  if (place === null) return false;
  return answer.do === "use" ? canUse(game, choice.player, place) : canAttack(game, choice.player, place);
}

/**
 * Carries out an answer to priority. A pass gives the other player priority (232.5). Priority ends with the second pass
 * in a row (232.6), or with any use of it.
 * @rule mag:232.2, mag:232.4.4, mag:232.5, mag:232.5.1, mag:232.6, mag:408.5, house:10, house:13
 */
export function applyPriorityAnswer(game: Game, { player }: Choice, answer: PlayerAnswer): void {
  const frame = popPriorityFrame(game);
  switch (answer.do) {
    case "use": {
      const place = findInstance(game.state.zones, answer.instance);
      if (place === null) throw new Error(`Instance ${answer.instance} was to be used, but is nowhere`);
      beginUse(game, player, place, { hadPriority: true, free: false });
      return;
    }
    case "attack":
      beginBattle(game, answer.unit);
      return;
    case "byHand":
      // Acting by hand is no use of priority: the player gets it back, and both have yet to pass (232.6).
      givePriority(game, player);
      beginByHandPlay(game, player, null, null);
      return;
    default:
      passPriority(game, frame, AFTER_PASS);
  }
}
