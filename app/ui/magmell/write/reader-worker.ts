import { expose } from "comlink";
import type { CardKind } from "@/engine/magmell";
import { findStyleProblems, type StyleProblem } from "@/lib/magmell/catalogue/import/check/style-problems";
import {
  createNameTranslations,
  type NameTranslations,
  UNTRANSLATED_NAMES,
} from "@/lib/magmell/catalogue/model/english-names";
import { createTextReport, type TextReport } from "@/lib/magmell/catalogue/model/text-report";
import type { CatalogueSnapshot } from "@/lib/magmell/catalogue/views/snapshot";

/** The reading of a card text. */
export type TextReading = { readonly report: TextReport; readonly problems: readonly StyleProblem[] };

/** The English names of all cards and counters; `null` until they have been loaded, when every name counts as known. */
let names: NameTranslations | null = null;

const reader = {
  /** Loads the names of all cards and counters. What is read before counts every name as known. */
  async loadNames(version: string): Promise<void> {
    const response = await fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`);
    if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
    names = createNameTranslations((await response.json()) as CatalogueSnapshot);
  },
  read(text: string, kind: CardKind): TextReading {
    const report = createTextReport(text, kind, names ?? UNTRANSLATED_NAMES);
    return { report, problems: findStyleProblems(report, (name) => names === null || names.cardName(name) !== null) };
  },
};

export type ReaderWorker = typeof reader;

expose(reader);
