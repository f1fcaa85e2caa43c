import type { DraftAdapter } from "@/lib/decks/kept-draft";
import { BASE_DAY } from "../../formats/format-day";
import { type Desk, type DeskCommand, type DeskHistory, onDesk, startDesk } from "../draft-history";
import { DESK_PREFIX } from "./clean-draft";
import { sameDesk } from "./saved-draft";
import { parseDesk, serializeDesk } from "./stored-draft";

export const EMPTY_DESK: Desk = { name: "", text: "", format: "type1", on: BASE_DAY };

/**
 * Desks of the second game as drafts of saved decks. A list that is tried out stays in the browser until its player saves it; from
 * then on it is saved by itself.
 */
export const DESK_KIND: DraftAdapter<Desk, DeskHistory, DeskCommand> = {
  prefix: DESK_PREFIX,
  start: startDesk,
  edit: onDesk,
  undo: (history) => onDesk(history, { do: "undo" }),
  redo: (history) => onDesk(history, { do: "redo" }),
  travel: (history, steps) => {
    let here = history;
    for (let left = Math.abs(steps); left > 0; left -= 1) here = onDesk(here, { do: steps < 0 ? "undo" : "redo" });
    return here;
  },
  unchanged: (before, after) => before === after,
  replace: (draft) => ({ do: "set", to: draft }),
  rename: (name) => ({ do: "set", to: { name } }),
  same: sameDesk,
  savesItself: (_, pending) => pending,
  serialize: serializeDesk,
  parse: parseDesk,
};
