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
  author: { readonly key: string; readonly followers: number; readonly followed: boolean };
  lang: Lang;
  failure: string;
};

/** Renders the button that follows or unfollows an author, with the number of followers in words. */
export function FollowButton({ author, lang, failure }: Props) {
  const words = useWords("deckSocial.follow");
  const hydrated = useHydrated();
  const [{ followers, followed }, setState] = useState(author);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const sent = await sendJson(followed ? "DELETE" : "POST", `/api/authors/${author.key}/follow`, {});
    setBusy(false);
    setProblem(!sent.ok);
    if (sent.ok) setState({ ...author, ...(sent.body as { followers: number; followed: boolean }) });
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button
        size="small"
        className={followed ? "border-gold bg-wash" : undefined}
        aria-pressed={followed}
        aria-disabled={busy}
        disabled={!hydrated}
        onClick={press}
      >
        <Icon name={followed ? "check" : "plus"} size={16} />
        {words.follow}
      </Button>
      <span className="text-ink-soft text-sm">{formatPlural(lang, words.count, followers)}</span>
      <span role="alert" className="text-red text-sm empty:hidden">
        {problem ? failure : null}
      </span>
    </span>
  );
}
