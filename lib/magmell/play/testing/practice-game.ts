import {
  type Ability,
  type CardDefinition,
  createCards,
  NO_SYMBOLS,
  type SymbolCounts,
  type Target,
} from "@/engine/magmell";
import { createPassiveOpponentSetup, PLAYER_ID } from "../opponents";
import { applyCommand, startSession } from "../session";
import { buildTableView } from "../table-view";
import type { GoldfishCommand, GoldfishSession } from "../types";

export const PRACTICE_OPPONENT = 1;
const costs = (part: Partial<SymbolCounts>): SymbolCounts => ({ ...NO_SYMBOLS, ...part });
const card = (name: string, change: Partial<CardDefinition>): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 2,
  hp: 2,
  text: "",
  abilities: [],
  token: false,
  ...change,
});
const magic = (name: string, ability: Ability, change: Partial<CardDefinition> = {}): CardDefinition =>
  card(name, { kind: "magic", timing: "quick", ap: null, hp: null, abilities: [ability], ...change });
const stone = (name: string): CardDefinition => card(name, { kind: "stone", timing: null, ap: null, hp: null });

export const PRACTICE_CARDS = createCards([
  card("scribe", { useCost: costs({ any: 1 }) }),
  card("giant", { useCost: costs({ green: 9 }), catalyst: costs({ red: 1 }), ap: 9, hp: 9 }),
  magic("bolt", {
    type: "magic",
    targets: [{ zones: ["battleArea"], players: "any", count: 1 }],
    effects: [{ do: "damage", to: { target: 0 }, amount: 3 }],
  }),
  magic("letters", {
    type: "magic",
    effects: [
      { do: "draw", who: "you", count: 2 },
      { do: "discard", who: "you", count: 2, how: "choose" },
    ],
  }),
  magic("riddle", { type: "unsupported", text: "■なぞをかける。" }, { text: "■なぞをかける。" }),
  stone("青の魔石"),
  stone("赤の魔石"),
]);

export const PRACTICE_CARD_NAMES = ["scribe", "giant", "bolt", "letters", "riddle"];

/**
 * Starts a game at turn 5 of the starting player. This player has three stones, and the drawn cards among the named
 * ones.
 */
export function startPracticeGame(names: readonly string[] = PRACTICE_CARD_NAMES, seed = 3): GoldfishSession {
  const grimoire = names.map((name) => ({ name, count: Math.floor(40 / names.length) }));
  const stoneDeck = [
    { name: "青の魔石", count: 10 },
    { name: "赤の魔石", count: 10 },
  ];
  const begun = startSession(
    PRACTICE_CARDS,
    createPassiveOpponentSetup({ deck: { grimoire, stoneDeck }, seed, goesFirst: true }),
  );
  if (!begun.ok) throw new Error(begun.problems.map(({ code }) => code).join());
  return applyCommands(begun.session, "keep", "endTurn", "endTurn");
}

export const applyCommands = (session: GoldfishSession, ...commands: GoldfishCommand[]): GoldfishSession =>
  commands.reduce<GoldfishSession>((now, command) => applyCommand(PRACTICE_CARDS, now, command), session);

export const buildPracticeTable = (session: GoldfishSession) => buildTableView(PRACTICE_CARDS, session);
export const getPracticeCardName = (index: number | null): string =>
  index === null ? "?" : (PRACTICE_CARDS.list[index]?.name ?? "?");

/** Returns the first card with a name in the hand. */
export function findInHand(session: GoldfishSession, name: string): number {
  const found = buildPracticeTable(session).view.sides[PLAYER_ID].hand?.find(
    (instance) => getPracticeCardName(instance.card) === name,
  );
  if (found === undefined) throw new Error(`No ${name} in the hand`);
  return found.id;
}

export const playCardFromHand = (session: GoldfishSession, name: string): GoldfishSession =>
  applyCommands(session, { answer: { do: "use", instance: findInHand(session, name) } });
export const createPickCommand = (target: Target): GoldfishCommand => ({ answer: { do: "pick", target } });

/** Uses a unit; payment and resolution are automatic. */
export const summonUnit = (session: GoldfishSession): GoldfishSession => playCardFromHand(session, "scribe");
/** Returns the session with manual payment, and with a stop before the player's own cards resolve. */
export const disableAutomation = (session: GoldfishSession): GoldfishSession =>
  applyCommands(session, { handPay: true }, { stops: { own: true } });
