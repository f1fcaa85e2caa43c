import type { CategorySpec, Found, Source } from "../grammar/grammar";
import { $, data, listOf, reading, row, same } from "./meanings";
import { BODY_KEYS, cut, type Parts, together } from "./parts";
import { type RawBody, writeBody } from "./programs";

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

const AT = ["、", "に、"] as const;
const OR = ["または、", "または"] as const;

/** 「〜とき、または〜とき、」, or a moment. */
const TRIGGER: CategorySpec = {
  begins: ["Happening.past", "Moment"],
  scan: (source, at) => {
    const out: Found[] = [];
    const go = (events: readonly unknown[], from: number): void => {
      const found = [
        ...source.read("Happening.past", from).flatMap(({ value, end }) => after(source, value, end, WHEN)),
        ...source.read("Moment", from).flatMap(({ value, end }) => after(source, value, end, AT)),
      ];
      for (const { value, end } of found) {
        const grown = [...events, value];
        out.push({ value: grown.length === 1 ? grown[0] : grown, end });
        for (const { end: next } of after(source, value, end, OR)) go(grown, next);
      }
      // 「〜されるか、〜されたとき、」
      for (const { value, end } of source.read("Happening", from)) {
        for (const { end: next } of after(source, value, end, ["か、", "か"])) go([...events, value], next);
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
