import { expose } from "comlink";
import type { CardKind } from "@/engine/magmell";
import type { ReadingChoice } from "@/engine/magmell/text";
import { findStyleProblems, type StyleProblem } from "@/lib/magmell/catalogue/import/check/style-problems";
import {
  createNameTranslations,
  type NameTranslations,
  UNTRANSLATED_NAMES,
} from "@/lib/magmell/catalogue/model/english-names";
import {
  createTextReport,
  proposeReadableWordings,
  type ReadableWording,
  type TextReport,
} from "@/lib/magmell/catalogue/model/text-report";
import type { CatalogueSnapshot } from "@/lib/magmell/catalogue/views/snapshot";

export type TextReading = { readonly report: TextReport; readonly problems: readonly StyleProblem[] };

/** The English names of all cards and counters; `null` until they have been loaded, when every name counts as known. */
let names: NameTranslations | null = null;

/** Time for finding wordings, in milliseconds: reading what is typed next waits for as long. */
const TIME_FOR_PROPOSALS = 1500;

const reader = {
  /** Loads the names of all cards and counters. What is read before counts every name as known. */
  async loadNames(version: string): Promise<void> {
    const response = await fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`);
    if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
    names = createNameTranslations((await response.json()) as CatalogueSnapshot);
  },
  read(text: string, kind: CardKind, choices: readonly ReadingChoice[]): TextReading {
    const report = createTextReport(text, kind, names ?? UNTRANSLATED_NAMES, choices);
    return { report, problems: findStyleProblems(report, (name) => names === null || names.cardName(name) !== null) };
  },
  /** Finds wordings near a text that the engine reads. */
  propose: (text: string, kind: CardKind): readonly ReadableWording[] =>
    proposeReadableWordings(text, kind, names ?? UNTRANSLATED_NAMES, TIME_FOR_PROPOSALS),
};

export type ReaderWorker = typeof reader;

expose(reader);
