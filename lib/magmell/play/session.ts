import { type Cards, copyState, type GameState, legalAnswers, type PlayerAnswer, startGame } from "@/engine/magmell";
import { getNextSeed } from "@/lib/play/seed";
import {
  type AdvancePolicy,
  advanceToQuestion,
  buildAttackAnswers,
  buildPaymentAnswers,
  buildPickAnswers,
  findAttackersWithAp,
  getDefaultStopRules,
  hasNextTurnBegun,
  isHumanPlayer,
  isPaymentChoice,
} from "./advance";
import { computePosition, createGameRecord, getSessionNode, type Position } from "./positions";
import type {
  GoldfishCommand,
  GoldfishSession,
  GoldfishSetup,
  NodeId,
  PlainCommand,
  SessionNode,
  StartResult,
} from "./types";

/**
 * Starts a session and advances to the player's first question. A deck that cannot be played is rejected with its
 * problems; problems of the player's deck come first.
 */
export function startSession(cards: Cards, setup: GoldfishSetup): StartResult {
  const { decks, seed, options } = createGameRecord(cards, setup);
  const dealt = startGame(cards, decks, seed, options);
  if (!dealt.ok) return { ok: false, problems: dealt.problems[0].length > 0 ? dealt.problems[0] : dealt.problems[1] };
  const stops = getDefaultStopRules(setup.opponent.kind);
  const answers = advanceToQuestion(cards, dealt.state, { setup, stops, handPay: false });
  const nodes: readonly SessionNode[] = [{ parent: null, setup, answers }];
  return { ok: true, session: { nodes, at: 0, undone: [], stops, handPay: false } };
}

/** Applies a command to a session. An unavailable command or a rejected answer changes nothing. */
export function applyCommand(cards: Cards, session: GoldfishSession, command: GoldfishCommand): GoldfishSession {
  const position = computePosition(cards, session, session.at);
  if (typeof command === "string") {
    return getLegalCommands(cards, session, position).includes(command)
      ? carryOut(cards, session, position, command)
      : session;
  }
  if ("goTo" in command) return goTo(session, command.goTo);
  if ("stops" in command) return { ...session, stops: { ...session.stops, ...command.stops } };
  if ("handPay" in command) return { ...session, handPay: command.handPay };
  if ("setup" in command) return begin(cards, session, position, command.setup);
  const { choice } = position.state;
  if (choice === null || !isHumanPlayer(position.setup, choice.player)) return session;
  const given = answersIn(cards, position, command);
  return given.some(({ do: act }) => act === "concede") ? session : play(cards, session, position, { given });
}

type Answering = Extract<GoldfishCommand, { answer: unknown } | { answers: unknown } | { picks: unknown }>;

function answersIn(cards: Cards, { state }: Position, command: Answering): readonly PlayerAnswer[] {
  if ("answer" in command) return [command.answer];
  return "answers" in command ? command.answers : buildPickAnswers(cards, state, command.picks);
}

function carryOut(cards: Cards, session: GoldfishSession, position: Position, command: PlainCommand): GoldfishSession {
  const { state, setup } = position;
  const pass = (until?: AdvancePolicy["until"]) =>
    play(cards, session, position, { given: [{ do: "pass" }], ...(until && { until }) });
  switch (command) {
    case "keep":
    case "redraw":
    case "byHand":
      return play(cards, session, position, { given: [{ do: command }] });
    case "pass":
      return pass();
    case "finishBattle":
      return pass(hasNoBattle);
    case "endTurn":
      return pass(hasNextTurnBegun(state));
    case "attackAll":
      return follow(
        session,
        buildAttackAnswers(cards, state, { setup, stops: session.stops, handPay: session.handPay }),
      );
    case "pay":
      return play(cards, session, position, { given: buildPaymentAnswers(cards, state) });
    case "undo":
      return undo(session);
    case "redo":
      return redo(session);
    case "sameSeed":
      return begin(cards, session, position, {});
    case "newHand":
      return begin(cards, session, position, { seed: getNextSeed(setup.seed), opening: null });
    case "goFirst":
    case "goSecond":
      return begin(cards, session, position, { goesFirst: command === "goFirst" });
  }
}

/** Whether `finishBattle` stops: the battle is over, or there is a card on the chant to respond to. */
const hasNoBattle = ({ battle, zones }: GameState): boolean => battle === null || zones.chant.length > 0;

/** Gives answers and plays on to the next question. A refused answer leaves the session as it was. */
function play(
  cards: Cards,
  session: GoldfishSession,
  { setup, state }: Position,
  advance: Pick<AdvancePolicy, "given" | "until">,
): GoldfishSession {
  const { stops, handPay } = session;
  return follow(session, advanceToQuestion(cards, copyState(state), { setup, stops, handPay, ...advance }));
}

/** Goes on from the node on the table; without answers the session stays as it was. */
const follow = (session: GoldfishSession, answers: readonly PlayerAnswer[]): GoldfishSession =>
  answers.length === 0 ? session : append(session, { parent: session.at, setup: null, answers });

const append = (session: GoldfishSession, node: SessionNode): GoldfishSession => ({
  ...session,
  nodes: [...session.nodes, node],
  at: session.nodes.length,
  undone: [],
});

/**
 * Begins a game with a changed setup; undo returns to the previous one. An untouched deal with the same setup is not
 * dealt again.
 */
function begin(
  cards: Cards,
  session: GoldfishSession,
  { setup: before }: Position,
  change: Partial<GoldfishSetup>,
): GoldfishSession {
  const setup = { ...before, ...change };
  const begun = startSession(cards, setup);
  if (!begun.ok) return session;
  const [root] = begun.session.nodes;
  if (root === undefined) throw new Error("A session has no root");
  const untouched = getSessionNode(session.nodes, session.at).setup !== null;
  if (untouched && JSON.stringify(setup) === JSON.stringify(before)) return session;
  // Rules that the player has chosen stay; the usual ones follow the opponent.
  const usual = JSON.stringify(session.stops) === JSON.stringify(getDefaultStopRules(before.opponent.kind));
  const stops = usual ? getDefaultStopRules(setup.opponent.kind) : session.stops;
  return { ...append(session, { ...root, parent: session.at }), stops };
}

function goTo(session: GoldfishSession, at: NodeId): GoldfishSession {
  return session.nodes[at] === undefined || at === session.at ? session : { ...session, at, undone: [] };
}

function undo(session: GoldfishSession): GoldfishSession {
  const { parent } = getSessionNode(session.nodes, session.at);
  return parent === null ? session : { ...session, at: parent, undone: [...session.undone, session.at] };
}

/** Goes on to the node that was undone last, or else along the latest branch. */
function redo(session: GoldfishSession): GoldfishSession {
  const next = session.undone.at(-1) ?? latestChild(session);
  return next === null ? session : { ...session, at: next, undone: session.undone.slice(0, -1) };
}

function latestChild({ nodes, at }: GoldfishSession): NodeId | null {
  const child = nodes.findLastIndex(({ parent }) => parent === at);
  return child < 0 ? null : child;
}

/** Returns the plain commands available at a position of a session. Each of them changes the session. */
export function getLegalCommands(
  cards: Cards,
  session: GoldfishSession,
  { state, setup }: Position,
): readonly PlainCommand[] {
  const offers: PlainCommand[] = [];
  const { choice, battle } = state;
  const asked = choice !== null && isHumanPlayer(setup, choice.player);
  const offered = asked ? legalAnswers(cards, state) : [];
  for (const { do: act } of offered) {
    if (act === "keep" || act === "redraw" || act === "byHand") offers.push(act);
    if (act === "pass") offers.push("pass", ...(battle === null ? [] : (["finishBattle"] as const)), "endTurn");
  }
  if (asked && findAttackersWithAp(cards, state).length > 0) offers.push("attackAll");
  if (asked && isPaymentChoice(state)) offers.push("pay");
  if (session.nodes[session.at]?.parent !== null) offers.push("undo");
  if (session.undone.length > 0 || session.nodes.some(({ parent }) => parent === session.at)) offers.push("redo");
  // A deal that lies untouched is that of its seed already.
  if (getSessionNode(session.nodes, session.at).setup === null) offers.push("sameSeed");
  return [...offers, "newHand", setup.goesFirst ? "goSecond" : "goFirst"];
}
