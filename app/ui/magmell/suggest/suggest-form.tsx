"use client";

import { useId, useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { SUGGESTION_FIELDS, SUGGESTION_LIMITS, type SuggestionField } from "@/lib/magmell/suggestions/types";
import { FailureNotice } from "../../account/failure-notice";
import { useForm } from "../../account/use-form";
import { type RequestFailure, sendJson } from "../../http/send";
import { Button } from "../../kit/button";
import { ButtonLink } from "../../kit/button-link";
import { Notice } from "../../kit/notice";
import { SelectField } from "../../kit/select-field";
import { TextArea } from "../../kit/text-area";
import { PREFILLED_FIELDS, useSuggestionDraft } from "./use-suggestion-draft";

type Errors = Dictionary["suggestions"]["errors"];
type Props = {
  card: number;
  current: Readonly<Record<SuggestionField, string>>;
  signedIn: boolean;
  /** URL of the sign-in page, which returns to this page afterwards. */
  signInHref: string;
  mineHref: string;
};

/**
 * Renders the form for suggesting a correction to a card. Without an account, the text is stored until the reader has
 * signed in.
 */
export function SuggestForm({ card, current, signedIn, signInHref, mineHref }: Props) {
  const words = useWords("suggestions");
  const { draft, change, choose, clear } = useSuggestionDraft(card, current);
  const [guest, setGuest] = useState(!signedIn);
  const [sent, setSent] = useState(false);
  const currentId = useId();
  const { form, problems, failure, busy, ready } = useForm({
    check: ({ proposed = "", reason = "" }) => problemsOf(proposed, reason, current[draft.field], words.errors),
    send: async () => {
      const answer = await sendJson("POST", "/api/suggestions", { card, ...draft });
      if (!answer.ok && answer.failure.code === "signedOut") setGuest(true);
      return answer;
    },
    explain: (refused) => explain(refused, words.errors),
    done: () => {
      clear();
      setSent(true);
    },
  });
  if (sent)
    return (
      <Notice tone="good" title={words.sentTitle} role="status">
        <p>{words.sent}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <ButtonLink href={mineHref}>{words.toMine}</ButtonLink>
          <Button variant="quiet" onClick={() => setSent(false)}>
            {words.another}
          </Button>
        </p>
      </Notice>
    );
  return (
    <form {...form} className="grid gap-5">
      {guest ? (
        <Notice tone="info" title={words.signInTitle}>
          <p>{words.signInText}</p>
        </Notice>
      ) : null}
      {failure?.code === "tooMany" ? (
        <Notice tone="warning" title={words.tooManyTitle} role="alert">
          <p>{words.tooMany}</p>
        </Notice>
      ) : (
        <FailureNotice failure={failure} />
      )}
      <SelectField
        name="field"
        label={words.field}
        value={draft.field}
        onChange={(event) => choose(event.target.value as SuggestionField)}
        options={SUGGESTION_FIELDS.map((value) => ({ value, label: words.fields[value] }))}
        aria-controls={currentId}
      />
      {draft.field === "other" ? null : (
        <section id={currentId} aria-label={words.current} aria-live="polite" className="grid gap-1">
          <h2 className="font-gothic font-medium text-sm">{words.current}</h2>
          <p
            lang={draft.field === "englishName" ? "en" : "ja"}
            className="whitespace-pre-line border-line border-l-4 pl-3"
          >
            {current[draft.field] || <span className="text-ink-soft">{words.nothing}</span>}
          </p>
        </section>
      )}
      <TextArea
        name="proposed"
        label={words.proposed}
        hint={
          words.proposedHints[
            PREFILLED_FIELDS.includes(draft.field) ? "whole" : draft.field === "alias" ? "alias" : "part"
          ]
        }
        error={problems.proposed}
        rows={draft.field === "reading" || draft.field === "englishName" ? 2 : 6}
        value={draft.proposed}
        onChange={(event) => change({ proposed: event.target.value })}
      />
      <TextArea
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        error={problems.reason}
        rows={4}
        value={draft.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <div>
        {guest ? (
          <ButtonLink href={signInHref} variant="primary" rel="nofollow">
            {words.signIn}
          </ButtonLink>
        ) : (
          <Button type="submit" variant="primary" disabled={!ready}>
            {busy ? words.sending : words.send}
          </Button>
        )}
      </div>
    </form>
  );
}

function problemsOf(proposed: string, reason: string, current: string, words: Errors) {
  const long = (text: string, n: number) =>
    text.length > n ? format(words.tooLong, { n, length: text.length }) : null;
  const found = {
    proposed:
      proposed.trim() === ""
        ? words.proposedMissing
        : proposed.trim() === current
          ? words.unchanged
          : long(proposed.trim(), SUGGESTION_LIMITS.proposed),
    reason: reason.trim() === "" ? words.reasonMissing : long(reason.trim(), SUGGESTION_LIMITS.reason),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}

function explain({ fields }: RequestFailure, words: Errors): Record<string, string> {
  const said: Readonly<Record<string, string>> = { unchanged: words.unchanged, unfit: words.unfit };
  return Object.fromEntries(fields.flatMap(({ path, code }) => (said[code] ? [[path, said[code]]] : [])));
}
