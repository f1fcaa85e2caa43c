"use client";

import { useState } from "react";
import { formatMomentDate } from "@/app/i18n/dates";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { RefusalNotice } from "@/app/ui/http/refusal-notice";
import type { ReviewedSuggestion } from "@/lib/magmell/suggestions/types";
import { sendJson } from "../http/send";
import { useRequest } from "../http/use-request";
import { AutoFocus } from "../kit/auto-focus";
import { Button } from "../kit/button";
import { ButtonLink } from "../kit/button-link";
import { CheckboxChip } from "../kit/check-chip";
import { Notice } from "../kit/notice";
import { TextArea } from "../kit/text-area";
import { TextChanges } from "../magmell/card/page/text-changes";
import { SuggestionState } from "../magmell/suggest/suggestion-state";
import { PREFILLED_FIELDS } from "../magmell/suggest/use-suggestion-draft";

type Props = {
  suggestion: ReviewedSuggestion;
  /** The present text of the part. */
  now: string;
  /** How many others propose the same. */
  alike: number;
  editHref: string;
  lang: Lang;
};

/** Renders a suggestion: the proposed change, its reason, and the reply form or reply. */
export function SuggestionCard({ suggestion, now, alike, editHref, lang }: Props) {
  const text = useWords("admin.suggestions");
  const { field, current, proposed, reason, author, createdAt, state, answer } = suggestion;
  return (
    <li className="grid gap-3 border-line border-t pt-4">
      <p className="text-ink-soft text-sm">
        {format(text.by, { author: author ?? text.gone, date: formatMomentDate(lang, createdAt) })}
      </p>
      {current === now || field === "other" ? null : (
        <Notice tone="warning" title={text.outdated}>
          <p className="whitespace-pre-line">{current || text.nothing}</p>
        </Notice>
      )}
      <div>
        <h3 className="font-gothic font-medium text-sm">{text.proposed}</h3>
        {PREFILLED_FIELDS.includes(field) ? (
          <TextChanges before={state === "open" ? now : current} after={proposed} lang={lang} />
        ) : (
          <p className="whitespace-pre-line">{proposed}</p>
        )}
      </div>
      <div>
        <h3 className="font-gothic font-medium text-sm">{text.reason}</h3>
        <p className="whitespace-pre-line">{reason}</p>
      </div>
      {state === "open" ? (
        <Judgement suggestion={suggestion} alike={alike} editHref={editHref} lang={lang} />
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <SuggestionState state={state} label={text.states[state]} />
          {answer ? <p className="whitespace-pre-line">{format(text.yourAnswer, { answer })}</p> : null}
          {state === "accepted" ? (
            <ButtonLink size="small" href={editHref}>
              {text.edit}
            </ButtonLink>
          ) : null}
        </div>
      )}
    </li>
  );
}

function Judgement({ suggestion, alike, editHref, lang }: Omit<Props, "now">) {
  const text = useWords("admin.suggestions");
  const [answer, setAnswer] = useState("");
  const [together, setTogether] = useState(true);
  const { ready, failure, clear, run } = useRequest();
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<"accepted" | "declined" | null>(null);

  const decide = (state: "accepted" | "declined") => {
    clear();
    const lacks = state === "declined" && answer.trim() === "";
    setProblem(lacks ? text.needsAnswer : null);
    if (lacks) return;
    const body = { state, answer, alike: alike > 0 && together };
    void run(sendJson("PATCH", `/api/admin/suggestions/${suggestion.id}`, body), () => {
      setDone(state);
      if (state === "accepted") window.location.assign(editHref);
    });
  };
  if (done)
    return (
      <AutoFocus className="flex flex-wrap items-center gap-4">
        <SuggestionState state={done} label={text.states[done]} />
        <p>{text.answered}</p>
      </AutoFocus>
    );
  return (
    <div className="grid gap-3">
      {failure?.code === "conflict" ? (
        <Notice tone="warning" title={text.answeredFirst} role="alert" />
      ) : (
        <RefusalNotice failure={failure} />
      )}
      <TextArea
        label={text.answer}
        hint={text.answerHint}
        error={problem}
        rows={2}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {alike > 0 ? (
        <div>
          <CheckboxChip checked={together} onChange={(event) => setTogether(event.target.checked)}>
            {formatPlural(lang, text.alike, alike)}
          </CheckboxChip>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={!ready} onClick={() => decide("accepted")}>
          {text.accept}
        </Button>
        <Button disabled={!ready} onClick={() => decide("declined")}>
          {text.decline}
        </Button>
      </div>
    </div>
  );
}
