"use client";

import { useEffect, useState } from "react";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { type RequestFailure, sendJson } from "@/app/ui/http/send";
import { RefusalNotice } from "../../http/refusal-notice";
import { sendDelete, useRequest } from "../../http/use-request";
import { AutoFocus } from "../../kit/auto-focus";
import { Button } from "../../kit/button";
import { ButtonLink } from "../../kit/button-link";
import { Dialog } from "../../kit/dialog";
import { Notice } from "../../kit/notice";
import { deleteSubmittedForm, readSubmittedForm, type SubmittedForm } from "../edit/submitted-form";

type Props = {
  /** Route that publishes the reviewed plan; null if there is nothing to publish. */
  action: string | null;
  plan: string;
  /** Draft that can be discarded; absent for other reviews. */
  draft?: string;
  /** The label of the button, the title of its question, and the effects, a paragraph each. */
  label: string;
  title: string;
  effects: readonly string[];
  lang: Lang;
};

/** Renders the end of a review: publish with a confirmation, or cancel. */
export function ReviewDecision({ action, plan, draft, label, title, effects, lang }: Props) {
  const close = useWords("site.close");
  const review = useWords("adminImport.review");
  const [asked, setAsked] = useState<"publish" | "discard" | null>(null);
  const { busy, ready, failure, run } = useRequest();
  const [published, setPublished] = useState<number | null>(null);
  const [sent, setSent] = useState<SubmittedForm | null>(null);
  useEffect(() => setSent(draft === undefined ? null : readSubmittedForm(draft)), [draft]);

  const draftRoute = `/api/admin/drafts/${draft}`;
  const act = (what: "publish" | "discard") => {
    const request = what === "publish" ? sendJson("POST", action ?? "", { plan }) : sendJson("DELETE", draftRoute, {});
    void run(
      request.finally(() => setAsked(null)),
      (body) => {
        if (draft !== undefined) deleteSubmittedForm(draft);
        if (what === "discard") return window.location.assign(sent?.back ?? localizePath(lang, "/admin/import"));
        setPublished((body as { version: number }).version);
      },
    );
  };
  // What came from a form is mended there even when its draft is gone already.
  const mend = ({ back }: SubmittedForm) => run(sendDelete(draftRoute), () => window.location.assign(back));
  if (published !== null) return <Published version={published} sent={sent} lang={lang} />;
  return (
    <div className="grid gap-4">
      <Refused failure={failure} isDraft={draft !== undefined} lang={lang} />
      <div className="flex flex-wrap gap-3">
        {action ? (
          <Button variant="primary" disabled={!ready} onClick={() => setAsked("publish")}>
            {busy ? review.publishing : label}
          </Button>
        ) : null}
        {sent ? (
          <Button disabled={!ready} onClick={() => mend(sent)}>
            {review.backToForm}
          </Button>
        ) : null}
        {draft !== undefined ? (
          <Button variant="danger" disabled={!ready} onClick={() => setAsked("discard")}>
            {review.discard}
          </Button>
        ) : null}
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === "discard" ? review.discardTitle : title}
        closeLabel={close}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {review.cancel}
            </Button>
            <Button
              variant={asked === "discard" ? "danger" : "primary"}
              disabled={busy}
              onClick={() => asked && act(asked)}
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

type RefusedProps = Pick<Props, "lang"> & { failure: RequestFailure | null; isDraft: boolean };

/** Why it was not done, and the way on: others decide on the same drafts. */
function Refused({ failure, isDraft, lang }: RefusedProps) {
  const review = useWords("adminImport.review");
  if (failure?.code === "conflict")
    return (
      <Notice tone="warning" title={review.staleTitle} role="alert">
        <p>{review.stale}</p>
        <Button size="small" onClick={() => window.location.reload()} className="mt-2">
          {review.again}
        </Button>
      </Notice>
    );
  if (failure?.code === "notFound" && isDraft)
    return (
      <Notice tone="warning" title={review.goneTitle} role="alert">
        <p>{review.gone}</p>
        <ButtonLink size="small" href={localizePath(lang, "/admin/history")} className="mt-2">
          {review.toVersions}
        </ButtonLink>
      </Notice>
    );
  return <RefusalNotice failure={failure} />;
}

type PublishedProps = { version: number; sent: SubmittedForm | null; lang: Lang };

/** That it is done, and the ways on: after a form, to what is edited next. */
const Published = ({ version, sent, lang }: PublishedProps) => {
  const review = useWords("adminImport.review");
  return (
    <AutoFocus>
      <Notice tone="good" title={format(review.published, { version })}>
        <p>{review.publishedText}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          {sent?.next ? (
            <ButtonLink href={sent.next.href}>{format(review.nextEdit, { name: sent.next.label })}</ButtonLink>
          ) : null}
          {sent ? <ButtonLink href={sent.back}>{review.toForm}</ButtonLink> : null}
          <ButtonLink href={localizePath(lang, `/admin/history/${version}`)}>{review.toHistory}</ButtonLink>
          <ButtonLink href={localizePath(lang, "/admin")} variant="quiet">
            {review.toOverview}
          </ButtonLink>
        </p>
      </Notice>
    </AutoFocus>
  );
};
