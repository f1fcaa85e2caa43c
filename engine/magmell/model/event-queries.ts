import type { EventPattern } from "./ability";
import type { CardDefinition } from "./card";
import { getPatternMask } from "./trigger-mask";

/** Queries about events that the cards of a game make. Only the answers to these queries are stored. */
export type EventQueries = {
  /** Trigger mask of the occurrences whose history is queried. */
  readonly history: number;
  /** Zones, causes and process of the queried moves, each combination once. */
  readonly moves: readonly MoveQuery[];
  /** Whether damage beyond the HP of a unit is queried. */
  readonly excess: boolean;
};

/** The parts of a move pattern that do not depend on the ability with the pattern. */
export type MoveQuery = Pick<Extract<EventPattern, { readonly on: "move" }>, "from" | "to" | "cause" | "process">;

/** Collects the queries about events in the abilities of some cards. */
export function collectEventQueries(cards: readonly CardDefinition[]): EventQueries {
  let history = 0;
  let excess = false;
  const moves = new Map<string, MoveQuery>();
  const ask = (part: unknown): void => {
    if (!isPattern(part)) return;
    history |= getPatternMask(part);
    if (part.on !== "move") return;
    const { from, to, cause, process } = part;
    moves.set(JSON.stringify([from, to, cause, process]), { from, to, cause, process });
  };
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const tree = part as Readonly<Record<string, unknown>>;
    ask(tree.happened);
    ask(tree.did);
    if (tree.nth !== undefined) ask(tree);
    if (tree.event === "excess") excess = true;
    for (const key in tree) visit(tree[key]);
  };
  for (const { abilities } of cards) visit(abilities);
  return { history, moves: [...moves.values()], excess };
}

const isPattern = (part: unknown): part is EventPattern =>
  typeof part === "object" && part !== null && "on" in part && typeof part.on === "string";
