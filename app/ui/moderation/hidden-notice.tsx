"use client";

import { useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { DeckSuspension } from "@/lib/moderation/types";
import { FailureNotice } from "../account/failure-notice";
import { useForm } from "../account/use-form";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { ButtonLink } from "../kit/button-link";
import { Notice } from "../kit/notice";
import { TextArea } from "../kit/text-area";

type Props = { deckId: string; hiding: DeckSuspension; mineHref: string };

/** Renders the reason why a deck is hidden, for its owner, who can reply or delete it. */
export function HiddenDeckNotice({ deckId, hiding, mineHref }: Props) {
  const words = useWords("reports.hidden");
  const [sent, setSent] = useState(false);
  const { form, problems, failure, ready } = useForm({
    check: ({ reply = "" }): Record<string, string> => (reply.trim() === "" ? { reply: words.missing } : {}),
    send: ({ reply }) => sendJson("PUT", `/api/reports/${deckId}`, { reply }),
    done: () => setSent(true),
  });
  return (
    <Notice tone="warning" title={words.title}>
      <div className="grid gap-3">
        <p className="wrap-anywhere whitespace-pre-line">{format(words.reason, { reason: hiding.reason })}</p>
        <p>{words.text}</p>
        <FailureNotice failure={failure} />
        <form {...form} className="grid gap-3">
          <TextArea name="reply" label={words.reply} error={problems.reply} rows={3} defaultValue={hiding.reply} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={!ready}>
              {words.send}
            </Button>
            <ButtonLink href={mineHref} variant="quiet">
              {words.mine}
            </ButtonLink>
          </div>
          <p role="status" className="text-green text-sm">
            {sent ? words.sent : null}
          </p>
        </form>
      </div>
    </Notice>
  );
}
