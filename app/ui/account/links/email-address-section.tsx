"use client";

import { useState } from "react";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { normalizeEmail } from "@/lib/accounts/bounds";
import { sendJson } from "../../http/send";
import { useRequest } from "../../http/use-request";
import { Button } from "../../kit/button";
import { Notice } from "../../kit/notice";
import { Icon } from "../../kit/svg-icon";
import { AccountForm } from "../account-form";
import { EmailField } from "../email-field";
import { FailureNotice } from "../failure-notice";
import { CurrentPasswordField } from "../password-field";
import { SavedStatus } from "../saved-note";

type Props = {
  email: string;
  verified: boolean;
  /** Whether the site sends mail. */
  mail: boolean;
  hasPassword: boolean;
  lang: Lang;
};

/**
 * Renders the email address of the account: whether it is verified, a button for another verification mail, and a form
 * to change it.
 */
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
  const { busy, ready, failure, saved, run } = useRequest();
  const send = () =>
    run(sendJson("POST", "/api/accounts/me/email/verification", { lang: getTextLang(lang) }), (body) => {
      // Another tab, or another device, may have done it meanwhile.
      if ((body as { verified?: unknown }).verified !== true) return address.sent;
      onProved();
    });
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
          <Button disabled={!ready} onClick={send}>
            {busy ? sending : address.send}
          </Button>
          <SavedStatus text={saved} />
        </div>
      ) : null}
    </div>
  );
}

type FormProps = Pick<Props, "email" | "hasPassword" | "lang"> & {
  /** Confirmation after the address has changed. */
  movedNote: string;
  onMoved: () => void;
};

/** Form for changing the email address, which signs out all other devices. */
function EmailForm({ email, hasPassword, lang, movedNote, onMoved }: FormProps) {
  const account = useWords("accounts.account");
  const [current, setCurrent] = useState(email);
  return (
    <AccountForm
      submit={account.changeEmail}
      send={({ email = "", proof }) =>
        sendJson("PUT", "/api/accounts/me/email", { email, proof, lang: getTextLang(lang) })
      }
      done={(values, form) => {
        const moved = normalizeEmail(values.email ?? "");
        const proof = form.elements.namedItem("proof");
        if (proof instanceof HTMLInputElement) proof.value = "";
        if (moved === current) return account.saved;
        setCurrent(moved);
        onMoved();
        return movedNote;
      }}
    >
      {(problems) => (
        <>
          <EmailField error={problems.email} defaultValue={email} autoComplete="email" />
          {hasPassword ? <CurrentPasswordField error={problems.proof} /> : null}
        </>
      )}
    </AccountForm>
  );
}
