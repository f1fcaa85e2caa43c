"use client";

import type { Lang } from "@/app/i18n/lang";
import { Skeleton } from "@/app/ui/kit/skeleton";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import type { FormatData } from "@/engine/mtg/deck";
import { parseSharedName } from "@/lib/decks/sharing/shared-name";
import { decodeMtgDeck } from "@/lib/mtg/decks/deck-code";
import { printDraftText } from "@/lib/mtg/decks/deck-text";
import { decodeList } from "@/lib/mtg/decks/lists/list-code";
import { isFormatDate } from "@/lib/mtg/formats/format-date";
import { isFormatId } from "@/lib/mtg/formats/format-facts";
import { readDealQuery } from "@/lib/mtg/play/stored-session";
import { parseSeed } from "@/lib/play/seed";
import { getGoldfishCode } from "../offline/offline-shell";
import { DeckEditor } from "./editor/deck-editor";
import { MtgGoldfish } from "./play/goldfish-island";
import { ListForm } from "./play/list-form";

type Props = { additions: FormatData; origin: string; lang: Lang };

/** Renders what an address of Magic is for as far as it needs no site: the deck editor, the form for a list, or the goldfish of one. */
export const OfflineMtg = (props: Props) => (useHydrated() ? <AtAddress {...props} /> : <Skeleton className="h-96" />);

function AtAddress({ additions, origin, lang }: Props) {
  const { pathname, searchParams } = new URL(window.location.href);
  const query = Object.fromEntries(searchParams);
  const code = getGoldfishCode(pathname);
  if (code === null) {
    const decoded = decodeMtgDeck(query.deck ?? "");
    const text = decoded.ok ? printDraftText(decoded.deck) : null;
    const { format = "", on = "", n } = query;
    const asked = {
      text,
      name: parseSharedName(n),
      format: isFormatId(format) ? format : null,
      on: isFormatDate(on) ? on : null,
    };
    return <DeckEditor {...{ saved: null, signedIn: false, asked, hasCards: false, additions, origin, lang }} />;
  }
  const decoded = decodeList(code);
  if (!decoded.ok || decoded.list.main.length === 0) return <ListForm lang={lang} />;
  const asked = readDealQuery(query, parseSeed);
  return <MtgGoldfish {...{ list: decoded.list.main, code, asked, printed: {}, lang }} />;
}
