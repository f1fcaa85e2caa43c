"use client";

import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Hiding } from "@/lib/moderation/types";
import { FailureNotice } from "../account/failure-notice";
import type { FormWords } from "../account/form-words";
import { useForm } from "../account/use-form";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { ButtonLink } from "../kit/button-link";
import { Notice } from "../kit/notice";
import { TextArea } from "../kit/text-area";

type Props = {
  deckId: string;
  hiding: Hiding;
  mineHref: string;
  words: Dictionary["reports"]["hidden"];
  formWords: Pick<FormWords, "fieldErrors" | "failures">;
};

/** The reason why a deck is hidden, for its owner, who may answer or delete it. */
export function HiddenNotice({ deckId, hiding, mineHref, words, formWords }: Props) {
  const [sent, setSent] = useState(false);
  const { form, problems, failure, ready } = useForm({
    words: formWords.fieldErrors,
    check: ({ reply = "" }): Record<string, string> => (reply.trim() === "" ? { reply: words.missing } : {}),
    send: ({ reply }) => sendJson("PUT", `/api/reports/${deckId}`, { reply }),
    done: () => setSent(true),
  });
  return (
    <Notice tone="warning" title={words.title}>
      <div className="grid gap-3">
        <p className="wrap-anywhere whitespace-pre-line">{format(words.reason, { reason: hiding.reason })}</p>
        <p>{words.text}</p>
        <FailureNotice failure={failure} words={formWords.failures} />
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
