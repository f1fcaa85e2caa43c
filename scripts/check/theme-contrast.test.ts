import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const SCHEMES = ["light", "dark"] as const;

type Colors = Readonly<Record<(typeof SCHEMES)[number], string>>;

/** Grounds on which any text and any edge of a control may stand. */
const GROUNDS = ["paper", "leaf", "wash"];

/** Colors of text, each with all grounds that it stands on: 4.5:1 (WCAG 1.4.3). */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: [...GROUNDS, "mark", "line"],
  "ink-soft": GROUNDS,
  gold: GROUNDS,
  red: GROUNDS,
  green: GROUNDS,
  blue: GROUNDS,
  leaf: ["ink"],
  "on-color": ["gold", "red", "green", "blue"],
  ivory: ["frame-blue", "frame-green", "frame-red", "frame-none"],
};

/** Colors of edges of controls, rings, bars and drawings, each with what it stands on: 3:1 (WCAG 1.4.11). */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  edge: ["paper", "leaf", "wash"],
  gold: [...GROUNDS, "line"],
  red: [...GROUNDS, "line"],
  green: [...GROUNDS, "line"],
  blue: GROUNDS,
  ink: GROUNDS,
};

/** Colors that only divide or dim what can be told apart without them. */
const ORNAMENTS = ["line", "veil"];

const TEXT_CLASS = "text";
const GROUND_CLASS = "bg";
const EDGE_CLASSES = ["border", "ring", "outline", "stroke", "fill", "accent", "decoration", "divide"];

/** Returns the colors of the theme by name. Those that both schemes share are written once. */
function readTheme(css: string): ReadonlyMap<string, Colors> {
  const theme = css.slice(css.indexOf(":root,"), css.indexOf('[data-theme="light"] {'));
  const colors = new Map<string, Colors>();
  for (const [, name = "", value = ""] of theme.matchAll(/--([a-z-]+):\s*([^;]+);/g)) {
    const [, light, dark] = /^light-dark\((#\w+|rgb\([^)]*\)),\s*(#\w+|rgb\([^)]*\))\)$/.exec(value) ?? [];
    if (light && dark) colors.set(name, { light, dark });
    else if (/^#\w+$/.test(value)) colors.set(name, { light: value, dark: value });
  }
  return colors;
}

/** Relative luminance of an opaque color such as `#1d1a16` (WCAG 2.2). */
function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`${color} is not an opaque color of six digits`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const theme = readTheme(readFileSync(join(ROOT, "app/globals.css"), "utf8"));

/** Pairs of a table whose contrast is below a limit, in words. */
const tooFaint = (table: Readonly<Record<string, readonly string[]>>, limit: number): readonly string[] =>
  Object.entries(table).flatMap(([front, grounds]) =>
    grounds.flatMap((ground) =>
      SCHEMES.flatMap((scheme) => {
        const [a, b] = [front, ground].map((name) => theme.get(name)?.[scheme]);
        if (a === undefined || b === undefined) return [`${front} or ${ground} is not a color of the theme`];
        const ratio = contrast(a, b);
        return ratio < limit ? [`${front} on ${ground} in the ${scheme}: ${ratio.toFixed(2)}`] : [];
      }),
    ),
  );

/** String literals of the components: each holds the classes of one element, or some of them. */
const literals = readdirSync(join(ROOT, "app"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .flatMap((path) => readFileSync(join(ROOT, "app", path), "utf8").match(/"[^"\n]*"|`[^`]*`/g) ?? []);

/** Colors that classes of a kind name in a text, such as `wash` in `hover:bg-wash/60`. */
function colorsOf(text: string, kinds: string | readonly string[]): readonly string[] {
  const classes = [kinds].flat().join("|");
  const pattern = new RegExp(`(?<![\\w-]|backdrop:)(?:${classes})(?:-[btlrxyse])?-([a-z]+(?:-[a-z]+)?)(?![\\w-])`, "g");
  return [...text.matchAll(pattern)].map(([, name = ""]) => name).filter((name) => theme.has(name));
}

const usedAs = (kinds: string | readonly string[]) => [...new Set(colorsOf(literals.join("\n"), kinds))];

describe("colors of the theme", () => {
  test("text is read on every ground that it stands on", () => {
    expect(tooFaint(TEXT, 4.5)).toEqual([]);
  });

  test("edges of controls, rings and bars are seen on every ground", () => {
    expect(tooFaint(EDGES, 3)).toEqual([]);
  });

  test("every color has a pair, or only divides", () => {
    const known = new Set([...Object.entries({ ...TEXT }), ...Object.entries(EDGES)].flat(2).concat(ORNAMENTS));
    expect([...theme.keys()].filter((name) => !known.has(name))).toEqual([]);
    expect(theme.size).toBeGreaterThan(15);
  });

  test("colors that components give to text, grounds and edges are such in the tables", () => {
    expect(usedAs(TEXT_CLASS).filter((name) => !(name in TEXT))).toEqual([]);
    const grounds = new Set([...Object.values(TEXT), ...Object.values(EDGES)].flat().concat(ORNAMENTS));
    expect(usedAs(GROUND_CLASS).filter((name) => !grounds.has(name) && !(name in EDGES))).toEqual([]);
    expect(usedAs(EDGE_CLASSES).filter((name) => !(name in EDGES) && !ORNAMENTS.includes(name))).toEqual([]);
    expect(usedAs([TEXT_CLASS, GROUND_CLASS, ...EDGE_CLASSES]).length).toBeGreaterThan(10);
  });

  test("a color of text and a ground that stand in one list of classes are a pair of the tables", () => {
    const pairs = literals.flatMap((text) =>
      colorsOf(text, TEXT_CLASS).flatMap((front) => colorsOf(text, GROUND_CLASS).map((ground) => [front, ground])),
    );
    expect(pairs.length).toBeGreaterThan(5);
    const missing = pairs.filter(([front = "", ground = ""]) => !TEXT[front]?.includes(ground));
    expect([...new Set(missing.map((pair) => pair.join(" on ")))]).toEqual([]);
  });
});
