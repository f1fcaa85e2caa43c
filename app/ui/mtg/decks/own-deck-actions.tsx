"use client";

import { useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { sendJson } from "@/app/ui/http/send";
import { Button } from "@/app/ui/kit/button";
import { CopyField } from "@/app/ui/kit/copy-field";
import { Dialog } from "@/app/ui/kit/dialog";
import { getMtgDeckHref, getMtgDecksHref } from "@/app/ui/links/mtg-address";
import { VisibilityField } from "@/app/ui/share/visibility-field";
import type { SavedMtgDeck } from "@/lib/mtg/decks/saved/types";

type Props = {
  deck: Pick<SavedMtgDeck, "id" | "name" | "visibility" | "link">;
  origin: string;
  lang: Lang;
};

/** Renders the owner's actions on a saved deck: visibility, share link, and deletion. */
export function OwnDeckActions({ deck, origin, lang }: Props) {
  const w = useWords("mtgSaved");
  const copy = useWords("mtgDesk.share");
  const [{ visibility, link }, setShared] = useState(deck);
  const [asks, setAsks] = useState(false);
  const [failed, setFailed] = useState(false);
  const remove = async () => {
    const sent = await sendJson("DELETE", `/api/mtg/decks/${deck.id}`, {});
    if (sent.ok) return window.location.assign(getMtgDecksHref(lang));
    setAsks(false);
    setFailed(true);
  };
  const address = visibility === "public" ? getMtgDeckHref(lang, deck.id) : link;
  return (
    <section
      aria-label={w.own}
      className="no-print grid items-start gap-4 rounded-[3px] border border-line p-4 sm:grid-cols-2"
    >
      <VisibilityField<SavedMtgDeck>
        saved={{ id: deck.id, visibility }}
        route="/api/mtg/decks"
        onChange={(changed) => setShared({ ...deck, visibility: changed.visibility, link: changed.link })}
      />
      <div className="grid gap-3">
        {address === null ? null : (
          <CopyField
            label={w.link}
            hint={visibility === "public" ? w.linkPublic : w.linkHint}
            value={`${origin}${address}`}
            words={copy}
          />
        )}
        <p>
          <Button variant="quiet" onClick={() => setAsks(true)}>
            {w.remove}
          </Button>
        </p>
        {failed ? (
          <p role="alert" className="text-red text-sm">
            {w.removeFailed}
          </p>
        ) : null}
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={w.removeTitle}
        closeLabel={useWords("site.close")}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{w.cancel}</Button>
            <Button variant="danger" onClick={() => void remove()}>
              {w.removeConfirm}
            </Button>
          </>
        }
      >
        <p>{format(w.removeText, { name: deck.name })}</p>
      </Dialog>
    </section>
  );
}
