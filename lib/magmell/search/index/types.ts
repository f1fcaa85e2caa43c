import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { ColorKey, NumberKey, SymbolKey } from "../query/keys";
import type { Bits } from "./bits";
import type { ColorColumn } from "./colors";
import type { LabelKey, Labels } from "./labels";
import type { NameIndex } from "./name-index";
import type { NumberColumn } from "./numbers";
import type { PrintingRows } from "./printing-rows";
import type { Segments } from "./segments";
import type { SymbolColumn } from "./symbols";

/** Domain of a bit set: positions of cards, or rows of printings. */
export type Domain = "cards" | "rows";

/** Numeric keys answered from the catalogue; the others are about a deck in the builder. */
export type CatalogueNumber = Exclude<NumberKey, "copies" | "owned" | "likes">;
/** A catalogue prepared for searching. Cards are identified by their position in `catalogue.cards`. */
export type SearchIndex = {
  readonly catalogue: Catalogue;
  readonly size: number;
  readonly rows: PrintingRows;
  readonly names: NameIndex;
  /** Japanese and English card texts without notes. */
  readonly texts: Segments;
  /** Card texts including notes, for the cards that have notes (214.2). */
  readonly withNotes: { readonly cards: Bits; readonly texts: Segments };
  readonly colors: (key: ColorKey) => ColorColumn;
  readonly symbols: (key: SymbolKey) => SymbolColumn;
  readonly numbers: (key: CatalogueNumber) => NumberColumn;
  readonly labels: (key: LabelKey) => Labels;
  /** Positions of the cards that mention each name, by name key. */
  readonly mentions: () => ReadonlyMap<string, readonly number[]>;
  /** The cached set of positions for which `holds` is true; `name` identifies the condition. */
  readonly cachedBits: (domain: Domain, name: string, holds: (place: number) => boolean) => Bits;
  /** Cards shown by default: neither tokens nor withdrawn cards. */
  readonly shown: Bits;
};
