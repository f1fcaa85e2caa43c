import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { ColorKey, NumberKey, SymbolKey } from "../query/keys";
import type { BitSet } from "./bit-set";
import type { ColorColumn } from "./colors";
import type { LabelIndex, LabelKey } from "./labels";
import type { NameSearchIndex } from "./name-index";
import type { NumberColumn } from "./numbers";
import type { PrintingRows } from "./printing-rows";
import type { SegmentIndex } from "./segments";
import type { SymbolColumn } from "./symbols";

/** The unit that a bit set counts: positions of cards, or rows of printings. */
export type MatchDomain = "cards" | "rows";

/** Numeric keys with values in the catalogue. The other numeric keys are about a deck in the builder. */
export type CatalogueNumberKey = Exclude<NumberKey, "copies" | "owned" | "likes">;
/** A catalogue prepared for searching. Cards are identified by their position in `catalogue.cards`. */
export type SearchIndex = {
  readonly catalogue: Catalogue;
  readonly size: number;
  readonly rows: PrintingRows;
  readonly names: NameSearchIndex;
  /** Japanese and English card texts without notes. */
  readonly texts: SegmentIndex;
  /** Card texts including notes, for the cards that have notes (214.2). */
  readonly withNotes: { readonly cards: BitSet; readonly texts: SegmentIndex };
  readonly colors: (key: ColorKey) => ColorColumn;
  readonly symbols: (key: SymbolKey) => SymbolColumn;
  readonly numbers: (key: CatalogueNumberKey) => NumberColumn;
  readonly labels: (key: LabelKey) => LabelIndex;
  /** Positions of the cards that mention each name, by name key. */
  readonly mentions: () => ReadonlyMap<string, readonly number[]>;
  /** The cached set of positions for which `holds` is true; `name` identifies the condition. */
  readonly cachedBits: (domain: MatchDomain, name: string, holds: (place: number) => boolean) => BitSet;
  /** Cards shown by default: neither tokens nor withdrawn cards. */
  readonly shown: BitSet;
};
