import type { MtgRef } from "@/engine/mtg/rulebook";

/** One sentence of our own on an entry of a rules document, in both languages; notes have none. */
export type SummaryRows = Readonly<Partial<Record<MtgRef, { readonly ja: string; readonly en: string }>>>;
