import type { Effect } from "../../../model/effect";
import type { PlayerRef, Select } from "../../../model/select";
import type { Discourse } from "../discourse/discourse";
import { resolveParty } from "./objects";
import { expandPlayerLoop, type PlayerLoop } from "./player-loop";
import type { SemanticRoles } from "./semantic-roles";
import type { ReadingContext } from "./verb-frame";

/** Returns the doer of a clause: the player that it names, or the doer of the previous clause. */
export function getDoer({ agent }: Pick<SemanticRoles, "agent">, discourse: Discourse): PlayerRef | "each" | null {
  if (agent === undefined) return discourse.doer;
  if (agent.kind === "player") return agent.party === "each" ? "each" : resolveParty(agent.party, discourse);
  if (agent.kind === "pointer" && agent.select === "self") return "you";
  if (agent.kind === "pointer" && agent.quantity === undefined) return playerOfPointer(agent.select, discourse);
  return null;
}

/** The player that 「それは」 refers to. */
function playerOfPointer(select: Select, discourse: Discourse): PlayerRef | null {
  if (typeof select !== "object" || !("stored" in select) || select.stored !== "@it") return null;
  return discourse.latest(({ it }) => it)?.player ?? null;
}

/** Reads an effect of the doer of a clause. An effect of each player is carried out by both at one moment (104). */
export function readForDoer(
  roles: Pick<SemanticRoles, "agent">,
  { discourse }: ReadingContext,
  make: (who: PlayerRef) => readonly Effect[] | null,
): readonly Effect[] | null {
  const doer = getDoer(roles, discourse);
  if (doer === null) return null;
  if (doer === "each") return forEachPlayer(discourse, make);
  discourse.doer = doer;
  return make(doer);
}

/** The deeds of both players at one moment: all decide first, then everything is done (104). */
function forEachPlayer(
  discourse: Discourse,
  make: (who: PlayerRef) => readonly Effect[] | null,
): readonly Effect[] | null {
  const loop = readPlayerLoop(discourse, make);
  discourse.doer = "each";
  return loop === null ? null : expandPlayerLoop(loop);
}

/** Reads an action of each player as a loop. After the loop, words for its results mean those of both players. */
export function readPlayerLoop(
  discourse: Discourse,
  make: (who: PlayerRef) => readonly Effect[] | null,
): PlayerLoop | null {
  const store = discourse.newName();
  const player: PlayerRef = { controllerOf: { stored: store } };
  const { doer, loop } = discourse;
  const begun = discourse.mentions.length;
  const number = discourse.noted.amount;
  discourse.doer = player;
  discourse.loop = player;
  discourse.mention({ select: { stored: store }, plural: false, nouns: [], player, it: false });
  const effects = make(player);
  discourse.doer = doer;
  discourse.loop = loop;
  discourse.ofEach(begun);
  if (discourse.noted.amount !== number) discourse.noted.ofEach = discourse.noted.amount;
  return effects === null ? null : { store, player, effects };
}
