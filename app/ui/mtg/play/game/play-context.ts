import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { type ObjectView, SAMPLE_CARD_NAMES } from "@/engine/mtg";
import { getOwn } from "@/lib/collections";
import type { GoldfishCommand, TableView } from "@/lib/mtg/play/types";
import type { PickState } from "../question/use-picking";

/** Piles that a dialog can show. */
export type PileName = "graveyard" | "exile" | "library" | "looked";

/** A dialog over the table. */
export type TableWindow =
  | { readonly is: "card"; readonly id: number }
  /** With `play`, the card is used once its type is set. */
  | { readonly is: "word"; readonly name: string; readonly play: number | null }
  | { readonly is: "pile"; readonly pile: PileName }
  | { readonly is: "hand" | "keys" | "link" }
  /** The loss of mana that a command would bring. */
  | { readonly is: "burn"; readonly command: "pass" | "endTurn" };

/** State and callbacks that all parts of the table share. */
export type PlayContext = {
  readonly table: TableView;
  /** Whether the latest command changed nothing; a note then says so. */
  readonly unchanged: boolean;
  readonly lang: Lang;
  /** Words of the table, for functions that are not components. */
  readonly words: Dictionary["mtgGoldfishTable"];
  readonly picking: PickState;
  readonly run: (command: GoldfishCommand) => void;
  readonly open: (window: TableWindow | null) => void;
  /** Passes or ends the turn, after a warning where that burns mana. */
  readonly goOn: (command: "pass" | "endTurn") => void;
};

/** Returns a card name in the language of the screen if the site has a translation, otherwise unchanged. */
export const getDisplayName = (name: string, lang: Lang): string =>
  lang === "ja" ? (getOwn(SAMPLE_CARD_NAMES, name) ?? name) : name;

/** Returns the display name of an object: its card name, or a name for an ability on the stack. */
export function getObjectName(
  { table, lang, words }: Pick<PlayContext, "table" | "lang" | "words">,
  object: Pick<ObjectView, "card" | "thing">,
): string {
  const name = getDisplayName(table.names[object.card] ?? "", lang);
  const { thing } = object;
  if (thing === null) return name;
  if (thing.sort === "turnDraw") return words.table.turnDraw;
  if (thing.sort === "combatDamage") return words.table.combatDamage;
  return words.table.ability.replace("{name}", name);
}

/** Returns the object with this id in any zone that the player sees; null if there is none. */
export function findObject({ view }: TableView, id: number): ObjectView | null {
  const [mine, theirs] = view.sides;
  const places = [mine.hand ?? [], view.battlefield, view.stack, mine.graveyard, view.exile, view.command];
  return [...places, theirs.graveyard, view.phasedOut, view.shown].flat().find((object) => object.id === id) ?? null;
}
