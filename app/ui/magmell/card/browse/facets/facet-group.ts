import type { Color } from "@/engine/magmell";

/** One value of a facet, with a link that adds it to the query or removes it. */
export type FacetChoice = {
  /** The value as a query writes it. */
  readonly value: string;
  readonly label: string;
  /** Number of results if this value is added. */
  readonly count: number;
  readonly on: boolean;
  readonly href: string;
  /** Shows the color's letter and shape before the label. */
  readonly color?: Color;
};

/** Link for one way to combine several values of a facet, such as any or all of them. */
export type FacetMode = { readonly id: string; readonly label: string; readonly on: boolean; readonly href: string };

/** Form for a minimum and maximum: `query` is the query without this facet; the form adds the range to it. */
export type FacetRange = {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly query: string;
};

export type FacetGroup = {
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  readonly hint?: string;
  /** Layout: columns for numbers, rows for everything else. */
  readonly shape: "rows" | "columns";
  readonly choices: readonly FacetChoice[];
  readonly modes?: readonly FacetMode[];
  readonly range?: FacetRange;
};
