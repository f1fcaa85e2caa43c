import type { CategorySpec, GrammarRule } from "../grammar/grammar";
import type { PhraseMeaning } from "../grammar/pattern";
import type { PlainObject } from "../grammar/plain-data";
import { $, createDataMeaning, createSlotMeaning, defineReadOnlyRule, defineRule } from "./meanings";

/** Rules for the state in which something arrives (306.1.2.2). */
const ARRIVALS: readonly GrammarRule[] = [
  defineRule("レスト状態で", createDataMeaning({ rested: true })),
  defineRule("裏向きで", createDataMeaning({ faceDown: true })),
  defineRule("裏向きのレスト状態で", createDataMeaning({ rested: true, faceDown: true })),
  defineRule("{c:WithCounters}", createDataMeaning({ counters: $.c })),
  defineRule("レスト状態で、{c:WithCounters}", createDataMeaning({ rested: true, counters: $.c })),
  defineRule("裏向きで、{c:WithCounters}", createDataMeaning({ faceDown: true, counters: $.c })),
  defineRule(
    "裏向きのレスト状態で、{c:WithCounters}",
    createDataMeaning({ rested: true, faceDown: true, counters: $.c }),
  ),
  defineReadOnlyRule("{c:WithCounters}(、|)レスト状態で", createDataMeaning({ rested: true, counters: $.c })),
];

const EVENT_AMOUNT = { stored: "その点数" };

const INSTEAD: readonly GrammarRule[] = [
  defineRule("{to:Zone}に置かれる", createDataMeaning({ to: $.to })),
  defineRule("{to:Zone}の{position:End}に置かれる", createDataMeaning({ to: $.to, position: $.position })),
  defineRule("{copies:Q体}召喚される", createDataMeaning({ copies: $.copies })),
  defineReadOnlyRule(
    "(契約者の|あなたの|相手の|){to:Zone}に(置く|戻る|戻す|戻される|置かれる)",
    createDataMeaning({ to: $.to }),
  ),
  defineRule("{state:Arrival}{to:Zone}に置かれる", goesAndArrives()),
  defineRule(
    "{state:Arrival}置かれる",
    createSlotMeaning("state", (value) => typeof value === "object" && value !== null && !("to" in value)),
  ),
  defineRule("その点数は{by:Q}減少する", createDataMeaning({ amount: { minus: [EVENT_AMOUNT, $.by] } })),
  defineRule("その点数は{by:Q}増加する", createDataMeaning({ amount: { sum: [EVENT_AMOUNT, $.by] } })),
  defineRule("その点数は{by:Atom}倍になる", createDataMeaning({ amount: { product: [EVENT_AMOUNT, $.by] } })),
  defineRule("その点数は{amount:Amount}になる", createDataMeaning({ amount: $.amount })),
  defineReadOnlyRule("その数は{by:Q}減少する", createDataMeaning({ amount: { minus: [EVENT_AMOUNT, $.by] } })),
  defineReadOnlyRule("その数は{by:Q}増加する", createDataMeaning({ amount: { sum: [EVENT_AMOUNT, $.by] } })),
  defineReadOnlyRule("その数は{by:Atom}倍になる", createDataMeaning({ amount: { product: [EVENT_AMOUNT, $.by] } })),
  defineReadOnlyRule(
    "{to:Deck}の{position:End}に(置く|戻される|戻す)",
    createDataMeaning({ to: $.to, position: $.position }),
  ),
  defineReadOnlyRule(
    "契約者の{to:Deck}の{position:End}に(置かれる|置く|戻される|戻す)",
    createDataMeaning({ to: $.to, position: $.position }),
  ),
  defineReadOnlyRule(
    "それより{by:Q点}少ない(ダメージが与えられる|点数になる)",
    createDataMeaning({ amount: { minus: [EVENT_AMOUNT, $.by] } }),
  ),
  defineReadOnlyRule(
    "それより{by:Q点}多い(ダメージが与えられる|点数になる)",
    createDataMeaning({ amount: { sum: [EVENT_AMOUNT, $.by] } }),
  ),
  defineReadOnlyRule(
    "それより{by:Q点}多くライフを回復する",
    createDataMeaning({ amount: { sum: [EVENT_AMOUNT, $.by] } }),
  ),
  defineReadOnlyRule(
    "その{by:Atom}倍の(ダメージが与えられる|点数になる)",
    createDataMeaning({ amount: { product: [EVENT_AMOUNT, $.by] } }),
  ),
  defineRule("{effects:Block}", createDataMeaning({ effects: $.effects })),
];

/** Goes somewhere else and arrives in some state. */
function goesAndArrives(): PhraseMeaning {
  return {
    make: ({ state, to }) => ({ ...(state as PlainObject), to }),
    take: (value: PlainObject) => {
      const { to, ...state } = value;
      return to === undefined || Object.keys(state).length === 0 ? undefined : { to, state };
    },
  };
}

/** A replacement that only says how something arrives. */
const arrives = (on: object): PhraseMeaning => ({
  make: ({ what, to, state }) => ({
    type: "replacement",
    on: { ...on, what, ...(to !== undefined && { to }) },
    instead: state,
  }),
  take: (value: never) => {
    const found = createDataMeaning({
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

/** Rules for static and replacement abilities: one sentence, without its full stop. */
const STANDING: readonly GrammarRule[] = [
  defineRule("{what:Subject}は、{state:Arrival}召喚される", arrives({ on: "move", to: "battleArea" })),
  defineRule("{what:Subject}は、{state:Arrival}{to:Zone}に置かれる", arrives({ on: "move" })),
  defineReadOnlyRule("{what:Subject}は{state:Arrival}召喚される", arrives({ on: "move", to: "battleArea" })),
  defineReadOnlyRule("{what:Subject}は{state:Arrival}{to:Zone}に置かれる", arrives({ on: "move" })),
  defineRule(
    "{while?:While}{on:Happening}場合、かわりに{instead:Instead}",
    createDataMeaning({ type: "replacement", on: $.on, if: $.while, instead: $.instead }),
  ),
  defineRule(
    "{while?:While}{on:Happening}場合、かわりに{instead:Instead}ことを選んでもよい",
    createDataMeaning({ type: "replacement", on: $.on, if: $.while, optional: true, instead: $.instead }),
  ),
  defineReadOnlyRule(
    "{while?:While}{on:Happening}場合(は、|)かわりに(、|){instead:Instead}",
    createDataMeaning({ type: "replacement", on: $.on, if: $.while, instead: $.instead }),
  ),
  defineRule(
    "{while?:While}{affects:Group}の{changes:ChangesOf}",
    createDataMeaning({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
  defineRule(
    "{while?:While}{affects:PausedGroup}は、{changes:ChangesIs}",
    createDataMeaning({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
  defineRule(
    "{while?:While}{affects:Group}は{changes:ChangesIs}",
    createDataMeaning({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
  defineReadOnlyRule(
    "{affects:Group}は(、|){while:While}{changes:ChangesIs}",
    createDataMeaning({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
  defineReadOnlyRule(
    "{affects:Group}は(、|){while:While}{changes:ChangesOf}",
    createDataMeaning({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
  defineReadOnlyRule(
    "{while?:While}{affects:Group}は、{changes:ChangesOf}",
    createDataMeaning({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
];

/** Static abilities (303) and replacements (306.1.2). */
export const STATIC_ABILITY_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Arrival: { rows: ARRIVALS },
  Instead: { rows: INSTEAD },
  Standing: { rows: STANDING },
};
