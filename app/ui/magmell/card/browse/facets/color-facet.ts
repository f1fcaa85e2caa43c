import { type Color, fromColorBits, toColorBits } from "@/engine/magmell";
import type { Predicate, QueryNode } from "@/lib/magmell/search/query/types";
import {
  type EditableQuery,
  getQueryParts,
  isPartAboutKey,
  setPredicates,
  togglePredicate,
} from "@/lib/magmell/search/query/write/edit-query";

/** How the chosen colors are compared with the colors of a card. */
export const COLOR_MATCH_MODES = ["any", "all", "exactly", "most"] as const;
type ColorMode = (typeof COLOR_MATCH_MODES)[number];

/** The color terms of a query, as far as the panel can show them. */
type ColorState = { readonly mode: ColorMode; readonly bits: number; readonly colorless: boolean };

const NOTHING: ColorState = { mode: "any", bits: 0, colorless: false };
const COLORLESS: Predicate = { on: "colors", key: "colors", op: "=", bits: 0 };

const has = (op: ">=" | "=" | "<=", bits: number): Predicate => ({ on: "colors", key: "colors", op, bits });

/**
 * Returns the query's color filter as shown in the facet; null if the facet cannot show it, as for `c!=b` or two color
 * terms.
 */
export function getColorFacetState(query: EditableQuery): ColorState | null {
  const about = getQueryParts(query).filter((part) => isPartAboutKey(part, "colors"));
  const [part] = about;
  if (!part) return NOTHING;
  const tests = about.length > 1 ? null : listedTests(part);
  if (!tests) return null;
  const [only, ...others] = tests;
  if (only && others.length === 0 && only.bits > 0) {
    if (only.op === "=") return { mode: "exactly", bits: only.bits, colorless: false };
    if (only.op === "<=") return { mode: "most", bits: only.bits, colorless: false };
    if (only.op === ">=" && fromColorBits(only.bits).length > 1)
      return { mode: "all", bits: only.bits, colorless: false };
  }
  const isChoice = ({ op, bits }: ColorTest) =>
    (op === ">=" && fromColorBits(bits).length === 1) || (op === "=" && bits === 0);
  if (!tests.every(isChoice)) return null;
  return {
    mode: "any",
    bits: tests.reduce((all, { bits }) => all | bits, 0),
    colorless: tests.some(({ bits }) => bits === 0),
  };
}

/** Replaces the query's color filter with the colors selected in the facet. */
export function setColors(query: EditableQuery, { mode, bits, colorless }: ColorState): EditableQuery {
  const ops = { all: ">=", exactly: "=", most: "<=" } as const;
  const colors =
    bits === 0
      ? []
      : mode === "any"
        ? fromColorBits(bits).map((color) => has(">=", toColorBits([color])))
        : [has(ops[mode], bits)];
  return setPredicates(query, "colors", colorless ? [...colors, COLORLESS] : colors);
}

/**
 * Adds a color to the query's color filter or removes it. Colorless combines with colors only in the mode `any`; in
 * other modes it replaces them.
 */
export function toggleColor(query: EditableQuery, color: Color | "colorless"): EditableQuery {
  const state = getColorFacetState(query);
  if (!state) return togglePredicate(query, color === "colorless" ? COLORLESS : has(">=", toColorBits([color])));
  if (color !== "colorless") return setColors(query, { ...state, bits: state.bits ^ toColorBits([color]) });
  return setColors(
    query,
    state.mode === "any" ? { ...state, colorless: !state.colorless } : { ...NOTHING, colorless: true },
  );
}

/**
 * Returns the colors of a filter such as `needs:b,r`; null if the facet cannot show it, as for `-needs:b` or a list.
 */
export function getNeededColorBits(query: EditableQuery): number | null {
  const [part, ...others] = getQueryParts(query).filter((one) => isPartAboutKey(one, "needs"));
  if (!part) return 0;
  if (others.length > 0 || part.type !== "test" || part.predicate.on !== "colors") return null;
  const { op, bits } = part.predicate;
  return op === "<=" || (op === "=" && bits === 0) ? bits : null;
}

export function toggleNeededColor(query: EditableQuery, color: Color): EditableQuery {
  const needed = (bits: number): Predicate => ({ on: "colors", key: "needs", op: "<=", bits });
  const known = getNeededColorBits(query);
  if (known === null) return togglePredicate(query, needed(toColorBits([color])));
  const bits = known ^ toColorBits([color]);
  return setPredicates(query, "needs", bits === 0 ? [] : [needed(bits)]);
}

type ColorTest = Extract<Predicate, { on: "colors" }>;

function listedTests(part: QueryNode): readonly ColorTest[] | null {
  const parts = part.type === "or" ? part.parts : [part];
  const tests = parts.flatMap((one) => (one.type === "test" && one.predicate.on === "colors" ? [one.predicate] : []));
  return tests.length === parts.length ? tests : null;
}
