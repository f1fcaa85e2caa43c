"use client";

import { useState } from "react";
import { type Failure, sendJson } from "../../account/send";
import { useHydrated } from "../../account/use-hydrated";
import { Button } from "../../kit/button";
import { ButtonLink } from "../../kit/button-link";
import { Dialog } from "../../kit/dialog";
import { Notice } from "../../kit/notice";
import type { AdminWords } from "../../words/admin";
import type { AdminImportWords } from "../../words/admin-import";
import { say } from "../../words/define";
import { href, type Lang } from "../../words/lang";
import { RefusalNotice } from "../refusal-notice";

type Props = {
  /** The route that publishes, asked with the name of what was reviewed; `null` where there is nothing to publish. */
  action: string | null;
  plan: string;
  /** The route of the draft that can be thrown away; absent for what is no draft. */
  discard?: string;
  /** What the button does, what its question is called, and what will happen, a paragraph each. */
  label: string;
  title: string;
  effects: readonly string[];
  lang: Lang;
  words: { readonly import: AdminImportWords; readonly failures: AdminWords["failures"]; readonly close: string };
};

type Asked = "publish" | "discard" | null;

/** The end of a review: publish what was reviewed, after being asked once more, or leave it. */
export function Decision({ action, plan, discard, label, title, effects, lang, words }: Props) {
  const { review } = words.import;
  const hydrated = useHydrated();
  const [asked, setAsked] = useState<Asked>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [published, setPublished] = useState<number | null>(null);

  const send = async (what: "publish" | "discard") => {
    setBusy(true);
    setFailure(null);
    const sent =
      what === "publish" ? await sendJson("POST", action ?? "", { plan }) : await sendJson("DELETE", discard ?? "", {});
    setAsked(null);
    setBusy(false);
    if (!sent.ok) return setFailure(sent.failure);
    if (what === "discard") return window.location.assign(href(lang, "/admin/import"));
    setPublished((sent.body as { version: number }).version);
  };
  if (published !== null)
    return (
      <Notice tone="good" title={say(review.published, { version: published })} role="status">
        <p>{review.publishedText}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <ButtonLink href={href(lang, `/admin/history/${published}`)}>{review.toHistory}</ButtonLink>
          <ButtonLink href={href(lang, "/admin")} variant="quiet">
            {review.toOverview}
          </ButtonLink>
        </p>
      </Notice>
    );
  return (
    <div className="grid gap-4">
      {failure?.code === "conflict" ? (
        <Notice tone="warning" title={review.staleTitle} role="alert">
          <p>{review.stale}</p>
          <Button size="small" onClick={() => window.location.reload()} className="mt-2">
            {review.again}
          </Button>
        </Notice>
      ) : (
        <RefusalNotice failure={failure} words={words.failures} />
      )}
      <div className="flex flex-wrap gap-3">
        {action ? (
          <Button variant="primary" disabled={!hydrated || busy} onClick={() => setAsked("publish")}>
            {busy ? review.publishing : label}
          </Button>
        ) : null}
        {discard ? (
          <Button variant="danger" disabled={!hydrated || busy} onClick={() => setAsked("discard")}>
            {review.discard}
          </Button>
        ) : null}
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === "discard" ? review.discardTitle : title}
        closeLabel={words.close}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {review.cancel}
            </Button>
            <Button
              variant={asked === "discard" ? "danger" : "primary"}
              disabled={busy}
              onClick={() => asked && send(asked)}
            >
              {asked === "discard" ? review.discard : label}
            </Button>
          </>
        }
      >
        {asked === "discard" ? <p>{review.discardText}</p> : effects.map((effect) => <p key={effect}>{effect}</p>)}
      </Dialog>
    </div>
  );
}
