import {
  type Choice,
  copyState,
  isSameTarget,
  legalAnswers,
  type PlayerAnswer,
  stepGame,
  type Target,
} from "@/engine/mtg";
import { getNextSeed } from "@/lib/play/seed";
import { planPicks } from "@/lib/play/session";
import { getTokenName, type TokenDescription } from "../catalogue/manual-card-info";
import type { ListLine } from "../decks/lists/pasted-list";
import { advanceToStop } from "./advance-to-stop";
import { buildGoldfishCards, getPositionAt, type SessionPosition } from "./positions";
import {
  type CardInfoByName,
  DEFAULT_STOPS,
  type Deal,
  type GoldfishCommand,
  type GoldfishSession,
  LOCAL_PLAYER,
  type SessionEntry,
} from "./types";

/** Starts a session with a deal and the known card info. The list must have at least one card. */
export function startSession(list: readonly ListLine[], deal: Deal, words: CardInfoByName = {}): GoldfishSession {
  return { list, entries: [dealEntry(list, deal, words)], at: 0, stops: DEFAULT_STOPS };
}

/**
 * Starts a game and plays to the first question for the player. An opponent who plays first decides on the mulligan
 * before that.
 */
function dealEntry(list: readonly ListLine[], deal: Deal, words: CardInfoByName): SessionEntry {
  const entry: SessionEntry = { deal, words, answers: [] };
  const { cards, state } = getPositionAt({ list, entries: [entry] }, 0);
  return { ...entry, answers: advanceToStop(cards, copyState(state), { given: [], stops: DEFAULT_STOPS }) };
}

/** Applies a command to a session. An impossible command changes nothing. */
export function applyCommand(session: GoldfishSession, command: GoldfishCommand): GoldfishSession {
  const position = getPositionAt(session, session.at);
  if (typeof command !== "string") return applyWish(session, position, command);
  switch (command) {
    case "keep":
    case "mulligan":
    case "pass":
      return answer(session, position, [{ do: command }]);
    case "endTurn":
      return answer(session, position, [{ do: "pass" }], true);
    case "pay":
      return answer(session, position, paymentAnswers(position));
    case "undo":
      return session.at === 0 ? session : { ...session, at: session.at - 1 };
    case "redo":
      return session.at + 1 < session.entries.length ? { ...session, at: session.at + 1 } : session;
    case "sameHand":
      return redeal(session, position, {});
    case "newHand":
      return redeal(session, position, { seed: getNextSeed(position.deal.seed) });
  }
}

function applyWish(
  session: GoldfishSession,
  position: SessionPosition,
  wish: Exclude<GoldfishCommand, string>,
): GoldfishSession {
  if ("stops" in wish) return { ...session, stops: { ...session.stops, ...wish.stops } };
  if ("deal" in wish) return redeal(session, position, wish.deal);
  if ("say" in wish) return append(session, { words: { [wish.say.name]: wish.say.word }, answers: [] });
  if ("token" in wish) return makeToken(session, position, wish.token, wish.count);
  if ("picks" in wish) return pick(session, position, wish.picks);
  return wish.answer.do === "concede" ? session : answer(session, position, [wish.answer]);
}

/**
 * Returns whether a command left the game unchanged: it is not possible now, or a manual action had no effect, such as
 * one with the number 0.
 */
export function isUnchanged(before: GoldfishSession, after: GoldfishSession): boolean {
  if (before === after) return true;
  const entry = after.entries[after.at];
  if (after.at !== before.at + 1 || entry === undefined || Object.keys(entry).some((key) => key !== "answers"))
    return false;
  const [one, other] = [before, after].map((session) => JSON.stringify(getPositionAt(session, session.at).state));
  return one === other;
}

/** Adds card info for names without info, for example after the site imported card data. */
export function addCardInfo(session: GoldfishSession, told: CardInfoByName): GoldfishSession {
  const { words } = getPositionAt(session, session.at);
  const news = Object.entries(told).filter(([name]) => !Object.hasOwn(words, name));
  return news.length === 0 ? session : append(session, { words: Object.fromEntries(news), answers: [] });
}

/** Gives answers of the player and continues the game. Refused answers leave the session unchanged. */
function answer(
  session: GoldfishSession,
  { cards, state }: SessionPosition,
  given: readonly PlayerAnswer[],
  untilTurn = false,
): GoldfishSession {
  if (state.choice?.player !== LOCAL_PLAYER) return session;
  const answers = advanceToStop(cards, copyState(state), { given, stops: session.stops, untilTurn });
  return answers.length === 0 ? session : append(session, { answers });
}

/** Makes picks one after the other, and ends the question if more were possible. */
function pick(session: GoldfishSession, position: SessionPosition, picks: readonly Target[]): GoldfishSession {
  const now = copyState(position.state);
  const getQuestion = () => (now.choice?.ask === "pick" ? now.choice : null);
  const given = planPicks(picks, isSameTarget, getQuestion, (one) => stepGame(position.cards, now, one));
  const next = answer(session, position, given);
  // Mana is picked one by one: where more is to be paid, the question cannot be ended yet.
  return next !== session || given.length < 2 ? next : answer(session, position, given.slice(0, -1));
}

/** Returns whether a question is about a payment, so that every answer pays. */
export const isPaymentChoice = (choice: Choice | null): boolean =>
  choice !== null && "purpose" in choice && (choice.purpose === "mana" || choice.purpose === "payment");

/** The first answers to all questions of a payment. */
function paymentAnswers({ cards, state }: SessionPosition): readonly PlayerAnswer[] {
  const ahead = copyState(state);
  const answers: PlayerAnswer[] = [];
  while (isPaymentChoice(ahead.choice)) {
    const [first] = legalAnswers(cards, ahead);
    if (first === undefined || stepGame(cards, ahead, first) !== null) break;
    answers.push(first);
  }
  return answers;
}

function makeToken(
  session: GoldfishSession,
  position: SessionPosition,
  token: TokenDescription,
  count: number,
): GoldfishSession {
  const known = position.tokens.findIndex((other) => getTokenName(other) === getTokenName(token));
  const tokens = known < 0 ? [token] : [];
  const cards =
    known < 0 ? buildGoldfishCards(session.list, position.words, [...position.tokens, token]) : position.cards;
  const card = cards.list.length - (known < 0 ? 1 : position.tokens.length - known);
  if (position.state.choice?.player !== LOCAL_PLAYER) return session;
  const given: readonly PlayerAnswer[] = [{ do: "byHand", act: { act: "token", card, count } }];
  const answers = advanceToStop(cards, copyState(position.state), { given, stops: session.stops });
  return answers.length === 0 ? session : append(session, { ...(tokens.length > 0 && { tokens }), answers });
}

/** Deals a new game; undo returns to the previous one. An untouched deal with the same settings is not dealt again. */
function redeal(session: GoldfishSession, position: SessionPosition, change: Partial<Deal>): GoldfishSession {
  const deal = { ...position.deal, ...change };
  const untouched = session.entries[session.at]?.deal !== undefined;
  if (untouched && JSON.stringify(deal) === JSON.stringify(position.deal)) return session;
  return append(session, dealEntry(session.list, deal, position.words));
}

/** Appends an entry after the current one and discards undone entries. */
const append = (session: GoldfishSession, entry: SessionEntry): GoldfishSession => ({
  ...session,
  entries: [...session.entries.slice(0, session.at + 1), entry],
  at: session.at + 1,
});
