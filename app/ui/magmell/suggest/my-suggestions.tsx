"use client";

import { useRef, useState } from "react";
import { formatMomentDate } from "@/app/i18n/dates";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { Suggestion } from "@/lib/magmell/suggestions/types";
import { FailureNotice } from "../../account/failure-notice";
import { SavedStatus } from "../../account/saved-note";
import { type RequestFailure, sendJson } from "../../http/send";
import { Button } from "../../kit/button";
import { Notice } from "../../kit/notice";
import { useHydrated } from "../../kit/use-hydrated";
import { SuggestionState } from "./suggestion-state";

type Props = { suggestions: readonly Suggestion[]; lang: Lang };

/** Renders the reader's own suggestions with their answers. Open suggestions can be withdrawn. */
export function MySuggestions({ suggestions, lang }: Props) {
  const text = useWords("suggestions.mine");
  const shortFields = useWords("suggestions.shortFields");
  const states = useWords("suggestions.states");
  const hydrated = useHydrated();
  const [lines, setLines] = useState(suggestions);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const name = ({ card }: Suggestion) => (lang === "ja" ? card.name : card.englishName);

  const withdraw = async (id: string) => {
    setBusy(true);
    setFailure(null);
    setSaved(null);
    const sent = await sendJson("DELETE", `/api/suggestions/${id}`, {});
    setBusy(false);
    if (!sent.ok) return setFailure(sent.failure);
    setLines(lines.filter((line) => line.id !== id));
    setSaved(text.withdrawn);
    list.current?.focus();
  };
  if (suggestions.length === 0) return <p className="text-ink-soft text-sm">{text.empty}</p>;
  return (
    <div className="grid gap-3">
      {failure?.code === "notFound" ? (
        <Notice tone="warning" title={text.answeredFirst} role="alert" />
      ) : (
        <FailureNotice failure={failure} />
      )}
      <ul ref={list} tabIndex={-1} className="divide-y divide-line border-line border-y focus:outline-none">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-2 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="font-medium">
                <a href={localizePath(lang, `/cards/${encodeURIComponent(line.card.name)}`)} className="link">
                  {name(line)}
                </a>{" "}
                <span className="font-normal text-ink-soft text-sm">{shortFields[line.field]}</span>
              </p>
              <SuggestionState state={line.state} label={states[line.state]} />
            </div>
            <p className="whitespace-pre-line">{line.proposed}</p>
            {line.answer ? (
              <p className="border-line border-l-4 pl-3 text-sm">
                <span className="text-ink-soft">{text.answer} </span>
                <span className="whitespace-pre-line">{line.answer}</span>
              </p>
            ) : null}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-ink-soft text-sm">
                {format(text.sentOn, { date: formatMomentDate(lang, line.createdAt) })}
                {line.decidedAt
                  ? ` · ${format(text.decidedOn, { date: formatMomentDate(lang, line.decidedAt) })}`
                  : null}
              </p>
              {line.state === "open" ? (
                <Button
                  size="small"
                  disabled={!hydrated || busy}
                  aria-label={format(text.withdrawOf, { name: name(line), field: shortFields[line.field] })}
                  onClick={() => withdraw(line.id)}
                >
                  {text.withdraw}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <SavedStatus text={saved} />
    </div>
  );
}
