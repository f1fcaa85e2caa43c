import { type Dictionary, say } from "@/app/ui/words";
import { type CardFilters, type ColorChoice, NO_FILTERS, type Range } from "@/lib/catalogue/filters";
import type { CatalogueSet } from "@/lib/catalogue/types";

export type ActiveFilter = {
  /** The filter in words, such as 「色 青・赤」. */
  readonly label: string;
  /** The same filters without this one. */
  readonly without: CardFilters;
};

type Words = Pick<Dictionary, "cards" | "site">;
/** The mode of the colours belongs to the colours. */
type Field = Exclude<keyof CardFilters, "colorMode">;

/** The filters in use, in the order in which an address names them. */
export function activeFilters(filters: CardFilters, sets: readonly CatalogueSet[], words: Words): ActiveFilter[] {
  const values = describe(filters, sets, words);
  const fields = Object.entries(values) as [Field, string | null][];
  return fields.flatMap(([field, value]) =>
    value === null
      ? []
      : [
          {
            label: value,
            without: {
              ...filters,
              [field]: NO_FILTERS[field],
              ...(field === "colors" && { colorMode: NO_FILTERS.colorMode }),
            },
          },
        ],
  );
}

function describe(filters: CardFilters, sets: readonly CatalogueSet[], words: Words): Record<Field, string | null> {
  const { cards, site } = words;
  const names = cards.filters;
  const list = (name: string, values: readonly string[] | null) =>
    values && `${name} ${values.length > 0 ? values.join("・") : cards.nothing}`;
  const colors = (values: readonly ColorChoice[] | null) => values?.map((color) => colorWord(color, words)) ?? null;
  const setNames = filters.sets?.map((code) => sets.find((set) => set.code === code)?.code ?? code) ?? null;
  return {
    words: filters.words === "" ? null : `${names.words} ${filters.words}`,
    kinds: list(names.kind, filters.kinds?.map((kind) => site.kinds[kind]) ?? null),
    timings: list(names.timing, filters.timings?.map((timing) => site.timings[timing]) ?? null),
    colors: list(filters.colorMode === "exactly" ? names.colorModes.exactly : names.color, colors(filters.colors)),
    needs: list(names.needs, colors(filters.needs)),
    useCost: rangeWords(names.use, filters.useCost, cards.range),
    total: rangeWords(names.total, filters.total, cards.range),
    ap: rangeWords(names.ap, filters.ap, cards.range),
    hp: rangeWords(names.hp, filters.hp, cards.range),
    sets: list(names.set, setNames),
    catalyst: filters.catalyst === null ? null : `${names.catalyst} ${cards.catalyst[filters.catalyst ? "yes" : "no"]}`,
    tokens: filters.tokens ? cards.tokensShown : null,
  };
}

/** A colour, or the absence of all, in a word. */
export const colorWord = (color: ColorChoice, { cards, site }: Words): string =>
  color === "colorless" ? cards.colorless : site.colors[color];

function rangeWords(name: string, range: Range | null, words: Words["cards"]["range"]): string | null {
  if (range === null) return null;
  const { min, max } = range;
  if (min !== null && max !== null && min > max) return `${name} ${words.none}`;
  if (min !== null && max !== null) return `${name} ${say(min === max ? words.exact : words.both, { min, max })}`;
  if (min !== null) return `${name} ${say(words.min, { min })}`;
  return max === null ? null : `${name} ${say(words.max, { max })}`;
}
