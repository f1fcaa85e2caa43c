import type { Select } from "../../model/select";
import type { ZoneId } from "../../model/zone";
import type { CategorySpec, GrammarRule } from "../grammar/grammar";
import type { PhraseMeaning } from "../grammar/pattern";
import {
  $,
  createDataMeaning,
  createListCategory,
  createSlotMeaning,
  defineReadOnlyRule,
  defineRule,
} from "./meanings";
import type { NounDescription } from "./nouns";

type All = Extract<Select, { all: unknown }>;

/** A description as the selection of all that fits, and back. `must` asks for 「すべての」. */
const allOf = (must: boolean): PhraseMeaning => ({
  make: ({ some }) => {
    const { all, zones, ...rest } = some as NounDescription;
    if ((must && !all) || zones === undefined) return undefined;
    return { all: zones.length === 1 ? zones[0] : zones, ...rest };
  },
  take: (value: Select) => {
    if (typeof value === "string" || !("all" in value)) return undefined;
    const { all, ...rest } = value as All;
    const zones: readonly ZoneId[] = typeof all === "string" ? [all] : all;
    const hand = zones.length === 1 && zones[0] === "hand" && rest.whose !== undefined && rest.where === undefined;
    return { some: { ...((must || hand) && { all: true }), zones, ...rest } };
  },
});

/** Selections that are no references to something that was named before. */
const OPEN = ["all", "top", "bottom", "player"];

const ref = (value: unknown): boolean =>
  value === "self" || (typeof value === "object" && value !== null && !OPEN.some((key) => key in value));

/** A selection of everything that fits in one zone, with 「すべての」: it can be joined to others without brackets. */
const allInOneArea: PhraseMeaning = {
  make: ({ some }) => (isInOneArea(some as NounDescription) ? allOf(true).make({ some }) : undefined),
  take: (value: never) => {
    const slots = allOf(true).take(value);
    return slots !== undefined && isInOneArea(slots.some as NounDescription) ? slots : undefined;
  },
};

/** A hand is named like a part of a list of areas. */
const isInOneArea = ({ zones }: NounDescription): boolean => zones?.length === 1 && zones[0] !== "hand";

const SINGLE: readonly GrammarRule[] = [
  defineRule("{it:Ref}", createSlotMeaning("it", ref)),
  defineRule("{player:Player}", createDataMeaning({ player: $.player })),
  defineRule("両方のプレイヤー", createDataMeaning({ players: "both" })),
  defineReadOnlyRule("(すべての|各|それぞれの|お互いの)プレイヤー", createDataMeaning({ players: "both" })),
  defineRule("{whose:Player}の{top:Deck}の一番上のカード", createDataMeaning({ top: $.top, whose: $.whose, count: 1 })),
  defineRule(
    "{whose:Player}の{top:Deck}の一番上のカード{count:Q枚}",
    createDataMeaning({ top: $.top, whose: $.whose, count: $.count }),
  ),
  defineRule(
    "{whose:Player}の{bottom:Deck}の一番下のカード",
    createDataMeaning({ bottom: $.bottom, whose: $.whose, count: 1 }),
  ),
  defineRule(
    "{whose:Player}の{bottom:Deck}の一番下のカード{count:Q枚}",
    createDataMeaning({ bottom: $.bottom, whose: $.whose, count: $.count }),
  ),
];

const SHARED: readonly GrammarRule[] = [
  ...SINGLE,
  defineRule("{all:Joined}", createDataMeaning({ join: $.all })),
  defineRule("{of:Ref}の発生源", createDataMeaning({ sourceOf: $.of })),
  defineRule("{of:Ref}のうちの{where:Being}", createDataMeaning({ of: $.of, where: $.where })),
  defineReadOnlyRule("{of:Ref}の中の{where:Being}", createDataMeaning({ of: $.of, where: $.where })),
];

const createPausedCategory = (category: string): CategorySpec => ({
  begins: [category],
  scan: (source, at) => source.read(category, at),
  write: (value, { write }) => {
    const text = write(category, value);
    return text?.includes("、") ? text : null;
  },
});

export const SELECTION_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  /** Players and instances that something is done to. All of a sort have 「すべての」 before them. */
  Select: {
    rows: [
      ...SHARED,
      defineRule("{some:Placed}", allOf(true)),
      defineReadOnlyRule("{some:Placed}(すべて|全体|全員)", allOf(false)),
    ],
  },
  /** Selections without 「すべての」, for places that are about all of them anyway: counts, and the subject of static abilities. */
  Group: {
    rows: [
      ...SHARED,
      defineRule("{some:Placed}", allOf(false)),
      defineReadOnlyRule("プレイヤー", createDataMeaning({ players: "both" })),
    ],
  },
  /** Selections with a comma of their own, which is followed by another after 「は」. */
  PausedGroup: createPausedCategory("Group"),
  PausedSelect: createPausedCategory("Select"),
  /** 「〜をすべて」 */
  AllOf: { rows: [defineRule("{some:Placed}", allOf(false))] },
  Joined: createListCategory("JoinedPart", ["と"], 2),
  JoinedPart: {
    rows: [...SINGLE, defineRule("{some:Placed}", allInOneArea), defineRule("「{some:Placed}」", allOf(false))],
  },
  RefOrAll: { rows: [defineRule("「{some:Placed}」", allOf(false)), defineRule("{it:Ref}", createSlotMeaning("it"))] },
  Refs: createListCategory("RefOrAll", ["と"], 2),
};
