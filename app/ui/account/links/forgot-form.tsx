"use client";

import { useState } from "react";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { sendJson } from "../../http/send";
import { Button } from "../../kit/button";
import { Notice } from "../../kit/notice";
import { AccountForm } from "../account-form";
import { EmailField } from "../email-field";

type Props = { lang: Lang };

/** Renders the form that requests a password reset link. The response is the same whether the account exists or not. */
export function ForgotPasswordForm({ lang }: Props) {
  const forgot = useWords("accountLinks.forgot");
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
    return (
      <>
        <Notice tone="good" title={forgot.sentTitle} role="status">
          <p>{format(forgot.sent, { email: sentTo })}</p>
        </Notice>
        <p className="text-ink-soft text-sm">{forgot.notArrived}</p>
        <div>
          <Button onClick={() => setSentTo(null)}>{forgot.again}</Button>
        </div>
      </>
    );
  return (
    <AccountForm
      wide
      submit={forgot.submit}
      send={({ email = "" }) => sendJson("POST", "/api/accounts/recovery", { email, lang: getTextLang(lang) })}
      done={({ email = "" }) => setSentTo(email.trim())}
    >
      {({ email }) => <EmailField error={email} autoComplete="username" />}
    </AccountForm>
  );
}
