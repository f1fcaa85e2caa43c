import { copyWith } from "../../../kernel/copy-with";
import type { StateBasedFinding } from "../../model/finding";
import type { FrameOf } from "../../model/frame";
import { PLAYERS } from "../../model/ids";
import type { Game, GameFrameHandler, GameState } from "../../model/state";
import { updateObject } from "../../model/zone";
import { askPlayer } from "../../rules/ask-player";
import { createAbilityMemo } from "../../rules/continuous/board-memo";
import { proposeEvents } from "../../rules/events/propose-events";
import { decideOutcome } from "../../rules/turn/outcome";
import { createAnswerEvents } from "./answer-events";
import { mergeEvents } from "./merge-events";
import { hasQuestion, sortByQuestionOrder } from "./question-order";
import type { RuleCheck } from "./rule-check";
import { type CheckSnapshot, takeSnapshot } from "./snapshot";
import { getUsualChecks } from "./variants";

/** Returns all findings of an era's checks at one moment (T.11.2). Nothing changes. */
export function collectFindings(look: CheckSnapshot, rows: readonly RuleCheck[]): readonly StateBasedFinding[] {
  const known = getOpenChecks(look.game);
  const open = known.get(rows);
  const found: StateBasedFinding[] = [];
  const kept: RuleCheck[] = [];
  for (const row of open ?? rows) {
    if (open === undefined && row.concerns !== undefined && !look.permanents.some(row.concerns)) continue;
    const findings = findByRow(look, row);
    if (row.readsBoardOnly !== true || findings.length > 0) kept.push(row);
    if (findings.length > 0) found.push(...findings);
  }
  if (open === undefined) known.set(rows, kept);
  return found;
}

function findByRow(look: CheckSnapshot, { rule, find }: RuleCheck): readonly StateBasedFinding[] {
  const cited = rule[look.game.state.era];
  return cited === null ? [] : find(look, cited);
}

/** Lists of checks without those that find nothing as long as the permanents are what they are, by the full list. */
const getOpenChecks = createAbilityMemo(() => new Map<readonly RuleCheck[], readonly RuleCheck[]>());

/**
 * The check of state-based effects. All effects that apply at one moment are found, their questions are asked, and
 * everything happens as one event. This repeats until nothing is found (T.11.2). Then triggered abilities go to the
 * stack, and the check runs once more.
 */
export const checkFrame: GameFrameHandler<"check"> = createCheckFrame(getUsualChecks);

/**
 * Creates the frame handler of state-based actions that runs the actions of `rowsOf` instead of the usual ones of the era
 * and variant. `told` receives the findings of each pass before they are applied.
 */
export function createCheckFrame(
  rowsOf: (state: GameState) => readonly RuleCheck[],
  told: (findings: readonly StateBasedFinding[]) => void = () => {},
): GameFrameHandler<"check"> {
  return {
    rules: [
      "mtg-6e:T.11.1",
      "mtg-6e:T.11.2",
      "mtg-6e:T.11.4",
      "mtg-6e:T.11.6",
      "mtg-cr:704.5",
      "mtg-house:2",
      "mtg-house:28",
    ],
    run: (game) => runCheck(game, rowsOf(game.state), told),
  };
}

function runCheck(
  game: Game,
  rows: readonly RuleCheck[],
  told: (findings: readonly StateBasedFinding[]) => void,
): void {
  const { state } = game;
  if (state.defeats.length > 0) {
    decideOutcome(game);
    return;
  }
  const findings = collectFindings(takeSnapshot(game), rows);
  forget(state);
  if (findings.length > 0) {
    told(findings);
    state.stirred = true;
    const ordered = sortByQuestionOrder(game, findings);
    state.agenda.push({ run: "check" }, { run: "settle", findings: ordered, answers: [], given: null });
    return;
  }
  decideOutcome(game);
  if (state.outcome === null && state.waiting.length > 0) {
    state.agenda.push({ run: "check" }, { run: "placeTriggers", given: null });
  }
}

/** Clears the flags recorded since the last check (704.5b, 704.5h). */
function forget({ players, zones }: GameState): void {
  for (const player of PLAYERS) players[player].drewFromEmpty = false;
  for (const { id, deathtouched } of zones.battlefield) {
    if (deathtouched) updateObject(zones, id, { deathtouched: false });
  }
}

/** Asks the questions that the findings of a check leave open, and applies all findings as one event. */
export const settleFrame: GameFrameHandler<"settle"> = {
  rules: ["mtg-cr:704.5j", "mtg-cr:704.5u", "mtg-cr:704.5w", "mtg-cr:704.5x", "mtg-6e:T.11.2", "mtg-house:17"],
  run: runSettle,
};

function runSettle(game: Game, frame: FrameOf<"settle">): void {
  const { findings } = frame;
  const answers = frame.given === null ? frame.answers : [...frame.answers, frame.given];
  const questions = findings.filter(hasQuestion);
  const next = questions[answers.length];
  if (next !== undefined) {
    askPlayer(game, copyWith(frame, { answers, given: null }), next.question);
    return;
  }
  const events = findings.flatMap((finding) =>
    hasQuestion(finding)
      ? createAnswerEvents(game, finding, answers[questions.indexOf(finding)] ?? null)
      : finding.events,
  );
  proposeEvents(game, mergeEvents(events));
}
