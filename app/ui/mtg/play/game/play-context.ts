import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { type ObjectView, SAMPLE_CARD_NAMES } from "@/engine/mtg";
import { getOwn } from "@/lib/collections";
import type { GoldfishCommand, TableView } from "@/lib/mtg/play/types";
import type { PickState } from "../question/use-picking";

/** Piles that are looked at in a window. */
export type PileName = "graveyard" | "exile" | "library" | "looked";

/** A window over the table. */
export type TableWindow =
  | { readonly is: "card"; readonly id: number }
  /** With `play`, the card is used once its type is set. */
  | { readonly is: "word"; readonly name: string; readonly play: number | null }
  | { readonly is: "pile"; readonly pile: PileName }
  | { readonly is: "hand" | "keys" | "link" }
  /** The loss of mana that a command would bring. */
  | { readonly is: "burn"; readonly command: "pass" | "endTurn" };

/** Everything that the parts of the table need. */
export type PlayContext = {
  readonly table: TableView;
  /** Whether the latest command changed nothing, which a note says. */
  readonly unchanged: boolean;
  readonly lang: Lang;
  /** Words that functions of the table take. */
  readonly words: Dictionary["mtgGoldfishTable"];
  readonly picking: PickState;
  readonly run: (command: GoldfishCommand) => void;
  readonly open: (window: TableWindow | null) => void;
  /** Passes or ends the turn, after a warning where that burns mana. */
  readonly goOn: (command: "pass" | "endTurn") => void;
};

/** Returns a card name in the language of the screen, as far as the site has a name of its own for it. */
export const getDisplayName = (name: string, lang: Lang): string =>
  lang === "ja" ? (getOwn(SAMPLE_CARD_NAMES, name) ?? name) : name;

/** Returns the name of an object as the screen calls it: its card, or the ability that it is. */
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

/** Returns the object with an identity, wherever the player sees it. */
export function findObject({ view }: TableView, id: number): ObjectView | null {
  const [mine, theirs] = view.sides;
  const places = [mine.hand ?? [], view.battlefield, view.stack, mine.graveyard, view.exile, view.command];
  return [...places, theirs.graveyard, view.phasedOut, view.shown].flat().find((object) => object.id === id) ?? null;
}
