"use client";

import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { type Failure, sendJson } from "../../http/send";
import { Button } from "../../kit/button";
import { Glyph } from "../../kit/glyph";
import { Notice } from "../../kit/notice";
import { useHydrated } from "../../kit/use-hydrated";
import { EmailForm } from "../email-form";
import { FailureNotice } from "../failure-notice";
import type { FormWords } from "../form-words";
import { SavedNote } from "../saved-note";

type Props = {
  email: string;
  verified: boolean;
  /** Whether the site sends mail. */
  mail: boolean;
  hasPassword: boolean;
  lang: Lang;
  words: FormWords &
    Pick<Dictionary["accounts"], "account"> & { readonly address: Dictionary["accountLinks"]["address"] };
};

/** The address of the account: whether it is proved, another mail to prove it, and a way to change it. */
export function AddressPart({ email, verified, mail, hasPassword, lang, words }: Props) {
  const { address } = words;
  const [proved, setProved] = useState(verified);
  return (
    <>
      {proved ? (
        <p className="flex items-center gap-1.5 text-green text-sm">
          <Glyph name="check" size={18} />
          {address.verified}
        </p>
      ) : (
        <Unproved mail={mail} lang={lang} words={words} onProved={() => setProved(true)} />
      )}
      <EmailForm
        email={email}
        hasPassword={hasPassword}
        lang={lang}
        movedNote={mail ? address.changed : words.account.emailChanged}
        onMoved={() => setProved(false)}
        words={words}
      />
    </>
  );
}

type UnprovedProps = Pick<Props, "mail" | "lang" | "words"> & { onProved: () => void };

function Unproved({ mail, lang, words, onProved }: UnprovedProps) {
  const { address } = words;
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async () => {
    setBusy(true);
    setSent(false);
    setFailure(null);
    const answer = await sendJson("POST", "/api/accounts/me/email/verification", { lang });
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
      <FailureNotice failure={failure} words={words.failures} />
      {mail ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button disabled={!hydrated || busy} onClick={send}>
            {busy ? words.sending : address.send}
          </Button>
          <SavedNote text={sent ? address.sent : null} />
        </div>
      ) : null}
    </div>
  );
}
