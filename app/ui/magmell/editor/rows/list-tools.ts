import type { Lang } from "@/app/i18n/lang";
import type { CardListEntry, ListPlace } from "./card-list-entry";
import type { RowAction } from "./row-keys";

/** The rows that are chosen, by name, all of one list. */
export type SelectedRows = { readonly place: ListPlace; readonly names: ReadonlySet<string> };

/** Everything that lists of cards share: what their acts do. */
export type CardListHandlers = {
  /** Carries an act out. `names` are those of the whole list in its order, for choosing. */
  readonly onAct: (act: RowAction, row: CardListEntry, names: readonly string[]) => void;
  /** Hears of the row under the pointer (`hover`) or the focus. */
  readonly onPoint: (row: CardListEntry, how: "hover" | "focus") => void;
  /** Makes a row draggable before it is dragged. */
  readonly onGrab: (element: HTMLElement, row: CardListEntry) => void;
  readonly chosen: SelectedRows | null;
  readonly onChooseNone: () => void;
  /** The address of a card's page, for the middle button. */
  readonly pageOf: (name: string) => string;
  readonly singleKeys: boolean;
  readonly lang: Lang;
};
