import type { CardKind, Color } from "@/engine/magmell";

/** A benchmark query that all search engines can run: required texts, and card properties. */
export type BenchQuery = {
  readonly words: readonly string[];
  readonly like?: {
    readonly color?: Color;
    readonly kind?: CardKind;
    readonly useAtMost?: number;
    readonly apAtLeast?: number;
  };
};

/**
 * Benchmark queries: common and rare words in both languages, several words, parts of compounds, no match, and words
 * with filters.
 */
export const BENCH_QUERIES: readonly BenchQuery[] = [
  { words: ["draw"] },
  { words: ["destroy", "target", "unit"] },
  { words: ["dragon"] },
  { words: ["twilit", "dragon"] },
  { words: ["negate", "target", "card"] },
  { words: ["dust", "hand"] },
  { words: ["qqzzxx"] },
  { words: ["探す"] },
  { words: ["破壊"] },
  { words: ["薄明の竜"] },
  { words: ["手札に加え"] },
  { words: ["ダスト", "手札"] },
  { words: [], like: { color: "red", kind: "unit", useAtMost: 3, apAtLeast: 4 } },
  { words: ["draw"], like: { color: "red", useAtMost: 3 } },
  { words: ["destroy", "target"], like: { kind: "magic", useAtMost: 4 } },
  { words: ["破壊"], like: { color: "green", kind: "unit" } },
  { words: ["探す"], like: { kind: "unit", apAtLeast: 6 } },
];

/** Returns the benchmark query in the query language. */
export function toQueryText({ words, like = {} }: BenchQuery): string {
  const { color, kind, useAtMost, apAtLeast } = like;
  return [
    ...words.map((word) => `any:${word}`),
    color && `c:${color}`,
    kind && `t:${kind}`,
    useAtMost !== undefined && `usev<=${useAtMost}`,
    apAtLeast !== undefined && `ap>=${apAtLeast}`,
  ]
    .filter(Boolean)
    .join(" ");
}

export const getBenchQueryName = ({ words, like }: BenchQuery): string =>
  [words.join(" "), like && Object.values(like).join(" ")].filter(Boolean).join(" + ");
