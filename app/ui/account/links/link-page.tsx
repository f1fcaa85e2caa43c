"use client";

import { useEffect, useRef } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { LinkKind } from "@/lib/accounts/links/types";
import { postToAuth } from "../../http/send";
import { Button } from "../../kit/button";
import { ButtonLink } from "../../kit/button-link";
import { Notice } from "../../kit/notice";
import { AuthPage } from "../auth-page";
import { FailureNotice } from "../failure-notice";
import { NewPasswordForm } from "../new-password-form";
import type { InvalidLinkCode } from "./use-account-link";
import { type AccountLink, type AccountLinkState, type SubmitAccountLink, useAccountLink } from "./use-account-link";
import { VerifyEmailSection } from "./verify-email-section";

type Props = { lang: Lang };

/** Renders the page of an account link: requests its purpose and renders the matching form. */
export function LinkPageContent({ lang }: Props) {
  const page = useWords("accountLinks.page");
  const verify = useWords("accountLinks.verify");
  const reset = useWords("accountLinks.reset");
  const invite = useWords("accountLinks.invite");
  const needsScript = useWords("accounts.needsScript");
  const { state, read, use, finish } = useAccountLink();
  const panel = useRef<HTMLDivElement>(null);
  const used = state.at === "done";
  useEffect(() => {
    // The form that had the focus is gone.
    if (used) panel.current?.focus();
  }, [used]);
  const { title, lead } = headOf(state, { page, verify, reset, invite });
  return (
    <AuthPage title={title} lead={lead} needsScript={needsScript}>
      <div ref={panel} tabIndex={-1} className="grid gap-5 focus:outline-none">
        <Content state={state} read={read} use={use} finish={finish} lang={lang} />
      </div>
    </AuthPage>
  );
}

type Heads = Pick<Dictionary["accountLinks"], "page" | LinkKind>;

function headOf(state: AccountLinkState, links: Heads): { title: string; lead: string } {
  if (state.at === "done") return { title: links[state.link.kind].title, lead: "" };
  if (state.at !== "open") return links.page;
  const { title, lead } = links[state.link.kind];
  return { title, lead: format(lead, { email: state.link.email }) };
}

type ContentProps = Props & { state: AccountLinkState; read: () => void; use: SubmitAccountLink; finish: () => void };

function Content({ state, read, use, finish, lang }: ContentProps) {
  const page = useWords("accountLinks.page");
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
          <FailureNotice failure={state.failure} />
          <div>
            <Button onClick={read}>{page.retry}</Button>
          </div>
        </>
      );
    case "dead":
      return <InvalidLinkNotice code={state.code} kind={state.kind} lang={lang} />;
    case "done":
      return <UsedLink link={state.link} lang={lang} />;
    case "open":
      return <OpenLink link={state.link} use={use} done={finish} lang={lang} />;
  }
}

type OpenProps = Props & { link: AccountLink; use: SubmitAccountLink; done: () => void };

function OpenLink({ link, ...rest }: OpenProps) {
  if (link.kind === "verify") return <VerifyEmailSection link={link} {...rest} />;
  if (link.kind === "reset") return <ResetPasswordForm email={link.email} {...rest} />;
  const { use, lang } = rest;
  return <InvitationForm email={link.email} use={use} goTo={localizePath(lang, "/sign-in")} />;
}

function UsedLink({ link, lang }: Props & { link: AccountLink }) {
  const reset = useWords("accountLinks.reset");
  const verify = useWords("accountLinks.verify");
  const isReset = link.kind === "reset";
  const { doneTitle, done } = isReset ? reset : verify;
  return (
    <>
      <Notice tone="good" title={doneTitle} role="status">
        <p>{format(done, { email: link.email })}</p>
      </Notice>
      <div>
        <ButtonLink href={localizePath(lang, isReset ? "/sign-in" : "/account")} variant="primary">
          {isReset ? reset.toSignIn : verify.toAccount}
        </ButtonLink>
      </div>
    </>
  );
}

type InvalidProps = {
  code: InvalidLinkCode;
  /** `null` where it is not known. */
  kind: LinkKind | null;
  lang: Lang;
};

/** Renders why a link does nothing, and where there is another. */
function InvalidLinkNotice({ code, kind, lang }: InvalidProps) {
  const words = useWords("accountLinks.page");
  const [title, text] = {
    linkUnknown: [words.unknownTitle, words.unknown],
    linkUsed: [words.usedTitle, words.used],
    linkExpired: [words.expiredTitle, words.expired],
  }[code];
  const next = { verify: words.newVerify, reset: words.newReset, invite: words.newInvite };
  // An invitation that was used has made an account.
  const isMade = kind === "invite" && code === "linkUsed";
  return (
    <>
      <Notice tone="warning" title={title} role="alert">
        <p>{text}</p>
        {kind !== null && !isMade ? <p>{next[kind]}</p> : null}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {isMade ? <ButtonLink href={localizePath(lang, "/sign-in")}>{words.toSignIn}</ButtonLink> : null}
        {kind === null || kind === "verify" ? (
          <ButtonLink href={localizePath(lang, "/account")}>{words.toAccount}</ButtonLink>
        ) : null}
        {kind === null || kind === "reset" ? (
          <ButtonLink href={localizePath(lang, "/forgot")}>{words.toForgot}</ButtonLink>
        ) : null}
      </div>
    </>
  );
}

type InvitationProps = { email: string; use: SubmitAccountLink; goTo: string };

/**
 * Renders the form that creates an invited account and signs in. On success, the browser goes to `goTo`, a path of this
 * site.
 */
function InvitationForm({ email, use, goTo }: InvitationProps) {
  const { submit, taken } = useWords("accountLinks.invite");
  return (
    <NewPasswordForm
      email={email}
      isNew
      taken={taken}
      submit={submit}
      send={async ({ password = "", name = "" }) => {
        const made = await use("invite", { password, name });
        return made.ok ? postToAuth("callback/credentials", { email, password }) : made;
      }}
      done={() => window.location.assign(goTo)}
    />
  );
}

type ResetProps = { email: string; use: SubmitAccountLink; done: () => void; lang: Lang };

/** Renders the form that sets a new password with a link. */
export const ResetPasswordForm = ({ email, use, done, lang }: ResetProps) => (
  <NewPasswordForm
    email={email}
    isNew={false}
    submit={useWords("accountLinks.reset").submit}
    send={({ password = "" }) => use("reset", { password, lang: getTextLang(lang) })}
    done={done}
  />
);
