"use client";

import { useCallback, useRef, useState } from "react";
import type { DeckSummary, SavedDeck, Visibility } from "@/lib/decks/types";
import { type SendResult, sendJson } from "../http/send";
import { format } from "../i18n/format";
import type { Lang } from "../i18n/lang";
import { Notice } from "../kit/notice";
import { type Toast, ToastRegion } from "../kit/toast-region";
import { absolute, copyLink } from "./copy-link";
import { MyDeck } from "./my-deck";
import type { MyDeckWords } from "./my-deck-words";
import { RemoveDialog } from "./remove-dialog";
import { RenameDialog } from "./rename-dialog";

type Props = { decks: readonly DeckSummary[]; lang: Lang; words: MyDeckWords };
type Asked = { readonly what: "rename" | "remove"; readonly deck: DeckSummary } | null;

/** One's own decks with everything that can be done to them without opening the editor. */
export function MyDecks({ decks, lang, words }: Props) {
  const [list, setList] = useState(decks);
  const [asked, setAsked] = useState<Asked>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [toast, setToast] = useState<Toast | null>(null);
  const said = useRef(0);
  const shelf = useRef<HTMLUListElement>(null);
  const dismiss = useCallback(() => setToast(null), []);

  const tell = (text: string) => {
    said.current += 1;
    setToast({ id: said.current, text });
  };
  const change = async (deck: DeckSummary, values: { name?: string; visibility?: Visibility }) => {
    setFailure(null);
    const sent = await sendJson("PATCH", `/api/decks/${deck.id}`, values);
    if (sent.ok) setList((all) => all.map((one) => (one.id === deck.id ? take(one, sent.body) : one)));
    return sent;
  };
  const setVisibility = async (deck: DeckSummary, visibility: Visibility) => {
    const sent = await change(deck, { visibility });
    if (sent.ok) tell(format(words.visibility.changed, { visibility: words.visibility[visibility] }));
    else setFailure(explain(sent, words.failures));
  };
  const copy = async (link: string) => tell((await copyLink(link)) ? words.link.copied : absolute(link));
  const rename = async (deck: DeckSummary, name: string): Promise<string | null> => {
    const sent = await change(deck, { name });
    if (!sent.ok) return explain(sent, words.failures);
    setAsked(null);
    tell(words.rename.done);
    return null;
  };
  const remove = async (deck: DeckSummary) => {
    setFailure(null);
    const sent = await sendJson("DELETE", `/api/decks/${deck.id}`, {});
    setAsked(null);
    if (!sent.ok) return setFailure(explain(sent, words.failures));
    setList((all) => all.filter(({ id }) => id !== deck.id));
    tell(format(words.remove.done, { name: deck.name }));
    // The button that was pressed is gone with its line.
    shelf.current?.focus();
  };

  return (
    <>
      {failure ? (
        <Notice tone="error" title={words.failures.title} role="alert" className="mb-4">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <ul ref={shelf} tabIndex={-1} className="divide-y divide-line border-line border-y focus:outline-none">
        {list.map((deck) => (
          <MyDeck
            key={deck.id}
            deck={deck}
            lang={lang}
            words={words}
            onVisibility={(visibility) => setVisibility(deck, visibility)}
            onCopy={copy}
            onAsk={(what) => setAsked({ what, deck })}
          />
        ))}
      </ul>
      <RenameDialog
        deck={asked?.what === "rename" ? asked.deck : null}
        words={words}
        onClose={() => setAsked(null)}
        onRename={rename}
      />
      <RemoveDialog
        deck={asked?.what === "remove" ? asked.deck : null}
        words={words}
        onClose={() => setAsked(null)}
        onRemove={remove}
      />
      <ToastRegion toast={toast} onDismiss={dismiss} closeLabel={words.close} />
    </>
  );
}

/** The server's refusal, told on the line of the list. */
function take(old: DeckSummary, body: unknown): DeckSummary {
  const { name, visibility, version, link, updatedAt } = (body as { deck: SavedDeck }).deck;
  return { ...old, name, visibility, version, link, updatedAt };
}

function explain(sent: SendResult & { ok: false }, words: MyDeckWords["failures"]): string {
  const { code } = sent.failure;
  if (code === "invalid") return words.name;
  return code === "notFound" || code === "signedOut" || code === "limited" || code === "offline"
    ? words[code]
    : words.other;
}
