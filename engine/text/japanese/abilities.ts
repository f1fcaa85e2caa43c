import type { CategorySpec, Found, Row, Source } from "../grammar/grammar";
import type { Meaning } from "../grammar/pattern";
import { $, data, listOf, reading, row, same } from "./meanings";
import { type RawBody, writeBody } from "./programs";

type Parts = Readonly<Record<string, unknown>>;

/** Two objects of which the second is a part of the same ability. */
const together = (first: string, second: string, split: (value: Parts) => readonly [Parts, Parts] | null): Meaning => ({
  make: (slots) => ({ ...(slots[first] as Parts), ...(slots[second] as Parts) }),
  take: (value: never) => {
    const parts = typeof value === "object" && value !== null ? split(value) : null;
    return parts === null ? undefined : { [first]: parts[0], [second]: parts[1] };
  },
});

/** An object without some of its keys, and those. */
function cut(value: Parts, keys: readonly string[]): readonly [Parts, Parts] {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return [
    Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
    Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
  ];
}

const BODY_KEYS = ["targets", "effects", "modes"];

/** What an event becomes, or how something arrives (306.1.2.2). */
const ARRIVALS: readonly Row[] = [
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

const INSTEAD: readonly Row[] = [
  row("{to:Zone}に置かれる", data({ to: $.to })),
  reading("(契約者の|あなたの|相手の|){to:Zone}に(置く|戻る|戻す|戻される|置かれる)", data({ to: $.to })),
  row("{state:Arrival}{to:Zone}に置かれる", goesAndArrives()),
  row(
    "{state:Arrival}置かれる",
    same("state", (value) => typeof value === "object" && value !== null && !("to" in value)),
  ),
  row("その点数は{by:Q}減少する", data({ amount: { minus: [EVENT_AMOUNT, $.by] } })),
  row("その点数は{by:Q}増加する", data({ amount: { sum: [EVENT_AMOUNT, $.by] } })),
  row("その点数は{by:Atom}倍になる", data({ amount: { product: [EVENT_AMOUNT, $.by] } })),
  row("その点数は{amount:Amount}になる", data({ amount: $.amount })),
  reading("それより{by:Q点}少ない(ダメージが与えられる|点数になる)", data({ amount: { minus: [EVENT_AMOUNT, $.by] } })),
  reading("それより{by:Q点}多い(ダメージが与えられる|点数になる)", data({ amount: { sum: [EVENT_AMOUNT, $.by] } })),
  reading("それより{by:Q点}多くライフを回復する", data({ amount: { sum: [EVENT_AMOUNT, $.by] } })),
  reading("その{by:Atom}倍の(ダメージが与えられる|点数になる)", data({ amount: { product: [EVENT_AMOUNT, $.by] } })),
  row("{effects:Block}", data({ effects: $.effects })),
];

/** Goes somewhere else and arrives in some state. */
function goesAndArrives(): Meaning {
  return {
    make: ({ state, to }) => ({ ...(state as Parts), to }),
    take: (value: Parts) => {
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
    const state = found?.state as Parts | undefined;
    if (state === undefined || ["to", "amount", "effects"].some((key) => key in state)) return undefined;
    return found;
  },
});

/** What is always true or replaces something, in one sentence, without its full stop. */
const STANDING: readonly Row[] = [
  row("{what:Subject}は、{state:Arrival}召喚される", arrives({ on: "move", to: "battleArea" })),
  row("{what:Subject}は、{state:Arrival}{to:Zone}に置かれる", arrives({ on: "move" })),
  reading("{what:Subject}は{state:Arrival}召喚される", arrives({ on: "move", to: "battleArea" })),
  reading("{what:Subject}は{state:Arrival}{to:Zone}に置かれる", arrives({ on: "move" })),
  row(
    "{while?:While}{on:Happening}場合、かわりに{instead:Instead}",
    data({ type: "replacement", on: $.on, if: $.while, instead: $.instead }),
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
    "{while?:While}{affects:Group}は、{changes:ChangesOf}",
    data({ type: "static", while: $.while, affects: $.affects, changes: $.changes }),
  ),
];

/** `{ ability, until, times }` of what an instruction makes for a while. */
const made = (ability: object, times?: string): Meaning => ({
  make: (slots) => {
    const { until, body, ...rest } = slots;
    const whole = data(ability).make(rest) as Parts;
    return { ability: { ...whole, ...(body as Parts) }, until, ...(times !== undefined && { times }) };
  },
  take: (value: Parts) => {
    if (value.times !== times) return undefined;
    const [ability_, body] = cut(
      value.ability as Parts,
      "type" in ability && ability.type === "triggered" ? BODY_KEYS : [],
    );
    const slots = data(ability).take(ability_ as never);
    return slots && { ...slots, until: value.until, ...(Object.keys(body).length > 0 && { body }) };
  },
});

const DELAYED = { type: "triggered", on: $.on, if: $.if };
const ENDS = { type: "triggered", on: { on: "turnEnds", whose: "anyone" }, if: $.if };

/** The end of this very turn. */
const thisTurnsEnd: Meaning = {
  make: (slots) => made(ENDS).make({ until: "turn", ...slots }),
  take: (value: never) => {
    const slots = made(ENDS).take(value);
    if (slots?.until !== "turn") return undefined;
    const { until: _, ...rest } = slots;
    return rest;
  },
};

const asStanding = (times?: string, type?: string): Meaning => ({
  make: ({ until, ability }) => {
    if (type !== undefined && (ability as Parts).type !== type) return undefined;
    return { ability, until, ...(times !== undefined && { times }) };
  },
  take: (value: Parts) => {
    const { ability, until } = value;
    if (value.times !== times || (ability as Parts).type === "triggered") return undefined;
    return type !== undefined && (ability as Parts).type !== type ? undefined : { ability, until };
  },
});

const CREATED: readonly Row[] = [
  row("このターンの終了時、{if?:Clause}{body:OneBody}", thisTurnsEnd),
  row("{until?:Once}次に{on:Happening.past}とき、{if?:Clause}{body:OneBody}", spanned(made(DELAYED))),
  row("{until?:Once}次の{on:Moment}、{if?:Clause}{body:OneBody}", spanned(made(DELAYED))),
  reading("{until?:Once}次に{on:Happening.past}時、{if?:Clause}{body:OneBody}", spanned(made(DELAYED))),
  row("{until:Always}{on:Happening}たび、{if?:Clause}{body:OneBody}", made(DELAYED, "always")),
  reading("{until:Always}{on:Happening}たびに(、|){if?:Clause}{body:OneBody}", made(DELAYED, "always")),
  reading("{until:Always}{on:Happening.past}とき、{if?:Clause}{body:OneBody}", made(DELAYED, "always")),
  row("{until:Always}{on:Moment}ごとに、{if?:Clause}{body:OneBody}", made(DELAYED, "always")),
  row("{until?:Once}次に{ability:Standing}", spanned(asStanding("once", "replacement"))),
  row("{until:Always}{ability:Standing}", asStanding()),
];

/** What happens once may wait for the whole game without saying so. */
function spanned({ make, take }: Meaning): Meaning {
  return {
    make: (slots) => make({ until: "game", ...slots }),
    take: (value: never) => {
      const slots = take(value);
      if (slots?.until !== "game") return slots;
      const { until: _, ...rest } = slots;
      return rest;
    },
  };
}

/** The signs between ways to go on. */
function readModes(source: Source, at: number): readonly Found[] {
  const head = /^次の(うち|中から|うちから)1つを選ぶ。/u.exec(source.text.slice(at, at + 16));
  if (head === null) return [];
  const out: Found[] = [];
  const go = (modes: readonly unknown[], from: number): void => {
    const dot = /^\n?・/u.exec(source.text.slice(from, from + 2));
    if (dot === null) return;
    for (const { value, end } of source.read("Body", from + dot[0].length)) {
      const grown = [...modes, value];
      if (grown.length >= 2) out.push({ value: { modes: grown }, end });
      go(grown, end);
    }
  };
  go([], at + head[0].length);
  return out;
}

/** The end of a sentence; before a closing bracket and at the end of the text it may be left out. */
const STOP: CategorySpec = {
  scan: ({ text }, at) => {
    if (text[at] === "。") return [{ value: true, end: at + 1 }];
    return at >= text.length || text[at] === "」" ? [{ value: true, end: at }] : [];
  },
  write: () => "。",
};

const WHEN = ["とき、", "時、", "ときに、", "とき"] as const;

/** 「〜とき、または〜とき、」, or a moment. */
const TRIGGER: CategorySpec = {
  begins: ["Happening.past", "Moment"],
  scan: (source, at) => {
    const out: Found[] = [];
    const go = (events: readonly unknown[], from: number): void => {
      const found = [
        ...source.read("Happening.past", from).flatMap(({ value, end }) => after(source, value, end, WHEN)),
        ...source.read("Moment", from).flatMap(({ value, end }) => after(source, value, end, ["、"])),
      ];
      for (const { value, end } of found) {
        const grown = [...events, value];
        out.push({ value: grown.length === 1 ? grown[0] : grown, end });
        if (source.text.startsWith("または", end)) go(grown, end + 3);
      }
    };
    go([], at);
    return out;
  },
  write: (on: unknown, { write }) => {
    const parts = (Array.isArray(on) ? on : [on]).map((event) => {
      const happening = write("Happening.past", event);
      if (happening !== null) return `${happening}とき、`;
      const moment = write("Moment", event);
      return moment === null ? null : `${moment}、`;
    });
    return parts.includes(null) ? null : parts.join("または");
  },
};

const after = (source: Source, value: unknown, end: number, endings: readonly string[]): readonly Found[] => {
  const word = endings.find((ending) => source.text.startsWith(ending, end));
  return word === undefined ? [] : [{ value, end: end + word.length }];
};

export const ABILITIES: Readonly<Record<string, CategorySpec>> = {
  Stop: STOP,
  Trigger: TRIGGER,
  TriggerHead: { rows: [row("{on:Trigger}{if?:Clause}", data({ type: "triggered", on: $.on, if: $.if }))] },
  Clause: {
    rows: [
      row("{c:Condition.if}ならば、", same("c")),
      reading("{c:Condition.if}なら、", same("c")),
      reading("{c:Condition}場合、", same("c")),
    ],
  },
  While: {
    rows: [
      row("{c:Condition}かぎり、", same("c")),
      reading("{c:Condition}(限り|間)、", same("c")),
      reading("{c:Condition.if}の間、", same("c")),
    ],
  },
  Arrival: { rows: ARRIVALS },
  Instead: { rows: INSTEAD },
  Standing: { rows: STANDING },
  Once: {
    rows: [
      row("このターン、", data("turn")),
      row("このバトルの間、", data("battle")),
      row("次のあなたのターンの開始時まで、", data("yourNextTurn")),
      row(
        "{u:WhileHere}、",
        same("u", (value) => value === "whileHere"),
      ),
    ],
  },
  Always: {
    rows: [
      row(
        "{o:Once}",
        same("o", (value) => value !== "game"),
      ),
      reading("このターンの間、", data("turn")),
      row("このゲームの間、", data("game")),
    ],
  },
  Created: { rows: CREATED },
  Modes: {
    begins: [],
    scan: readModes,
    write: ({ modes }: { modes?: readonly RawBody[] }, writer) => {
      const bodies = modes?.map((body) => writeBody(body, writer));
      if (bodies === undefined || bodies.includes(null)) return null;
      return `次のうち1つを選ぶ。${bodies.map((body) => `\n・${body?.join("") ?? ""}`).join("")}`;
    },
  },
  Bodies: {
    rows: [
      row(
        "{m:Modes}",
        same("m", (value) => typeof value === "object" && value !== null && "modes" in value),
      ),
      row(
        "{b:Body}",
        same("b", (value) => typeof value === "object" && value !== null && "effects" in value),
      ),
    ],
  },
  /** A body that fits into one sentence, or stands in brackets. */
  OneBody: {
    rows: [row("{effects:Block}", data({ effects: $.effects })), row("「{b:Bodies}」を行う", same("b"))],
  },
  PlainAbility: {
    rows: [
      row(
        "{head:TriggerHead}{body:Bodies}",
        together("head", "body", (value) => (value.type === "triggered" ? cut(value, BODY_KEYS) : null)),
      ),
      row("{a:Standing}{s:Stop}", {
        make: ({ a }) => a,
        take: (a: Parts) => (a.type === "static" || a.type === "replacement" ? { a, s: true } : undefined),
      }),
    ],
  },
  /** The areas in which the ability works, where they are not the usual ones (303.1.1). */
  Where: {
    rows: [
      row("この能力は{zones:Zones}で有効になる。", same("zones")),
      reading("この能力は{zones:Zones}(でのみ有効になる|で機能する|でのみ機能する|で有効である)。", same("zones")),
    ],
  },
  Ability: {
    rows: [
      row("{zones:Where}{a:PlainAbility}", {
        make: ({ a, zones }) => ({ ...(a as Parts), zones }),
        take: (value: Parts) => {
          const { zones, ...a } = value;
          return zones === undefined ? undefined : { zones, a };
        },
      }),
      row("{a:PlainAbility}", { make: ({ a }) => a, take: (a: Parts) => (a.zones === undefined ? { a } : undefined) }),
    ],
  },
  QuotedAbility: {
    self: "このユニット",
    rows: [
      row("{a:Ability}", { make: ({ a }) => a, take: (a: unknown) => ({ a }) }),
      reading("■{a:Ability}", same("a")),
    ],
  },
  QuotedAbilities: {
    self: "このユニット",
    rows: [
      row("{a:Ability}", {
        make: ({ a }) => [a],
        take: (all: readonly unknown[]) => (all.length === 1 ? { a: all[0] } : undefined),
      }),
      row("{all:MarkedAbilities}", same("all")),
    ],
  },
  MarkedAbility: { rows: [row("■{a:Ability}", { make: ({ a }) => a, take: (a: unknown) => ({ a }) })] },
  MarkedAbilities: listOf("MarkedAbility", [""], 1),
};
