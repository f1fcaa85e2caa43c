import type { EventPattern } from "./ability";
import type { CardDefinition } from "./card";
import { patternMask } from "./trigger-mask";

/** The questions that the cards of a game ask about its events; answers to others are not kept. */
export type AskedEvents = {
  /** Trigger mask of the occurrences whose history is asked for. */
  readonly history: number;
  /** Whether damage beyond the HP of a unit is asked for. */
  readonly excess: boolean;
};

/** The questions about events in the abilities of some cards. */
export function askedEvents(cards: readonly CardDefinition[]): AskedEvents {
  let history = 0;
  let excess = false;
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const tree = part as Readonly<Record<string, unknown>>;
    history |= maskOf(tree.happened) | maskOf(tree.did);
    if (tree.nth !== undefined) history |= maskOf(tree);
    if (tree.event === "excess") excess = true;
    for (const key in tree) visit(tree[key]);
  };
  for (const { abilities } of cards) visit(abilities);
  return { history, excess };
}

/** The trigger mask of what is an event pattern; 0 for anything else. */
function maskOf(part: unknown): number {
  const isPattern = typeof part === "object" && part !== null && "on" in part && typeof part.on === "string";
  return isPattern ? patternMask(part as EventPattern) : 0;
}
