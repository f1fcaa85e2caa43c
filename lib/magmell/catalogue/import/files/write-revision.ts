import { formatSymbols, type SymbolCounts } from "@/engine/magmell";
import type { ReadingChoice } from "@/engine/magmell/text";
import type { CatalogueRevision } from "@/lib/magmell/catalogue/model/types";

/** A revision in the notation of card files, without empty fields. */
export type SerializedRevision = Pick<CatalogueRevision, "effectiveOn" | "kind" | "text"> & {
  readonly timing?: NonNullable<CatalogueRevision["timing"]>;
  readonly useCost?: string;
  readonly catalyst?: string;
  readonly ap?: number;
  readonly hp?: number;
  readonly readings?: ReadingChoice[];
};

/** Serializes a card text for card files and snapshots. */
export function serializeRevision(revision: CatalogueRevision): SerializedRevision {
  const { effectiveOn, kind, timing, useCost, catalyst, ap, hp, text, readings = [] } = revision;
  return {
    effectiveOn,
    kind,
    ...(timing && { timing }),
    ...written("useCost", useCost),
    ...written("catalyst", catalyst),
    ...(ap !== null && { ap }),
    ...(hp !== null && { hp }),
    text,
    ...(readings.length > 0 && { readings: [...readings] }),
  };
}

function written<F extends "useCost" | "catalyst">(field: F, symbols: SymbolCounts): { readonly [K in F]?: string } {
  const text = formatSymbols(symbols);
  return (text ? { [field]: text } : {}) as { readonly [K in F]?: string };
}
