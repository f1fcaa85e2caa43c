import type { Select } from "../../model/select";
import type { ZoneId } from "../../model/zone";
import type { CategorySpec, GrammarRow } from "../grammar/grammar";
import type { Meaning } from "../grammar/pattern";
import { $, data, listOf, reading, row, slotValue } from "./meanings";
import type { Description } from "./nouns";

type All = Extract<Select, { all: unknown }>;

/** A description as the selection of all that fits, and back. `must` asks for 「すべての」. */
const allOf = (must: boolean): Meaning => ({
  make: ({ some }) => {
    const { all, zones, ...rest } = some as Description;
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
const allInOneArea: Meaning = {
  make: ({ some }) => (isInOneArea(some as Description) ? allOf(true).make({ some }) : undefined),
  take: (value: never) => {
    const slots = allOf(true).take(value);
    return slots !== undefined && isInOneArea(slots.some as Description) ? slots : undefined;
  },
};

/** A hand is named like a part of a list of areas. */
const isInOneArea = ({ zones }: Description): boolean => zones?.length === 1 && zones[0] !== "hand";

const SINGLE: readonly GrammarRow[] = [
  row("{it:Ref}", slotValue("it", ref)),
  row("{player:Player}", data({ player: $.player })),
  row("両方のプレイヤー", data({ players: "both" })),
  reading("(すべての|各|それぞれの|お互いの)プレイヤー", data({ players: "both" })),
  row("{whose:Player}の{top:Deck}の一番上のカード", data({ top: $.top, whose: $.whose, count: 1 })),
  row("{whose:Player}の{top:Deck}の一番上のカード{count:Q枚}", data({ top: $.top, whose: $.whose, count: $.count })),
  row("{whose:Player}の{bottom:Deck}の一番下のカード", data({ bottom: $.bottom, whose: $.whose, count: 1 })),
  row(
    "{whose:Player}の{bottom:Deck}の一番下のカード{count:Q枚}",
    data({ bottom: $.bottom, whose: $.whose, count: $.count }),
  ),
];

const SHARED: readonly GrammarRow[] = [
  ...SINGLE,
  row("{all:Joined}", data({ join: $.all })),
  row("{of:Ref}の発生源", data({ sourceOf: $.of })),
  row("{of:Ref}のうちの{where:Being}", data({ of: $.of, where: $.where })),
  reading("{of:Ref}の中の{where:Being}", data({ of: $.of, where: $.where })),
];

export const SELECTION_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  /** Players and instances that something is done to. All of a sort have 「すべての」 before them. */
  Select: {
    rows: [...SHARED, row("{some:Placed}", allOf(true)), reading("{some:Placed}(すべて|全体|全員)", allOf(false))],
  },
  /** Selections without 「すべての」, for places that are about all of them anyway: counts, and the subject of static abilities. */
  Group: {
    rows: [...SHARED, row("{some:Placed}", allOf(false)), reading("プレイヤー", data({ players: "both" }))],
  },
  /** 「〜をすべて」 */
  AllOf: { rows: [row("{some:Placed}", allOf(false))] },
  Joined: listOf("JoinedPart", ["と"], 2),
  JoinedPart: {
    rows: [...SINGLE, row("{some:Placed}", allInOneArea), row("「{some:Placed}」", allOf(false))],
  },
  RefOrAll: { rows: [row("「{some:Placed}」", allOf(false)), row("{it:Ref}", slotValue("it"))] },
  Refs: listOf("RefOrAll", ["と"], 2),
};
