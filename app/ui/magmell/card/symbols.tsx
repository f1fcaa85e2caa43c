import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { COLORS, type Color, countSymbols, type SymbolCounts } from "@/engine/magmell";
import { useCardWords } from "./card-words";

/** The outline of each color on a grid of 32, and where its letter stands: blue is a drop, green a leaf, red a flame. */
export const COLOR_SHAPES: Readonly<Record<Color, { path: string; letter: readonly [x: number, y: number] }>> = {
  blue: { path: "M16 2.5c3.2 6.2 9.8 10.5 9.8 17.3a9.8 9.8 0 0 1-19.6 0C6.2 13 12.8 8.7 16 2.5Z", letter: [16, 20] },
  green: { path: "M5 28.5 4 27.5l2.3-2.7C3.5 13.5 11 4 28 4c.3 17-9 24.5-19.8 22Z", letter: [17, 16] },
  red: {
    path: "M17.5 2c0 5 8.7 9.3 8.7 17.3a10.2 10.2 0 0 1-20.4 0c0-4.6 2.4-7.3 4.2-10.3.6 2.4 1.6 3.5 3.3 4C12.7 8.6 14.2 4.5 17.5 2Z",
    letter: [16, 20],
  },
};

/** Returns the reading of symbols for screen readers, such as 「任意2・赤2」; the word for none when there are none. */
export function describeSymbols(
  symbols: SymbolCounts,
  words: Pick<Dictionary["site"], "colors" | "anyColor" | "none">,
): string {
  const names = { any: words.anyColor, ...words.colors };
  const counted = (["any", ...COLORS] as const).flatMap((key) =>
    symbols[key] > 0 ? [beside(names[key], symbols[key])] : [],
  );
  return counted.length > 0 ? counted.join("・") : words.none;
}

/** Japanese sets a number close to its word, English apart. */
const beside = (name: string, count: number): string => (/[a-z]$/i.test(name) ? `${name} ${count}` : `${name}${count}`);

/** The form of a symbol: circles for a use cost (210.1), diamonds for a catalyst (211.1). */
export type SymbolShape = "circle" | "diamond";

type SymbolProps = {
  form: SymbolShape;
  color: Color | "any";
  /** The letter of the color, or the number of stones of any color. */
  sign: string | number;
};

/**
 * Renders one symbol, as large as its box. Few elements make it, because a page may have hundreds. Screen readers skip it and
 * read the label of its row.
 */
export function CostSymbol({ form, color, sign }: SymbolProps) {
  const tint = color === "any" ? "var(--ink)" : `var(--${color})`;
  const ground = {
    strokeWidth: 1.6,
    strokeLinejoin: "round" as const,
    fill: form === "circle" || color === "any" ? "var(--leaf)" : tint,
    stroke: tint,
  };
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32">
      {form === "circle" ? <circle cx="16" cy="16" r="15" {...ground} /> : <path d={DIAMOND} {...ground} />}
      {color === "any" ? null : (
        <path
          d={COLOR_SHAPES[color].path}
          fill={form === "circle" ? tint : "var(--on-color)"}
          transform={`translate(${SHIFT[form]} ${SHIFT[form] - RAISED}) scale(${SCALE[form]})`}
        />
      )}
      <text dy=".36em" fontWeight={700} textAnchor="middle" {...signOf(form, color)}>
        {sign}
      </text>
    </svg>
  );
}

const DIAMOND = "M16 .8 31.2 16 16 31.2.8 16Z";
/** How large the shape of a color stands in the symbol, and how far from its edges. */
const SCALE = { circle: 0.86, diamond: 0.68 } as const satisfies Record<SymbolShape, number>;
const SHIFT = { circle: 2.24, diamond: 5.12 } as const satisfies Record<SymbolShape, number>;
const RAISED = 0.5;

/** Position and color of the sign: a number stands on the ground, a letter within the shape of its color. */
function signOf(form: SymbolShape, color: Color | "any") {
  if (color === "any") return { x: 16, y: 16, fontSize: 17, fill: "var(--ink)" };
  const [x, y] = COLOR_SHAPES[color].letter;
  return {
    x: round(SHIFT[form] + SCALE[form] * x),
    y: round(SHIFT[form] - RAISED + SCALE[form] * y),
    fontSize: round(SCALE[form] * 13.5),
    fill: form === "circle" ? "var(--on-color)" : `var(--${color})`,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

type RowProps = {
  form: SymbolShape;
  symbols: SymbolCounts;
  lang: Lang;
  /** Says "none" in a word instead of showing nothing. */
  showNone?: boolean;
};

/** Symbols side by side, in the order of the notation `2赤赤`. They grow with the font size of where they stand. */
function SymbolRow({ form, symbols, lang, showNone }: RowProps) {
  const words = useCardWords(lang);
  if (countSymbols(symbols) === 0) return showNone ? <span className="text-ink-soft">{words.none}</span> : null;
  const label = words.fields[form === "circle" ? "useCost" : "catalyst"];
  return (
    <span
      role="img"
      aria-label={`${label} ${describeSymbols(symbols, words)}`}
      className="inline-flex flex-wrap gap-[0.1em] align-[-0.32em] *:size-[1.4em]"
    >
      {symbols.any > 0 ? <CostSymbol form={form} color="any" sign={symbols.any} /> : null}
      {COLORS.flatMap((color) =>
        Array.from({ length: symbols[color] }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols have nothing but their place.
          <CostSymbol key={`${color}${i}`} form={form} color={color} sign={words.colorLetters[color]} />
        )),
      )}
    </span>
  );
}

/** Renders the symbols of a use cost, in circles (210.1). */
export const CostSymbols = (props: Omit<RowProps, "form">) => <SymbolRow form="circle" {...props} />;

/** Renders the symbols of a catalyst, in diamonds (211.1). */
export const CatalystSymbols = (props: Omit<RowProps, "form">) => <SymbolRow form="diamond" {...props} />;

/** Renders the lightning stroke of a quick card (209.1.1). Hidden from screen readers: the word stands beside it. */
export const QuickIcon = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" className={className}>
    <path d="M14.5 1 4 14h6.500L8 23 20 9h-7Z" />
  </svg>
);
