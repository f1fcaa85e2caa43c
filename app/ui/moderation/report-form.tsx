"use client";

import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { REPORT_LIMITS, REPORT_REASONS, type ReportablePage } from "@/lib/moderation/types";
import { FailureNotice } from "../account/failure-notice";
import { useForm } from "../account/use-form";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { Notice } from "../kit/notice";
import { SelectField } from "../kit/select-field";
import { TextArea } from "../kit/text-area";

type Props = { page: Pick<ReportablePage, "about" | "id"> };

/** Renders the form that reports a page, with or without an account. */
export function ReportForm({ page }: Props) {
  const words = useWords("reports.form");
  const [sent, setSent] = useState(false);
  const { form, problems, failure, busy, ready } = useForm({
    check: ({ words: said = "" }) => problemsOf(said.trim(), words),
    send: ({ reason, words: said }) =>
      sendJson("POST", "/api/reports", { about: page.about, id: page.id, reason, words: said }),
    done: () => setSent(true),
  });
  if (sent)
    return (
      <Notice tone="good" title={words.sentTitle} role="status">
        <p>{words.sent}</p>
      </Notice>
    );
  return (
    <form {...form} className="grid gap-5">
      {failure?.code === "notFound" ? (
        <Notice tone="warning" title={words.gone} role="alert" />
      ) : (
        <FailureNotice failure={failure} />
      )}
      <SelectField
        name="reason"
        label={words.reason}
        options={REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
      />
      <TextArea name="words" label={words.words} hint={words.wordsHint} error={problems.words} rows={5} />
      <div>
        <Button type="submit" variant="primary" disabled={!ready}>
          {busy ? words.sending : words.send}
        </Button>
      </div>
    </form>
  );
}

function problemsOf(said: string, words: Dictionary["reports"]["form"]): Record<string, string> {
  if (said === "") return { words: words.wordsMissing };
  const { words: n } = REPORT_LIMITS;
  return said.length > n ? { words: format(words.tooLong, { n, length: said.length }) } : {};
}
