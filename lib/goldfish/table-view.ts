import {
  type AttackProblem,
  type CardDefinition,
  type Cards,
  type Event,
  type GameState,
  type GameView,
  type InstanceId,
  legalAnswers,
  type PlayerAnswer,
  replay,
  step,
  type UseProblem,
  view,
  whyNot,
  whyNotAttack,
} from "@/engine/magmell";
import { GameLog } from "./game-log";
import { handStatistics } from "./hand-statistics";
import { goesFirst, offersOf, PLAYER } from "./session";
import type { GoldfishSession, TableView } from "./types";

/**
 * Replays a session and returns the table as the player sees it, with the log. Throws when the record belongs to other
 * cards.
 */
export function tableView(cards: Cards, session: GoldfishSession): TableView {
  const { record, marks } = session;
  const begun = replay(cards, { ...record, answers: [] });
  if (!begun.ok) throw new Error(`The record of the session is refused: ${begun.problem.code}`);
  const { state } = begun;
  const log = new GameLog(PLAYER);
  log.write(begun.events, view(cards, state, PLAYER));
  let freshFrom = 0;
  for (const [index, answer] of record.answers.entries()) {
    if (index === marks.at(-1)) freshFrom = log.begin();
    const events: Event[] = [];
    step(cards, state, answer, events);
    log.write(events, view(cards, state, PLAYER));
  }
  const seen = view(cards, state, PLAYER);
  const answers = state.choice?.player === PLAYER ? legalAnswers(cards, state) : [];
  return {
    seed: record.seed,
    goesFirst: goesFirst(session),
    stops: session.stops,
    view: seen,
    offers: offersOf(cards, session, state),
    answers,
    uses: usesOf(cards, state, seen, answers),
    attacks: attacksOf(cards, state, seen),
    tokens: cards.list.slice(cards.list.length - cards.tokenIndexOf.size),
    log: log.lines,
    freshFrom,
    hand: handStatistics(handOf(cards, seen)),
  };
}

function handOf(cards: Cards, seen: GameView): readonly CardDefinition[] {
  return (seen.sides[PLAYER].hand ?? []).flatMap(({ card }) => (card === null ? [] : (cards.list[card] ?? [])));
}

/**
 * The problems of using each card of the hand. Interchangeable cards are offered as one answer, but each may be used.
 */
function usesOf(
  cards: Cards,
  state: GameState,
  { sides }: GameView,
  answers: readonly PlayerAnswer[],
): TableView["uses"] {
  const hand = (sides[PLAYER].hand ?? []).map(({ id }) => id);
  const elsewhere = answers.flatMap((answer) => (answer.do === "use" ? [answer.instance] : []));
  const uses: Record<InstanceId, readonly UseProblem[]> = {};
  for (const id of [...hand, ...elsewhere]) uses[id] = whyNot(cards, state, PLAYER, id);
  return uses;
}

function attacksOf(cards: Cards, state: GameState, { battleArea }: GameView): TableView["attacks"] {
  const attacks: Record<InstanceId, readonly AttackProblem[]> = {};
  for (const { id, controller } of battleArea) {
    if (controller === PLAYER) attacks[id] = whyNotAttack(cards, state, PLAYER, id);
  }
  return attacks;
}
