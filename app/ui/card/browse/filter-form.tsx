import type { ReactNode } from "react";
import { ColorMark } from "@/app/ui/card/color-mark";
import { QuickMark } from "@/app/ui/card/quick-mark";
import { Button } from "@/app/ui/kit/button";
import { CheckChip } from "@/app/ui/kit/check-chip";
import { Glyph } from "@/app/ui/kit/glyph";
import { SelectField } from "@/app/ui/kit/select-field";
import { TextField } from "@/app/ui/kit/text-field";
import { type Dictionary, href, type Lang, say } from "@/app/ui/words";
import { KINDS, TIMINGS } from "@/engine";
import { COLOR_CHOICES, type ColorChoice, type Range } from "@/lib/catalogue/filters";
import type { CatalogueSet } from "@/lib/catalogue/types";
import { type CardQuery, writeCardQuery } from "@/lib/catalogue/url";
import { colorWord } from "./active-filters";
import type { View } from "./browse-address";
import styles from "./filter-form.module.css";

type Words = Pick<Dictionary, "cards" | "site">;
type Props = { lang: Lang; query: CardQuery; view: View; sets: readonly CatalogueSet[]; words: Words };

/** Search box and filters: a plain form whose answer is an address. Works without script. */
export function FilterForm({ lang, query, view, sets, words }: Props) {
  const { cards } = words;
  return (
    <search className="no-print">
      <form action={href(lang, "/cards")} method="get" className="grid gap-3 sm:gap-4">
        {view === "grid" ? null : <input type="hidden" name="view" value={view} />}
        <div className="flex items-end gap-2 sm:gap-3">
          <TextField
            type="search"
            name="q"
            label={cards.search}
            defaultValue={query.filters.words}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            frameClassName="min-w-0 flex-1"
          />
          <Button type="submit" variant="primary" className="max-sm:px-4">
            <Glyph name="search" />
            {cards.submit}
          </Button>
        </div>
        <details className={styles.filters}>
          <summary className={SUMMARY_CLASS}>
            <Glyph name="right" size={16} className={styles.arrow} />
            {cards.filter}
          </summary>
          <div className="grid gap-4 max-sm:pt-3">
            <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
              <BasicFilters query={query} words={words} />
            </div>
            <MoreFilters query={query} sets={sets} words={words} lang={lang} />
          </div>
        </details>
      </form>
    </search>
  );
}

const SUMMARY_CLASS =
  "flex min-h-11 list-none items-center gap-2 rounded-[3px] border border-line bg-leaf px-4 text-sm hover:bg-wash " +
  "[&::-webkit-details-marker]:hidden";

function BasicFilters({ query, words }: Pick<Props, "query" | "words">) {
  const { cards } = words;
  const { filters } = query;
  const sort = writeCardQuery(query).get("sort") ?? "number";
  const sorts = Object.entries(cards.sorts).map(([value, label]) => ({ value, label }));
  return (
    <>
      <Chips legend={cards.filters.color}>
        {COLOR_CHOICES.map((color) => (
          <ColorChip key={color} name="color" color={color} chosen={filters.colors} words={words} />
        ))}
      </Chips>
      <Chips legend={cards.filters.kind}>
        {KINDS.map((kind) => (
          <CheckChip key={kind} name="kind" value={kind} defaultChecked={filters.kinds?.includes(kind)}>
            {words.site.kinds[kind]}
          </CheckChip>
        ))}
      </Chips>
      <Chips legend={cards.filters.timing}>
        {TIMINGS.map((timing) => (
          <CheckChip key={timing} name="timing" value={timing} defaultChecked={filters.timings?.includes(timing)}>
            {timing === "quick" ? <QuickMark className="text-gold" /> : null}
            {words.site.timings[timing]}
          </CheckChip>
        ))}
      </Chips>
      <SelectField
        name="sort"
        label={cards.sort}
        options={sorts}
        defaultValue={sort}
        frameClassName="ml-auto max-sm:w-full sm:w-56"
      />
    </>
  );
}

function MoreFilters({ lang, query, sets, words }: Omit<Props, "view">) {
  const { cards } = words;
  const { filters } = query;
  const open = [
    filters.useCost,
    filters.total,
    filters.ap,
    filters.hp,
    filters.sets,
    filters.needs,
    filters.catalyst,
  ].some((filter) => filter !== null);
  return (
    <details open={open || filters.tokens || filters.colorMode !== "any"}>
      <summary className={SUMMARY_CLASS}>
        <Glyph name="right" size={16} className={styles.arrow} />
        {cards.more}
      </summary>
      <div className="grid gap-5 rounded-b-[3px] border border-line border-t-0 bg-leaf p-4 md:grid-cols-2 lg:grid-cols-4">
        <RangeFields name="use" label={cards.filters.use} range={filters.useCost} words={cards} />
        <RangeFields name="total" label={cards.filters.total} range={filters.total} words={cards} />
        <RangeFields name="ap" label={cards.filters.ap} range={filters.ap} words={cards} />
        <RangeFields name="hp" label={cards.filters.hp} range={filters.hp} words={cards} />
        <Chips legend={cards.filters.colors}>
          {(["any", "exactly"] as const).map((mode) => (
            <CheckChip key={mode} type="radio" name="colors" value={mode} defaultChecked={filters.colorMode === mode}>
              {cards.filters.colorModes[mode]}
            </CheckChip>
          ))}
        </Chips>
        <Chips legend={cards.filters.needs}>
          {COLOR_CHOICES.filter((color) => color !== "colorless").map((color) => (
            <ColorChip key={color} name="needs" color={color} chosen={filters.needs} words={words} />
          ))}
        </Chips>
        <Chips legend={cards.filters.catalyst}>
          {(["", "yes", "no"] as const).map((value) => (
            <CheckChip
              key={value}
              type="radio"
              name="catalyst"
              value={value}
              defaultChecked={value === (filters.catalyst === null ? "" : filters.catalyst ? "yes" : "no")}
            >
              {cards.catalyst[value === "" ? "all" : value]}
            </CheckChip>
          ))}
        </Chips>
        <Chips legend={cards.filters.set}>
          {sets.map((set) => (
            <CheckChip key={set.code} name="set" value={set.code} defaultChecked={filters.sets?.includes(set.code)}>
              {set.code} {lang === "ja" ? set.name : set.englishName}
            </CheckChip>
          ))}
        </Chips>
        <Chips legend={cards.filters.tokens}>
          <CheckChip name="tokens" value="shown" defaultChecked={filters.tokens}>
            {cards.tokensShown}
          </CheckChip>
        </Chips>
        <p className="self-end text-ink-soft text-sm">{cards.searchHint}</p>
      </div>
    </details>
  );
}

const Chips = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-medium text-sm">{legend}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
);

type ColorChipProps = {
  name: "color" | "needs";
  color: ColorChoice;
  chosen: readonly ColorChoice[] | null;
  words: Words;
};

function ColorChip({ name, color, chosen, words }: ColorChipProps) {
  return (
    <CheckChip name={name} value={color} defaultChecked={chosen?.includes(color)}>
      {color === "colorless" ? null : <ColorMark color={color} letter={words.site.colorLetters[color]} />}
      {colorWord(color, words)}
    </CheckChip>
  );
}

type RangeProps = { name: string; label: string; range: Range | null; words: Words["cards"] };

function RangeFields({ name, label, range, words }: RangeProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="flex items-center gap-2">
        <NumberField name={`${name}-min`} label={say(words.from, { field: label })} value={range?.min} />
        <span aria-hidden="true">–</span>
        <NumberField name={`${name}-max`} label={say(words.to, { field: label })} value={range?.max} />
      </div>
    </fieldset>
  );
}

const NumberField = ({ name, label, value }: { name: string; label: string; value?: number | null }) => (
  <TextField
    name={name}
    label={label}
    hideLabel
    inputMode="numeric"
    maxLength={3}
    autoComplete="off"
    defaultValue={value ?? ""}
    className="max-w-24 text-center"
  />
);
