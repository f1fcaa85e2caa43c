"use client";

import { type SyntheticEvent, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { TextArea } from "@/app/ui/kit/text-area";
import { getListHash, getMtgDeckEditorHref, getMtgGoldfishHref } from "@/app/ui/links/mtg-address";
import { encodeList, MAX_LIST_CODE_LENGTH } from "@/lib/mtg/decks/lists/list-code";
import { readList } from "@/lib/mtg/decks/lists/pasted-list";
import { storeList } from "../play/game/storage";

type Props = { task: "check" | "play"; lang: Lang };

/** Renders a form for pasting a list, which opens the deck check or the goldfish. */
export function ListTaskForm({ task, lang }: Props) {
  const words = useWords("mtg.tasks")[task];
  const [text, setText] = useState("");
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    window.location.href = task === "check" ? getCheckHref(text, lang) : openGoldfish(text, lang);
  };
  return (
    <form onSubmit={leave} className="grid content-start justify-items-start gap-3">
      <TextArea
        label={words.list}
        placeholder={"4 Lightning Bolt\n20 Mountain"}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        frameClassName="w-full"
      />
      <Button variant="primary" type="submit">
        {words.submit}
      </Button>
    </form>
  );
}

/** The URL of the deck editor with a list; without one, with the deck that it had last. */
const getCheckHref = (text: string, lang: Lang): string =>
  getMtgDeckEditorHref(lang) + (text.trim() === "" ? "" : getListHash(text));

/**
 * Stores a list for the goldfish. Returns the URL of its table, or of the list form if some lines could not be read.
 */
function openGoldfish(text: string, lang: Lang): string {
  const list = readList(text);
  if (text.trim() !== "") storeList(text);
  const code = list.main.length === 0 || list.unread.length > 0 ? null : encodeList(list);
  return getMtgGoldfishHref(lang, code !== null && code.length > MAX_LIST_CODE_LENGTH ? null : code);
}
