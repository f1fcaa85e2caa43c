import type { Lang } from "@/app/i18n/lang";
import { LAB_NAMES, type ObjectView } from "@/engine/mtg";
import { own } from "@/lib/collections";
import type { GoldfishCommand, TableView } from "@/lib/mtg/goldfish/types";
import type { Picking } from "../question/use-picking";
import type { MtgGoldfishWords } from "../words";

/** Piles that are looked at in a window. */
export type PileName = "graveyard" | "exile" | "library" | "looked";

/** A window over the table. */
export type OpenWindow =
  | { readonly is: "card"; readonly id: number }
  /** With `play` the card is used as soon as it is said what it is. */
  | { readonly is: "word"; readonly name: string; readonly play: number | null }
  | { readonly is: "pile"; readonly pile: PileName }
  | { readonly is: "hand" | "keys" | "link" }
  /** The loss of mana that a command would bring. */
  | { readonly is: "burn"; readonly command: "pass" | "endTurn" };

/** Everything that the parts of the table need. */
export type Play = {
  readonly table: TableView;
  /** Whether the latest command has changed nothing, which is said. */
  readonly unchanged: boolean;
  readonly lang: Lang;
  readonly words: MtgGoldfishWords;
  readonly picking: Picking;
  readonly run: (command: GoldfishCommand) => void;
  readonly open: (window: OpenWindow | null) => void;
  /** Passes or ends the turn, after a warning where that burns mana. */
  readonly goOn: (command: "pass" | "endTurn") => void;
};

/** A card name in the language of the screen, as far as the site has a name of its own for it. */
export const shownName = (name: string, { lang }: Pick<MtgGoldfishWords, "lang">): string =>
  lang === "ja" ? (own(LAB_NAMES, name) ?? name) : name;

/** The name of an object as the screen calls it: its card, or the ability that it is. */
export function nameOf(
  { table, words }: Pick<Play, "table" | "words">,
  object: Pick<ObjectView, "card" | "thing">,
): string {
  const name = shownName(table.names[object.card] ?? "", words);
  const { thing } = object;
  if (thing === null) return name;
  if (thing.sort === "turnDraw") return words.table.table.turnDraw;
  if (thing.sort === "combatDamage") return words.table.table.combatDamage;
  return words.table.table.ability.replace("{name}", name);
}

/** The object with an identity, wherever the player sees it. */
export function objectOf({ view }: TableView, id: number): ObjectView | null {
  const [mine, theirs] = view.sides;
  const places = [mine.hand ?? [], view.battlefield, view.stack, mine.graveyard, view.exile, view.command];
  return [...places, theirs.graveyard, view.phasedOut, view.shown].flat().find((object) => object.id === id) ?? null;
}
