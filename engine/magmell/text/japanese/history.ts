import type { CategorySpec, GrammarRule } from "../grammar/grammar";
import type { PhraseMeaning } from "../grammar/pattern";
import type { PlainObject } from "../grammar/plain-data";
import { $, createDataMeaning, createSlotMeaning, defineRule } from "./meanings";

/** The parts of an event pattern that stand before it, in their order: all of one moment, its number, a phase's process. */
const OPTIONS = [
  { key: "together", says: "1回以上、", value: true },
  { key: "nth", says: "そのターン{nth:Number}回目に", value: null },
  { key: "process", says: "フェイズの処理によって、", value: true },
  { key: "process", says: "フェイズの処理によらず、", value: false },
] as const;

type Option = (typeof OPTIONS)[number];

const KEYS: readonly string[] = OPTIONS.map(({ key }) => key);

/** An event with exactly some of the options. */
const withOptions = (options: readonly Option[]): PhraseMeaning => ({
  make: ({ event, nth }) => {
    const { on } = event as PlainObject;
    if (on !== "move" && options.some(({ key }) => key === "process")) return undefined;
    return { ...(event as PlainObject), ...Object.fromEntries(options.map(({ key, value }) => [key, value ?? nth])) };
  },
  take: (pattern: PlainObject) => {
    const { nth, ...rest } = pattern;
    const fits = OPTIONS.every(
      (option) =>
        options.includes(option) === (option.value === null ? nth !== undefined : option.value === rest[option.key]),
    );
    if (!fits) return undefined;
    const event = Object.fromEntries(Object.entries(rest).filter(([key]) => !KEYS.includes(key)));
    return { event, ...(nth !== undefined && { nth }) };
  },
});

/** Every choice of options, at most one for a key; the plain event first. */
function choicesOf([option, ...rest]: readonly Option[]): readonly (readonly Option[])[] {
  if (option === undefined) return [[]];
  const others = choicesOf(rest);
  const free = others.filter((some) => some.every(({ key }) => key !== option.key));
  return [...others, ...free.map((some) => [option, ...some])];
}

/** Grammar rules for past events, one for each combination of optional words before the event. */
export const PAST_EVENT_RULES: readonly GrammarRule[] = choicesOf(OPTIONS).map((options) =>
  defineRule(`${options.map(({ says }) => says).join("")}{event:OneHappening.*}`, withOptions(options)),
);

const did = (says: string, pattern: object): GrammarRule =>
  defineRule(says, createDataMeaning({ ...pattern, what: {} }));

/** Rules for what something did this turn, before its noun. */
const DEEDS: readonly GrammarRule[] = [
  did("攻撃した", { on: "attack" }),
  did("防御した", { on: "defend" }),
  did("召喚された", { on: "move", to: "battleArea" }),
  did("破壊された", { on: "move", cause: "destroy" }),
  did("捨てられた", { on: "move", cause: "discard" }),
  did("戦闘エリアからダストに置かれた", { on: "move", from: "battleArea", to: "dust" }),
  did("{to:FromZones}に置かれた", { on: "move", to: $.to }),
  did("ダメージを受けた", { on: "damage" }),
  did("{by:Subject}がダメージを与えた", { on: "damage", by: $.by }),
  did("{counter:Counter}カウンターが置かれた", { on: "countersPut", counter: $.counter }),
  did("対象になった", { on: "targeted" }),
  defineRule("「{event:Happening.past}」", createSlotMeaning("event")),
];

export const HISTORY_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Deed: { rows: DEEDS },
  /** A bound on the amount of an event: 「3点以上の」. */
  PointBound: { rows: [defineRule("{bound:PointAmount}の", createSlotMeaning("bound"))] },
  PointAmount: { rows: [defineRule("{than:Q点}{is:Comparison}", createDataMeaning({ is: $.is, than: $.than }))] },
  CounterAmount: { rows: [defineRule("{than:Q個}{is:Comparison}", createDataMeaning({ is: $.is, than: $.than }))] },
};
