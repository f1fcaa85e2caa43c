import type { MtgRef } from "@/engine/mtg/rulebook";

/** One sentence of our own on an entry of a rules document, in both languages: of rulings and notes what they are about. */
export type SummaryRows = Readonly<Partial<Record<MtgRef, { readonly ja: string; readonly en: string }>>>;
