import { type Dispatch, useEffect, useReducer } from "react";
import type { FormatId } from "@/engine/mtg/deck";
import { type Desk, type DeskCommand, type DeskHistory, onDesk, startDesk } from "@/lib/mtg/decks/desk-history";
import { readDesk, writeDesk } from "@/lib/mtg/decks/kept-desk";
import { BASE_DAY, isFormatDay } from "@/lib/mtg/formats/format-day";

/** The key under which this browser keeps the desk; a later form takes another one. */
const KEPT = "grimoire.mtg.desk.1";

/** Wishes of an address; parts that it leaves out stay as they were left. */
export type AskedDesk = {
  readonly text: string | null;
  readonly name: string | null;
  readonly format: FormatId | null;
  readonly on: string | null;
};

/** A browser that forbids storage keeps nothing, and the desk goes on without. */
function tried<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

const EMPTY: Desk = { name: "", text: "", format: "type1", on: BASE_DAY };

type Opening = { readonly asked: AskedDesk; readonly last: string };

/** The desk as this browser left it, with what the address asks for as one more step, so that nothing is lost. */
function openDesk({ asked: { text, name, format, on }, last }: Opening): DeskHistory {
  const kept = readDesk(tried(() => window.localStorage.getItem(KEPT), null)) ?? startDesk(EMPTY);
  const to = {
    ...(text !== null && { text, name: name ?? "" }),
    ...(format !== null && { format }),
    ...(on !== null && { on }),
    // A day that the site does not know any more.
    ...(on === null && !isFormatDay(kept.present.on, last) && { on: BASE_DAY }),
  };
  return onDesk(kept, { do: "set", to });
}

/**
 * The desk with its history. It is kept in the browser after each change, and format and day stand in the address. `last` is the last
 * day whose formats the site knows.
 */
export function useDesk(asked: AskedDesk, last: string): readonly [DeskHistory, Dispatch<DeskCommand>] {
  const [history, act] = useReducer(onDesk, { asked, last }, openDesk);
  const { format, on } = history.present;
  useEffect(() => tried(() => window.localStorage.setItem(KEPT, writeDesk(history)), undefined), [history]);
  useEffect(() => {
    const query = new URLSearchParams({ format, ...(on !== BASE_DAY && { on }) });
    window.history.replaceState(window.history.state, "", `${window.location.pathname}?${query}`);
  }, [format, on]);
  return [history, act];
}
