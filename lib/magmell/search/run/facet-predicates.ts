import { COLOR_BITS, COLORS } from "@/engine/magmell";
import type { SearchIndex } from "../index/types";
import { CHOICE_VALUES } from "../query/choices";
import type { ChoiceKey, ColorKey, NumberKey } from "../query/keys";
import type { Predicate } from "../query/types";

export const FACET_IDS = [
  "kind",
  "timing",
  "colors",
  "needs",
  "useCount",
  "total",
  "ap",
  "hp",
  "set",
  "engine",
  "tag",
  "ability",
] as const;
/** A facet by which results can be narrowed, named after its query key. */
export type FacetId = (typeof FACET_IDS)[number];

/** Costs from here on share one facet value. */
const MOST_COST = 7;
/** Upper ends of the bands; the last band is open. */
const BANDS = [1, 3, 5, 7] as const;

const words = (key: ChoiceKey): readonly Predicate[] =>
  CHOICE_VALUES[key].map(([value]): Predicate => ({ on: "choice", key, value }));

const eachColor = (key: ColorKey, op: ">=" | "<="): readonly Predicate[] => [
  ...COLORS.map((color): Predicate => ({ on: "colors", key, op, bits: COLOR_BITS[color] })),
  { on: "colors", key, op: "=", bits: 0 },
];

function costs(key: NumberKey): readonly Predicate[] {
  const exactly = Array.from({ length: MOST_COST }, (_, value): Predicate => ({ on: "number", key, op: "=", value }));
  return [...exactly, { on: "number", key, op: ">=", value: MOST_COST }];
}

function bands(key: NumberKey): readonly Predicate[] {
  const closed = BANDS.map((to, at): Predicate => ({ on: "range", key, from: (BANDS[at - 1] ?? -1) + 1, to }));
  return [...closed, { on: "number", key, op: ">=", value: (BANDS.at(-1) ?? 0) + 1 }];
}

/**
 * Facet values as predicates, in the same form as a parsed query contains them, so that a value can be found in a
 * query.
 */
export const FACET_PREDICATES: Readonly<Record<Exclude<FacetId, "set">, readonly Predicate[]>> = {
  kind: words("kind"),
  timing: words("timing"),
  colors: [...eachColor("colors", ">="), { on: "colorCount", key: "colors", op: ">=", value: 2 }],
  needs: eachColor("needs", "<="),
  useCount: costs("useCount"),
  total: costs("total"),
  ap: bands("ap"),
  hp: bands("hp"),
  engine: words("engine"),
  tag: words("tag"),
  ability: words("ability"),
};

/** Returns the predicate and catalogue position of each set, newest first. */
export const getSetPredicates = ({
  catalogue,
}: SearchIndex): readonly { readonly predicate: Predicate; readonly place: number }[] =>
  catalogue.sets
    .map(({ code }, place) => ({ predicate: { on: "text", key: "set", match: "is", value: code } as const, place }))
    .reverse();
