import { useCallback, useEffect, useMemo, useState } from "react";
import { updateUrlQuery } from "@/app/ui/links/update-url-query";
import { getOwn } from "@/lib/collections";
import type { ListLine } from "@/lib/mtg/decks/lists/pasted-list";
import { USUAL_ERA } from "@/lib/mtg/play/list-era";
import { getPositionAt } from "@/lib/mtg/play/positions";
import { addCardInfo, applyCommand, isUnchanged, startSession } from "@/lib/mtg/play/session";
import { parseSession, serializeSession } from "@/lib/mtg/play/stored-session";
import { buildTableView } from "@/lib/mtg/play/table-view";
import type { CardInfoByName, Deal, GoldfishCommand, GoldfishSession, TableView } from "@/lib/mtg/play/types";
import { createRandomSeed, formatSeed } from "@/lib/play/seed";
import { readStoredCardInfo, readStoredEra, readStoredSession, storeCardInfo, storeSession } from "./storage";

type Opening = {
  readonly list: readonly ListLine[];
  readonly code: string;
  /** The parts of the deal that the URL names. */
  readonly asked: Partial<Deal>;
  /** Card info from the site's card data. The player's own takes precedence. */
  readonly printed: CardInfoByName;
};

/**
 * Returns the table of a goldfish session and a function that runs commands. The session is stored in the browser after
 * each command, and the URL stores the deal.
 */
export function useSession(opening: Opening): {
  readonly table: TableView;
  /** Whether the latest command changed nothing. */
  readonly unchanged: boolean;
  readonly run: (command: GoldfishCommand) => void;
} {
  const [{ session, unchanged }, setHeld] = useState(() => ({ session: open(opening), unchanged: false }));
  const table = useMemo(() => buildTableView(session), [session]);
  const run = useCallback(
    (command: GoldfishCommand) =>
      setHeld((now) => {
        const next = applyCommand(now.session, command);
        const same = isUnchanged(now.session, next) && !isSetting(command);
        return { session: same ? now.session : next, unchanged: same };
      }),
    [],
  );
  const { code, printed } = opening;
  useEffect(() => storeSession(serializeSession(code, session)), [code, session]);
  const { words, deal } = table;
  const { era, seed, goesFirst } = deal;
  useEffect(
    () => updateUrlQuery({ era, seed: formatSeed(seed), first: goesFirst ? null : "2" }),
    [era, seed, goesFirst],
  );
  useEffect(() => storeCardInfo(ownWords(words, printed)), [words, printed]);
  return { table, unchanged, run };
}

/** Whether a command changes settings of the session but nothing in the game. */
const isSetting = (command: GoldfishCommand): boolean => typeof command !== "string" && "stops" in command;

/** The stored session of the list with the requested deal, otherwise a new one. */
function open({ list, code, asked, printed }: Opening): GoldfishSession {
  const kept = parseSession(readStoredSession(), code, list);
  if (kept !== null) {
    const known = addCardInfo(kept, printed);
    const { deal } = getPositionAt(known, known.at);
    const isSame = JSON.stringify({ ...deal, ...asked }) === JSON.stringify(deal);
    return isSame ? known : applyCommand(known, { deal: asked });
  }
  const said = Object.entries(readStoredCardInfo()).filter(([name]) => list.some((line) => line.name === name));
  const words = { ...printed, ...Object.fromEntries(said) };
  return startSession(
    list,
    { era: readStoredEra() ?? USUAL_ERA, seed: createRandomSeed(), goesFirst: true, ...asked },
    words,
  );
}

/** Card info entered by the player, without that of the card data, which may change. */
const ownWords = (words: CardInfoByName, printed: CardInfoByName): CardInfoByName =>
  Object.fromEntries(
    Object.entries(words).filter(([name, word]) => JSON.stringify(word) !== JSON.stringify(getOwn(printed, name))),
  );
