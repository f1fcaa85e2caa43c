import { expose } from "comlink";
import { type Kind, nameKey } from "@/engine";
import type { Snapshot } from "@/lib/catalogue/snapshot";
import { type StyleProblem, styleProblems } from "@/lib/catalogue/style-problems";
import { reportText, type TextReport } from "@/lib/catalogue/text-report";

/** What is known of a text. */
export type Reading = { readonly report: TextReport; readonly problems: readonly StyleProblem[] };

/** The English names of all cards; `null` until they have been loaded, when every name counts as known. */
let names: ReadonlyMap<string, string> | null = null;

const reader = {
  /** Loads the names of all cards. What is read before counts every name as known. */
  async loadNames(version: string): Promise<void> {
    const response = await fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`);
    if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
    const { cards } = (await response.json()) as Snapshot;
    names = new Map(cards.map(({ name, englishName }) => [nameKey(name), englishName]));
  },
  read(text: string, kind: Kind): Reading {
    const report = reportText(text, kind, (name) => names?.get(nameKey(name)) ?? null);
    return { report, problems: styleProblems(report, (name) => names?.has(nameKey(name)) ?? true) };
  },
};

export type ReaderWorker = typeof reader;

expose(reader);
