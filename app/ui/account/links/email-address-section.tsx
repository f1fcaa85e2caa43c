"use client";

import { useState } from "react";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { type RequestFailure, sendJson } from "../../http/send";
import { Button } from "../../kit/button";
import { Notice } from "../../kit/notice";
import { Icon } from "../../kit/svg-icon";
import { useHydrated } from "../../kit/use-hydrated";
import { EmailForm } from "../email-form";
import { FailureNotice } from "../failure-notice";
import { SavedStatus } from "../saved-note";

type Props = {
  email: string;
  verified: boolean;
  /** Whether the site sends mail. */
  mail: boolean;
  hasPassword: boolean;
  lang: Lang;
};

/** Renders the address of the account: whether it is proved, another mail to prove it, and a way to change it. */
export function EmailAddressSection({ email, verified, mail, hasPassword, lang }: Props) {
  const account = useWords("accounts.account");
  const address = useWords("accountLinks.address");
  const [proved, setProved] = useState(verified);
  return (
    <>
      {proved ? (
        <p className="flex items-center gap-1.5 text-green text-sm">
          <Icon name="check" size={18} />
          {address.verified}
        </p>
      ) : (
        <Unproved mail={mail} lang={lang} onProved={() => setProved(true)} />
      )}
      <EmailForm
        email={email}
        hasPassword={hasPassword}
        lang={lang}
        movedNote={mail ? address.changed : account.emailChanged}
        onMoved={() => setProved(false)}
      />
    </>
  );
}

type UnprovedProps = Pick<Props, "mail" | "lang"> & { onProved: () => void };

function Unproved({ mail, lang, onProved }: UnprovedProps) {
  const sending = useWords("accounts.sending");
  const address = useWords("accountLinks.address");
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const send = async () => {
    setBusy(true);
    setSent(false);
    setFailure(null);
    const answer = await sendJson("POST", "/api/accounts/me/email/verification", { lang: getTextLang(lang) });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure);
    // Another tab, or another device, may have done it meanwhile.
    if ((answer.body as { verified?: unknown }).verified === true) onProved();
    else setSent(true);
  };
  return (
    <div className="grid gap-3">
      <Notice tone={mail ? "warning" : "info"} title={address.unverified}>
        {mail ? (
          <p>
            {address.mailed} {address.why}
          </p>
        ) : (
          <p>{address.noMail}</p>
        )}
      </Notice>
      <FailureNotice failure={failure} />
      {mail ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button disabled={!hydrated || busy} onClick={send}>
            {busy ? sending : address.send}
          </Button>
          <SavedStatus text={sent ? address.sent : null} />
        </div>
      ) : null}
    </div>
  );
}
