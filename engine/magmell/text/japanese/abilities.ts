import type { Ability } from "../../model/ability";
import type { CategorySpec, GrammarRule, MemoizedSource, ParseResult } from "../grammar/grammar";
import type { PhraseMeaning } from "../grammar/pattern";
import type { PlainObject } from "../grammar/plain-data";
import type { SyntaxBody } from "../syntax-tree";
import { isOnOwnUse } from "../used-from";
import {
  $,
  createDataMeaning,
  createListCategory,
  createSlotMeaning,
  defineReadOnlyRule,
  defineRule,
} from "./meanings";
import { BODY_KEYS, createMergedMeaning, splitKeys } from "./merged-meaning";
import { writeBody } from "./write-body";

/** The signs between ways to go on. */
function readModes(source: MemoizedSource, at: number): readonly ParseResult[] {
  return source.read("ModesHead", at).flatMap(({ value: head, end }) => readBullets(source, end, head as object));
}

/** Modes after the sentence that says how many of them are chosen. */
function readBullets(source: MemoizedSource, at: number, head: object): readonly ParseResult[] {
  const out: ParseResult[] = [];
  const go = (modes: readonly unknown[], from: number): void => {
    const dot = /^\n?・/u.exec(source.text.slice(from, from + 2));
    if (dot === null) return;
    for (const { value, end } of source.read("Body", from + dot[0].length)) {
      const grown = [...modes, value];
      if (grown.length >= 2) out.push({ value: { modes: grown, ...head }, end });
      go(grown, end);
    }
  };
  go([], at);
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

const OR = ["または、", "または"] as const;

/** Words behind an event and behind a moment, the ones that are written first. */
type TriggerWords = { readonly form: "" | ".past"; readonly when: readonly string[]; readonly at: readonly string[] };

/** 「〜とき、または〜とき、」, or moments. */
const createTrigger = ({ form, when, at: moment }: TriggerWords): CategorySpec => ({
  begins: [`Happening${form}`, "Moment"],
  scan: (source, at) => {
    const out: ParseResult[] = [];
    const go = (events: readonly unknown[], from: number): void => {
      const found = [
        ...source.read(`Happening${form}`, from).flatMap(({ value, end }) => after(source, value, end, when)),
        ...source.read("Moment", from).flatMap(({ value, end }) => after(source, value, end, moment)),
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
      const happening = write(`Happening${form}`, event);
      if (happening !== null) return `${happening}${when[0]}`;
      const time = write("Moment", event);
      return time === null ? null : `${time}${moment[0]}`;
    });
    return parts.includes(null) ? null : parts.join("または");
  },
});

const after = (
  source: MemoizedSource,
  value: unknown,
  end: number,
  endings: readonly string[],
): readonly ParseResult[] => {
  const word = endings.find((ending) => source.text.startsWith(ending, end));
  return word === undefined ? [] : [{ value, end: end + word.length }];
};

/** A price beyond the cost of the card, and what it changes of the cost. */
const price = (optional: boolean, changes: boolean): PhraseMeaning => ({
  make: ({ pay, changes: all }) => ({
    type: "price",
    ...(optional && { optional }),
    pay,
    ...(changes && { changes: all }),
  }),
  take: (value: PlainObject) => {
    if (value.type !== "price" || (value.optional === true) !== optional) return undefined;
    if ((value.changes !== undefined) !== changes) return undefined;
    return { it: "self", pay: value.pay, s: true, ...(changes && { of: "self", changes: value.changes, t: true }) };
  },
});

/** Prices of a card (house:49), each with its full stop. */
const PRICES: readonly GrammarRule[] = [
  defineRule("{it:Self}を使用する際、「{pay:Program}」を行う{s:Stop}", price(false, false)),
  defineRule("{it:Self}を使用する際、「{pay:Program}」を行ってもよい{s:Stop}", price(true, false)),
  defineRule(
    "{it:Self}を使用する際、「{pay:Program}」を行ってもよい{s:Stop}そうしたならば、{of:Self}の{changes:ChangesOf}{t:Stop}",
    price(true, true),
  ),
  defineRule(
    "{it:Self}を使用する際、「{pay:Program}」を行ってもよい{s:Stop}そうしたならば、{of:Self}は{changes:ChangesIs}{t:Stop}",
    price(true, true),
  ),
];

export const ABILITY_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Stop: STOP,
  Trigger: createTrigger({ form: ".past", when: ["とき、", "時、", "ときに、", "とき"], at: ["、", "に、"] }),
  EachTrigger: createTrigger({ form: "", when: ["たび、", "たびに、", "たびに"], at: ["ごとに、"] }),
  TriggerHead: {
    rows: [
      defineRule("{on:Trigger}{if?:Clause}", createDataMeaning({ type: "triggered", on: $.on, if: $.if })),
      defineRule(
        "各ターンに{limit:Number}度だけ、{on:Trigger}{if?:Clause}",
        createDataMeaning({ type: "triggered", on: $.on, if: $.if, limit: $.limit }),
      ),
    ],
  },
  Clause: {
    rows: [
      defineRule("{c:Condition.if}ならば、", createSlotMeaning("c")),
      defineReadOnlyRule("{c:Condition.if}なら、", createSlotMeaning("c")),
      defineReadOnlyRule("{c:Condition}場合、", createSlotMeaning("c")),
    ],
  },
  While: {
    rows: [
      defineRule("{c:Condition}かぎり、", createSlotMeaning("c")),
      defineReadOnlyRule("{c:Condition}(限り|間)、", createSlotMeaning("c")),
      defineReadOnlyRule("{c:Condition.if}の間、", createSlotMeaning("c")),
    ],
  },
  /** How many of the modes are chosen: one, unless the sentence says otherwise. */
  ModesHead: {
    rows: [
      defineRule("次の(うち|中から|うちから)1つを選ぶ。", createDataMeaning({})),
      defineRule("次の(うち|中から|うちから){choose:Nつ}を選ぶ。", createDataMeaning({ choose: $.choose })),
      defineRule(
        "次の(うち|中から|うちから){choose:Nつ}を選ぶ。同じものを2回以上選んでもよい。",
        createDataMeaning({ choose: $.choose, again: true }),
      ),
    ],
  },
  Modes: {
    begins: ["ModesHead"],
    scan: readModes,
    write: ({ modes, ...head }: { modes?: readonly SyntaxBody[] }, writer) => {
      const bodies = modes?.map((body) => writeBody(body, writer));
      const choice = writer.write("ModesHead", head);
      if (bodies === undefined || bodies.includes(null) || choice === null) return null;
      return `${choice}${bodies.map((body) => `\n・${body?.join("") ?? ""}`).join("")}`;
    },
  },
  Bodies: {
    rows: [
      defineRule(
        "{m:Modes}",
        createSlotMeaning("m", (value) => typeof value === "object" && value !== null && "modes" in value),
      ),
      defineRule(
        "{b:Body}",
        createSlotMeaning("b", (value) => typeof value === "object" && value !== null && "effects" in value),
      ),
    ],
  },
  /** A body that fits into one sentence, or stands in brackets. */
  OneBody: {
    rows: [
      defineRule("{effects:Block}", createDataMeaning({ effects: $.effects })),
      defineRule("「{b:Bodies}」を行う", createSlotMeaning("b")),
    ],
  },
  PlainAbility: {
    rows: [
      defineRule(
        "{head:TriggerHead}{body:Bodies}",
        createMergedMeaning("head", "body", (value) =>
          value.type === "triggered" ? splitKeys(value, BODY_KEYS) : null,
        ),
      ),
      ...PRICES,
      defineRule("{a:Standing}{s:Stop}", {
        make: ({ a }) => a,
        take: (a: PlainObject) => (a.type === "static" || a.type === "replacement" ? { a, s: true } : undefined),
      }),
    ],
  },
  /** The areas in which the ability works, where they are not the usual ones (303.1.1). */
  Where: {
    rows: [
      defineRule("この能力は{zones:Zones}で有効になる。", createSlotMeaning("zones")),
      defineReadOnlyRule(
        "この能力は{zones:Zones}(でのみ有効になる|で機能する|でのみ機能する|で有効である)。",
        createSlotMeaning("zones"),
      ),
    ],
  },
  Ability: {
    rows: [
      defineRule("{zones:Where}{a:PlainAbility}", {
        make: ({ a, zones }) => ({ ...(a as PlainObject), zones }),
        take: (value: PlainObject) => {
          const { zones, ...a } = value;
          return zones === undefined || isOnOwnUse(value as Ability) ? undefined : { zones, a };
        },
      }),
      defineRule("{a:PlainAbility}", {
        make: ({ a }) => a,
        take: ({ zones, ...a }: PlainObject) =>
          zones === undefined || isOnOwnUse({ ...a, zones } as Ability) ? { a } : undefined,
      }),
    ],
  },
  QuotedAbility: {
    self: "このユニット",
    rows: [
      defineRule("{a:Ability}", { make: ({ a }) => a, take: (a: unknown) => ({ a }) }),
      defineReadOnlyRule("■{a:Ability}", createSlotMeaning("a")),
    ],
  },
  QuotedAbilities: {
    self: "このユニット",
    rows: [
      defineRule("{a:Ability}", {
        make: ({ a }) => [a],
        take: (all: readonly unknown[]) => (all.length === 1 ? { a: all[0] } : undefined),
      }),
      defineRule("{all:MarkedAbilities}", createSlotMeaning("all")),
    ],
  },
  MarkedAbility: { rows: [defineRule("■{a:Ability}", { make: ({ a }) => a, take: (a: unknown) => ({ a }) })] },
  MarkedAbilities: createListCategory("MarkedAbility", [""], 1),
};
