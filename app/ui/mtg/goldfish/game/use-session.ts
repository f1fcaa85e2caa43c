import { useCallback, useEffect, useMemo, useState } from "react";
import { readSession, writeSession } from "@/lib/mtg/goldfish/kept";
import { positionAt } from "@/lib/mtg/goldfish/positions";
import { applyCommand, startSession } from "@/lib/mtg/goldfish/session";
import { tableOf } from "@/lib/mtg/goldfish/table-view";
import type { Deal, GoldfishCommand, GoldfishSession, TableView } from "@/lib/mtg/goldfish/types";
import type { ListLine } from "@/lib/mtg/pasted-list";
import { keepSession, keepWords, keptSession, keptWords } from "./storage";

type Opening = {
  readonly list: readonly ListLine[];
  readonly code: string;
  /** The parts of the deal that the address names. */
  readonly asked: Partial<Deal>;
};

/** A session of this browser: its table, and the way to carry commands out. It is kept after each of them. */
export function useSession(opening: Opening): {
  readonly table: TableView;
  readonly run: (command: GoldfishCommand) => void;
} {
  const [session, setSession] = useState(() => open(opening));
  const table = useMemo(() => tableOf(session), [session]);
  const run = useCallback((command: GoldfishCommand) => setSession((now) => applyCommand(now, command)), []);
  const { code } = opening;
  useEffect(() => keepSession(writeSession(code, session)), [code, session]);
  const { words } = table;
  useEffect(() => keepWords(words), [words]);
  return { table, run };
}

/** The kept session of the list, with the deal that is asked for; else a new one. */
function open({ list, code, asked }: Opening): GoldfishSession {
  const kept = readSession(keptSession(), code, list);
  if (kept !== null) {
    const { deal } = positionAt(kept, kept.at);
    const isSame = JSON.stringify({ ...deal, ...asked }) === JSON.stringify(deal);
    return isSame ? kept : applyCommand(kept, { deal: asked });
  }
  const said = keptWords();
  const words = Object.fromEntries(Object.entries(said).filter(([name]) => list.some((line) => line.name === name)));
  return startSession(list, { era: "mod", seed: anySeed(), goesFirst: true, ...asked }, words);
}

const anySeed = (): number => window.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
