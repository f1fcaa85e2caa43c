"use client";

import { useState } from "react";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { sendJson } from "@/app/ui/http/send";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import { useHydrated } from "@/app/ui/kit/use-hydrated";

type Props = {
  deck: { readonly id: string; readonly likes: number; readonly liked: boolean };
  lang: Lang;
  failure: string;
};

/** Renders the button that likes a deck or removes the like, with the number of likes in words. */
export function LikeButton({ deck, lang, failure }: Props) {
  const words = useWords("deckSocial.likes");
  const hydrated = useHydrated();
  const [{ likes, liked }, setState] = useState(deck);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const sent = await sendJson(liked ? "DELETE" : "POST", `/api/decks/${deck.id}/like`, {});
    setBusy(false);
    setProblem(!sent.ok);
    if (sent.ok) setState({ ...deck, ...(sent.body as { likes: number; liked: boolean }) });
  };
  return (
    <>
      <Button aria-pressed={liked} aria-disabled={busy} disabled={!hydrated} onClick={press}>
        <Icon name="heart" className={liked ? "fill-red text-red" : undefined} />
        {formatPlural(lang, words.count, likes)}
      </Button>
      <span role="alert" className="self-center text-red text-sm empty:hidden">
        {problem ? failure : null}
      </span>
    </>
  );
}
