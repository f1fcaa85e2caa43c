import { COLORS, type Symbols, symbolCount } from "@/engine/magmell";
import { CostSymbol, type SymbolForm } from "./cost-symbol";
import { type SymbolWords, symbolWords } from "./symbol-words";
import styles from "./symbols.module.css";

export type SymbolRowProps = {
  form: SymbolForm;
  symbols: Symbols;
  words: SymbolWords;
  /** What the symbols are, for screen readers: `words.site.fields.useCost` or `.catalyst`. */
  label: string;
  /** Says "none" in a word instead of showing nothing. */
  showNone?: boolean;
};

/** Symbols side by side, in the order of the notation `2赤赤`. They grow with the font size of where they stand. */
export function SymbolRow({ form, symbols, words, label, showNone }: SymbolRowProps) {
  if (symbolCount(symbols) === 0) return showNone ? <span className="text-ink-soft">{words.none}</span> : null;
  return (
    <span role="img" aria-label={`${label} ${symbolWords(symbols, words)}`} className={styles.row}>
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
