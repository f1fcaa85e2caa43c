"use client";

import type { Lang } from "@/app/i18n/lang";
import { Skeleton } from "@/app/ui/kit/skeleton";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { extendFormatData, type FormatData } from "@/engine/mtg/deck";
import { decodeMtgDeck } from "@/lib/mtg/decks/deck-code";
import { printDraftText } from "@/lib/mtg/decks/deck-text";
import { decodeList } from "@/lib/mtg/decks/lists/list-code";
import { readDealQuery } from "@/lib/mtg/play/stored-session";
import { parseSeed } from "@/lib/play/seed";
import { getGoldfishCode } from "../offline/offline-shell";
import { DeckEditor } from "./editor/deck-editor";
import { readDeckQuery } from "./editor/deck-query";
import { MtgGoldfish } from "./play/goldfish-island";
import { ListForm } from "./play/list-form";

type Props = { additions: FormatData; origin: string; lang: Lang };

/**
 * Renders the offline page for a Magic URL: the deck editor, or the goldfish of a list; a list form if the list is
 * missing.
 */
export const OfflineMtg = (props: Props) => (useHydrated() ? <AtAddress {...props} /> : <Skeleton className="h-96" />);

function AtAddress({ additions, origin, lang }: Props) {
  const { pathname, searchParams } = new URL(window.location.href);
  const query = Object.fromEntries(searchParams);
  const code = getGoldfishCode(pathname);
  if (code === null) {
    const decoded = decodeMtgDeck(query.deck ?? "");
    const text = decoded.ok ? printDraftText(decoded.deck) : null;
    const asked = { ...readDeckQuery(query, extendFormatData(additions)), text };
    return <DeckEditor {...{ saved: null, signedIn: false, asked, hasCards: false, additions, origin, lang }} shell />;
  }
  const decoded = decodeList(code);
  if (!decoded.ok || decoded.list.main.length === 0) return <ListForm lang={lang} />;
  const asked = readDealQuery(query, parseSeed);
  return <MtgGoldfish {...{ list: decoded.list.main, code, asked, printed: {}, lang }} />;
}
