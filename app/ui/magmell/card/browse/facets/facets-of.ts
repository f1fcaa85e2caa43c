import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getSearchHref } from "@/app/ui/links/browse-address";
import { fromColorBits } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import type { NumberKey } from "@/lib/magmell/search/query/keys";
import type { Predicate, Query } from "@/lib/magmell/search/query/types";
import {
  type EditableQuery,
  hasPredicate,
  setQueryOptions,
  togglePredicate,
} from "@/lib/magmell/search/query/write/edit-query";
import type { FacetId } from "@/lib/magmell/search/run/facet-predicates";
import { countFacets, type Facet, type FacetValue } from "@/lib/magmell/search/run/facets";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import type { SearchContext } from "@/lib/magmell/search/run/types";
import { getChoiceLabel } from "../query/term-words";
import {
  COLOR_MATCH_MODES,
  getColorFacetState,
  getNeededColorBits,
  setColors,
  toggleColor,
  toggleNeededColor,
} from "./color-facet";
import type { FacetChoice, FacetGroup, FacetMode } from "./facet-group";
import { getRangeEnds, hasColumn, type NumberFacetColumn, removeNumberTerms, toggleColumn } from "./number-facet";

type FacetRequest = { readonly query: Query; readonly snapshot: Catalogue; readonly context: SearchContext };
type Panel = { readonly asked: FacetRequest; readonly lang: Lang; readonly words: Pick<Dictionary, "search" | "site"> };

/** URL parameters of the range fields in forms without JavaScript. */
const RANGES = { useCount: "use", total: "total", ap: "ap", hp: "hp" } as const;
type RangeId = keyof typeof RANGES;

/** Groups that start open. The other groups open when one of their values is chosen. */
const OPEN: readonly FacetId[] = ["kind", "timing", "colors", "useCount", "set"];
/** Facets that always list all values, so that they do not move while the results change. */
const WHOLE: readonly FacetId[] = ["kind", "timing"];

/** Returns the facets of a search with counts, each choice with the URL of the edited query. */
export function buildFacetGroups(asked: FacetRequest, lang: Lang, words: Panel["words"]): readonly FacetGroup[] {
  const panel = { asked, lang, words };
  const facets = countFacets(getSearchIndex(asked.snapshot), asked.query, asked.context);
  return [...facets.map((facet) => groupOf(facet, panel)).filter(({ choices }) => choices.length > 0), others(panel)];
}

function groupOf({ id, values }: Facet, panel: Panel): FacetGroup {
  const { facets } = panel.words.search;
  const title = facets[id];
  if (id in RANGES) return numberGroup(id as RangeId, title, values, panel);
  const choices = id === "colors" || id === "needs" ? colorChoices(id, values, panel) : wordChoices(id, values, panel);
  return {
    id,
    title,
    choices,
    shape: "rows",
    open: OPEN.includes(id) || choices.some(({ on }) => on),
    ...(id === "colors" && colorModes(panel)),
    ...(id === "needs" && { hint: panel.words.search.needsHint }),
  };
}

/** Maximum number of unselected values shown per group. Queries may name others. */
const MOST_CHOICES = 24;

function wordChoices(id: FacetId, values: readonly FacetValue[], panel: Panel): readonly FacetChoice[] {
  const { query, snapshot } = panel.asked;
  let shown = 0;
  return values.flatMap(({ predicate, count }) => {
    if (!("value" in predicate)) return [];
    const value = String(predicate.value);
    const on = hasPredicate(query, predicate);
    if (count === 0 && !on && !WHOLE.includes(id)) return [];
    shown += 1;
    if (shown > MOST_CHOICES && !on) return [];
    const label =
      id === "set" ? setName(snapshot, value, panel.lang) : (getChoiceLabel(id, value, panel.words) ?? value);
    return [{ value, label, count, on, href: hrefOf(togglePredicate(query, predicate), panel) }];
  });
}

function setName({ sets }: Catalogue, code: string, lang: Lang): string {
  const set = sets.find((one) => one.code === code);
  return set ? `${code} ${lang === "ja" ? set.name : set.englishName}` : code;
}

function colorChoices(id: "colors" | "needs", values: readonly FacetValue[], panel: Panel): readonly FacetChoice[] {
  const { query } = panel.asked;
  const { search: said, site } = panel.words;
  const state = id === "colors" ? getColorFacetState(query) : null;
  const chosen = id === "colors" ? (state?.bits ?? null) : getNeededColorBits(query);
  return values.flatMap(({ predicate, count }): readonly FacetChoice[] => {
    if (predicate.on === "colorCount")
      return [{ value: "multi", label: said.multi, count, ...toggled(query, predicate, panel) }];
    if (predicate.on !== "colors") return [];
    const [color] = fromColorBits(predicate.bits);
    if (color) {
      const edited = id === "colors" ? toggleColor(query, color) : toggleNeededColor(query, color);
      const on = chosen === null ? hasPredicate(query, predicate) : (chosen & predicate.bits) !== 0;
      return [{ value: color, label: site.colors[color], count, on, href: hrefOf(edited, panel), color }];
    }
    const none = { value: "colorless", label: id === "colors" ? said.colorless : said.needsNone, count };
    if (id === "needs") return [{ ...none, ...toggled(query, predicate, panel) }];
    return [
      {
        ...none,
        on: state?.colorless ?? hasPredicate(query, predicate),
        href: hrefOf(toggleColor(query, "colorless"), panel),
      },
    ];
  });
}

/** Returns the ways to combine the chosen colors; empty while none is chosen. */
function colorModes(panel: Panel): { readonly modes?: readonly FacetMode[] } {
  const state = getColorFacetState(panel.asked.query);
  if (!state || state.bits === 0 || state.colorless) return {};
  return {
    modes: COLOR_MATCH_MODES.map((mode) => ({
      id: mode,
      label: panel.words.search.colorModes[mode],
      on: mode === state.mode,
      href: hrefOf(setColors(panel.asked.query, { ...state, mode }), panel),
    })),
  };
}

function numberGroup(id: RangeId, title: string, values: readonly FacetValue[], panel: Panel): FacetGroup {
  const { query } = panel.asked;
  const columns = values.flatMap(({ predicate }) =>
    predicate.on === "number" || predicate.on === "range" ? [predicate] : [],
  );
  const choices = columns.map((column, place) => ({
    value: columnLabel(column),
    label: columnLabel(column),
    count: values[place]?.count ?? 0,
    on: hasColumn(query, column),
    href: hrefOf(toggleColumn(query, column, columns), panel),
  }));
  const { from, to } = getRangeEnds(query, id satisfies NumberKey);
  return {
    id,
    title,
    choices,
    shape: "columns",
    open: OPEN.includes(id) || choices.some(({ on }) => on) || from !== null || to !== null,
    range: { name: RANGES[id], from, to, query: removeNumberTerms(query, id).text },
  };
}

const columnLabel = (column: NumberFacetColumn): string =>
  column.on === "range" ? `${column.from}–${column.to}` : `${column.value}${column.op === "=" ? "" : "+"}`;

/** Facets without values: cards with rulings, with a differing printing, and the tokens that are hidden otherwise. */
function others(panel: Panel): FacetGroup {
  const { query, snapshot, context } = panel.asked;
  const { facets } = panel.words.search;
  const yes = (value: string, label: string, predicate: Predicate): FacetChoice => {
    const { on, href } = toggled(query, predicate, panel);
    const narrowed = on ? query : togglePredicate(query, predicate);
    return { value, label, on, href, count: searchCatalogue(getSearchIndex(snapshot), narrowed, context).total };
  };
  const tokens = query.options.tokens === true;
  const withTokens = setQueryOptions(query, { tokens: true });
  const choices = [
    yes("ruled", facets.ruled, { on: "choice", key: "has", value: "ruling" }),
    yes("differs", facets.differs, { on: "choice", key: "is", value: "textdiffers" }),
    {
      value: "tokens",
      label: facets.tokens,
      on: tokens,
      count: searchCatalogue(getSearchIndex(snapshot), withTokens, context).total,
      href: hrefOf(tokens ? setQueryOptions(query, { tokens: undefined }) : withTokens, panel),
    },
  ];
  return { id: "more", title: facets.more, open: choices.some(({ on }) => on), shape: "rows", choices };
}

const toggled = (query: Query, predicate: Predicate, panel: Panel) => ({
  on: hasPredicate(query, predicate),
  href: hrefOf(togglePredicate(query, predicate), panel),
});

const hrefOf = (query: EditableQuery, { lang }: Panel): string => getSearchHref(lang, query.text);
