import type { PlayerRef } from "../../../model/select";
import type { RenderContext } from "../render-context";
import { conjugate, type Noun, toPossessive } from "../words";
import { createSelectNoun } from "./selections";

const player = (text: string): Noun => ({ text, whose: toPossessive(text), many: false, player: true });

export const YOU_NOUN: Noun = { text: "you", whose: "your", many: false, player: true, you: true, owner: "your" };
const OPPONENT: Noun = { ...player("your opponent"), owner: "your opponent's" };
const ANYONE: Noun = player("a player");
export const EACH_PLAYER_NOUN: Noun = { text: "each player", whose: "their", many: false, player: true };

/** Returns the possessive pronoun for the subject of the sentence: "your opponent shuffles their grimoire". */
export const getOwnPossessive = ({ you }: Noun): string => (you ? "your" : "their");

const THEY: Noun = { text: "they", whose: "their", many: true, player: true, owner: "their" };

/** Returns the noun for a player (223.1), or "they" if the player is the subject of the sentence. */
export function createPlayerNoun(context: RenderContext, ref: PlayerRef | "anyone"): Noun {
  const noun = named(context, ref);
  return context.actor !== null && context.actor === noun.text ? THEY : noun;
}

/** Renders a clause in which the given player, unless it is you, is called "they". */
export function renderWithActor<Written>(context: RenderContext, { text, you }: Noun, write: () => Written): Written {
  const { actor } = context;
  context.actor = you ? actor : text;
  const written = write();
  context.actor = actor;
  return written;
}

/** Whether an event is a moment of each turn, which names no player. */
const isEachTurn = (event: RenderContext["event"]): boolean =>
  event !== null && "whose" in event && event.whose === "anyone";

function named(context: RenderContext, ref: PlayerRef | "anyone"): Noun {
  if (ref === "you") return YOU_NOUN;
  if (ref === "opponent") return OPPONENT;
  if (ref === "turnPlayer") return player("the turn player");
  if (ref === "anyone") return ANYONE;
  if ("event" in ref) return player(isEachTurn(context.event) ? "the turn player" : "that player");
  const through = "controllerOf" in ref ? ref.controllerOf : ref.ownerOf;
  const noun = createSelectNoun(context, through, "all");
  if (noun.player) return noun;
  const role = "controllerOf" in ref ? "controller" : "owner";
  if (!noun.many && noun.text.split(" ").length <= 3) return player(`${noun.whose} ${role}`);
  return player(`the ${role} of ${noun.text}`);
}

/** Returns a player with the verb "control": "you control", "your opponent controls". */
export function renderControlClause(context: RenderContext, ref: PlayerRef): string {
  const noun = createPlayerNoun(context, ref);
  return `${noun.text} ${conjugate("control", noun)}`;
}

/** Returns a player with the verb "own": "you own". Used for cards in the dream. */
export function renderOwnerClause(context: RenderContext, ref: PlayerRef): string {
  const noun = createPlayerNoun(context, ref);
  return `${noun.text} ${conjugate("own", noun)}`;
}
