import type { CategorySpec, GrammarRow } from "../grammar/grammar";
import type { Meaning } from "../grammar/pattern";
import type { PlainObject } from "../grammar/plain-data";
import { $, data, reading, row, slotValue } from "./meanings";

/** Rows for the state in which something arrives (306.1.2.2). */
const ARRIVALS: readonly GrammarRow[] = [
  row("レスト状態で", data({ rested: true })),
  row("裏向きで", data({ faceDown: true })),
  row("裏向きのレスト状態で", data({ rested: true, faceDown: true })),
  row("{c:WithCounters}", data({ counters: $.c })),
  row("レスト状態で、{c:WithCounters}", data({ rested: true, counters: $.c })),
  row("裏向きで、{c:WithCounters}", data({ faceDown: true, counters: $.c })),
  row("裏向きのレスト状態で、{c:WithCounters}", data({ rested: true, faceDown: true, counters: $.c })),
  reading("{c:WithCounters}(、|)レスト状態で", data({ rested: true, counters: $.c })),
];

const EVENT_AMOUNT = { stored: "その点数" };

const INSTEAD: readonly GrammarRow[] = [
  row("{to:Zone}に置かれる", data({ to: $.to })),
  row("{to:Zone}の{position:End}に置かれる", data({ to: $.to, position: $.position })),
  row("{copies:Q体}召喚される", data({ copies: $.copies })),
  reading("(契約者の|あなたの|相手の|){to:Zone}に(置く|戻る|戻す|戻される|置かれる)", data({ to: $.to })),
  row("{state:Arrival}{to:Zone}に置かれる", goesAndArrives()),
  row(
    "{state:Arrival}置かれる",
    slotValue("state", (value) => typeof value === "object" && value !== null && !("to" in value)),
  ),
  row("その点数は{by:Q}減少する", data({ amount: { minus: [EVENT_AMOUNT, $.by] } })),
  row("その点数は{by:Q}増加する", data({ amount: { sum: [EVENT_AMOUNT, $.by] } })),
  row("その点数は{by:Atom}倍になる", data({ amount: { product: [EVENT_AMOUNT, $.by] } })),
  row("その点数は{amount:Amount}になる", data({ amount: $.amount })),
  reading("その数は{by:Q}減少する", data({ amount: { minus: [EVENT_AMOUNT, $.by] } })),
  reading("その数は{by:Q}増加する", data({ amount: { sum: [EVENT_AMOUNT, $.by] } })),
  reading("その数は{by:Atom}倍になる", data({ amount: { product: [EVENT_AMOUNT, $.by] } })),
  reading("{to:Deck}の{position:End}に(置く|戻される|戻す)", data({ to: $.to, position: $.position })),
  reading("契約者の{to:Deck}の{position:End}に(置かれる|置く|戻される|戻す)", data({ to: $.to, position: $.position })),
  reading("それより{by:Q点}少ない(ダメージが与えられる|点数になる)", data({ amount: { minus: [EVENT_AMOUNT, $.by] } })),
  reading("それより{by:Q点}多い(ダメージが与えられる|点数になる)", data({ amount: { sum: [EVENT_AMOUNT, $.by] } })),
  reading("それより{by:Q点}多くライフを回復する", data({ amount: { sum: [EVENT_AMOUNT, $.by] } })),
  reading("その{by:Atom}倍の(ダメージが与えられる|点数になる)", data({ amount: { product: [EVENT_AMOUNT, $.by] } })),
  row("{effects:Block}", data({ effects: $.effects })),
];

/** Goes somewhere else and arrives in some state. */
function goesAndArrives(): Meaning {
  return {
    make: ({ state, to }) => ({ ...(state as PlainObject), to }),
    take: (value: PlainObject) => {
      const { to, ...state } = value;
      return to === undefined || Object.keys(state).length === 0 ? undefined : { to, state };
    },
  };
}

/** A replacement that only says how something arrives. */
const arrives = (on: object): Meaning => ({
  make: ({ what, to, state }) => ({
    type: "replacement",
    on: { ...on, what, ...(to !== undefined && { to }) },
    instead: state,
  }),
  take: (value: never) => {
    const found = data({
      type: "replacement",
      on: { ...on, what: $.what, ...("to" in on ? {} : { to: $.to }) },
      instead: $.state,
    }).take(value);
    const state = found?.state as PlainObject | undefined;
    if (state === undefined || ["to", "position", "amount", "copies", "effects"].some((key) => key in state))
      return undefined;
    return found;
  },
});

/** Rows for static and replacement abilities: one sentence, without its full stop. */
const STANDING: readonly GrammarRow[] = [
  row("{what:Subject}は、{state:Arrival}召喚される", arrives({ on: "move", to: "battleArea" })),
  row("{what:Subject}は、{state:Arrival}{to:Zone}に置かれる", arrives({ on: "move" })),
  reading("{what:Subject}は{state:Arrival}召喚される", arrives({ on: "move", to: "battleArea" })),
  reading("{what:Subject}は{state:Arrival}{to:Zone}に置かれる", arrives({ on: "move" })),
  row(
    "{while?:While}{on:Happening}場合、かわりに{instead:Instead}",
    data({ type: "replacement", on: $.on, if: $.while, instead: $.instead }),
  ),
  row(
    "{while?:While}{on:Happening}場合、かわりに{instead:Instead}ことを選んでもよい",
    data({ type: "replacement", on: $.on, if: $.while, optional: true, instead: $.instead }),
  ),
  reading(
    "{while?:While}{on:Happening}場合(は、|)かわりに(、|){instead:Instead}",
    data({ type: "replacement", on: $.on, if: $.while, instead: $.instead }),
  ),
  row(
    "{while?:While}{affects:Group}の{changes:ChangesOf}",
    data({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
  row(
    "{while?:While}{affects:Group}は{changes:ChangesIs}",
    data({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
  reading(
    "{while?:While}{affects:Group}は、{changes:ChangesIs}",
    data({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
  reading(
    "{affects:Group}は(、|){while:While}{changes:ChangesIs}",
    data({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
  reading(
    "{affects:Group}は(、|){while:While}{changes:ChangesOf}",
    data({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
  reading(
    "{while?:While}{affects:Group}は、{changes:ChangesOf}",
    data({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
];

/** Static abilities (303) and replacements (306.1.2). */
export const STANDING_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Arrival: { rows: ARRIVALS },
  Instead: { rows: INSTEAD },
  Standing: { rows: STANDING },
};
