import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import { COLORS, type Color, countSymbols, type SymbolCounts } from "@/engine/magmell";
import { useCardWords } from "./card-words";
import { EMBLEM_SPRITE_PATH } from "./emblem/emblem-sprite";
import { getSignPlace, type SymbolShape } from "./symbol-shapes";
import styles from "./symbols.module.css";

/** Describes symbols for screen readers, such as 「任意2・赤2」. Without symbols, returns the word for none. */
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

type SymbolProps = {
  form: SymbolShape;
  color: Color | "any";
  /** The letter of the color, or the number of stones of any color. */
  sign: string | number;
};

/**
 * Renders one symbol in the size of its container. Its background comes from the emblem sprite, because a page may have
 * hundreds of symbols. Hidden from screen readers, which read the label of the row.
 */
export const CostSymbol = ({ form, color, sign }: SymbolProps) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={classNames(styles[form], styles[color])}>
    <use href={`${EMBLEM_SPRITE_PATH}#${form}-${color}`} />
    <text {...getSignPlace(form, color)}>{sign}</text>
  </svg>
);

type RowProps = {
  form: SymbolShape;
  symbols: SymbolCounts;
  lang: Lang;
  /** Renders the word "none" instead of nothing. */
  showNone?: boolean;
};

/** Symbols side by side, in the order of the notation `2赤赤`. They scale with the font size. */
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

/** Renders the lightning bolt of a quick card (209.1.1). Hidden from screen readers, because the word is next to it. */
export const QuickIcon = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" className={className}>
    <path d="M14.5 1 4 14h6.500L8 23 20 9h-7Z" />
  </svg>
);
