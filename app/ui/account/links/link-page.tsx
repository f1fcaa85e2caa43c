"use client";

import { useEffect, useRef } from "react";
import { format } from "@/app/i18n/format";
import { href, type Lang } from "@/app/i18n/lang";
import { Button } from "../../kit/button";
import { ButtonLink } from "../../kit/button-link";
import { Notice } from "../../kit/notice";
import { AuthPage } from "../auth-page";
import { FailureNotice } from "../failure-notice";
import { DeadLink } from "./dead-link";
import { InvitationForm } from "./invitation-form";
import type { LinkWords } from "./link-words";
import { ResetForm } from "./reset-form";
import { type FoundLink, type LinkState, type UseLink, useLink } from "./use-link";
import { VerifyPart } from "./verify-part";

type Props = { lang: Lang; words: LinkWords };

/** The page that a link opens: it finds out what the link is for, and offers that. */
export function LinkPage({ lang, words }: Props) {
  const { state, read, use, finish } = useLink();
  const panel = useRef<HTMLDivElement>(null);
  const used = state.at === "done";
  useEffect(() => {
    // The form that had the focus is gone.
    if (used) panel.current?.focus();
  }, [used]);
  const { title, lead } = headOf(state, words);
  return (
    <AuthPage title={title} lead={lead} needsScript={words.needsScript}>
      <div ref={panel} tabIndex={-1} className="grid gap-5 focus:outline-none">
        <Content state={state} read={read} use={use} finish={finish} lang={lang} words={words} />
      </div>
    </AuthPage>
  );
}

function headOf(state: LinkState, { links }: LinkWords): { title: string; lead: string } {
  if (state.at === "done") return { title: links[state.link.kind].title, lead: "" };
  if (state.at !== "open") return links.page;
  const { title, lead } = links[state.link.kind];
  return { title, lead: format(lead, { email: state.link.email }) };
}

type ContentProps = Props & { state: LinkState; read: () => void; use: UseLink; finish: () => void };

function Content({ state, read, use, finish, lang, words }: ContentProps) {
  const { page } = words.links;
  switch (state.at) {
    case "reading":
      return <p role="status">{page.reading}</p>;
    case "none":
      return (
        <Notice tone="info" title={page.noneTitle}>
          <p>{page.none}</p>
        </Notice>
      );
    case "failed":
      return (
        <>
          <FailureNotice failure={state.failure} words={words.failures} />
          <div>
            <Button onClick={read}>{page.retry}</Button>
          </div>
        </>
      );
    case "dead":
      return <DeadLink code={state.code} kind={state.kind} lang={lang} words={page} />;
    case "done":
      return <UsedLink link={state.link} lang={lang} words={words} />;
    case "open":
      return <OpenLink link={state.link} use={use} done={finish} lang={lang} words={words} />;
  }
}

type OpenProps = Props & { link: FoundLink; use: UseLink; done: () => void };

function OpenLink({ link, ...rest }: OpenProps) {
  if (link.kind === "verify") return <VerifyPart link={link} {...rest} />;
  if (link.kind === "reset") return <ResetForm email={link.email} {...rest} />;
  const { use, lang, words } = rest;
  return <InvitationForm email={link.email} use={use} goTo={href(lang, "/sign-in")} words={words} />;
}

function UsedLink({ link, lang, words: { links } }: Props & { link: FoundLink }) {
  const isReset = link.kind === "reset";
  const { doneTitle, done } = isReset ? links.reset : links.verify;
  return (
    <>
      <Notice tone="good" title={doneTitle} role="status">
        <p>{format(done, { email: link.email })}</p>
      </Notice>
      <div>
        <ButtonLink href={href(lang, isReset ? "/sign-in" : "/account")} variant="primary">
          {isReset ? links.reset.toSignIn : links.verify.toAccount}
        </ButtonLink>
      </div>
    </>
  );
}
