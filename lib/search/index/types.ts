import type { Catalogue } from "@/lib/catalogue/model/types";
import type { ColorKey, NumberKey, SymbolKey } from "../query/keys";
import type { Bits } from "./bits";
import type { ColorColumn } from "./colors";
import type { LabelKey, Labels } from "./labels";
import type { NameIndex } from "./name-index";
import type { NumberColumn } from "./numbers";
import type { PrintingRows } from "./printing-rows";
import type { Segments } from "./segments";
import type { SymbolColumn } from "./symbols";

/** What a set of places is about. */
export type Domain = "cards" | "rows";

/** Numbers that the catalogue knows; the others are those of a deck that is being built. */
export type CatalogueNumber = Exclude<NumberKey, "copies" | "owned">;
/** A catalogue made ready for searching. Cards are their places in `catalogue.cards`. */
export type SearchIndex = {
  readonly catalogue: Catalogue;
  readonly size: number;
  readonly rows: PrintingRows;
  readonly names: NameIndex;
  /** The texts in Japanese and English without notes. */
  readonly texts: Segments;
  /** The texts with their notes, of the cards that have some (214.2). */
  readonly withNotes: { readonly cards: Bits; readonly texts: Segments };
  readonly colors: (key: ColorKey) => ColorColumn;
  readonly symbols: (key: SymbolKey) => SymbolColumn;
  readonly numbers: (key: CatalogueNumber) => NumberColumn;
  readonly labels: (key: LabelKey) => Labels;
  /** For each name that texts mention, by its key, the cards that do. */
  readonly mentions: () => ReadonlyMap<string, readonly number[]>;
  /** The cards for which a question is answered yes, found once for each name of a question. */
  readonly cachedBits: (domain: Domain, name: string, holds: (place: number) => boolean) => Bits;
  /** Neither token nor withdrawn. */
  readonly shown: Bits;
};
