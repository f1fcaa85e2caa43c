import type { PlayerRef } from "../../model/select";
import { agree, type Noun, possessive } from "./grammar";
import type { Page } from "./page";
import { refer } from "./selections";

const player = (text: string): Noun => ({ text, whose: possessive(text), many: false, player: true });

export const YOU: Noun = { text: "you", whose: "your", many: false, player: true, you: true, owner: "your" };
export const OPPONENT: Noun = { ...player("your opponent"), owner: "your opponent's" };
const ANYONE: Noun = player("a player");

/** The same player once more within a sentence: "your opponent shuffles their grimoire". */
export const own = ({ you }: Noun): string => (you ? "your" : "their");

const THEY: Noun = { text: "they", whose: "their", many: true, player: true, owner: "their" };

/** A player as a text means them (223.1): "they" for whom the sentence is about. */
export function playerNoun(page: Page, ref: PlayerRef | "anyone"): Noun {
  const noun = named(page, ref);
  return page.actor !== null && page.actor === noun.text ? THEY : noun;
}

/** Writes what somebody does, who is "they" in it from then on. */
export function withActor<Written>(page: Page, { text, you }: Noun, write: () => Written): Written {
  const { actor } = page;
  page.actor = you ? actor : text;
  const written = write();
  page.actor = actor;
  return written;
}

function named(page: Page, ref: PlayerRef | "anyone"): Noun {
  if (ref === "you") return YOU;
  if (ref === "opponent") return OPPONENT;
  if (ref === "turnPlayer") return player("the turn player");
  if (ref === "anyone") return ANYONE;
  if ("event" in ref) return player("that player");
  const through = "controllerOf" in ref ? ref.controllerOf : ref.ownerOf;
  const noun = refer(page, through, "all");
  if (noun.player) return noun;
  const role = "controllerOf" in ref ? "controller" : "owner";
  if (!noun.many && noun.text.split(" ").length <= 3) return player(`${noun.whose} ${role}`);
  return player(`the ${role} of ${noun.text}`);
}

/** "you control", "your opponent controls". */
export function controls(page: Page, ref: PlayerRef): string {
  const noun = playerNoun(page, ref);
  return `${noun.text} ${agree("control", noun)}`;
}

/** "you own", for what lies in the dream. */
export function owns(page: Page, ref: PlayerRef): string {
  const noun = playerNoun(page, ref);
  return `${noun.text} ${agree("own", noun)}`;
}
