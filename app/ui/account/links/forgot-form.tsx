"use client";

import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { sendJson } from "../../http/send";
import { Button } from "../../kit/button";
import { Notice } from "../../kit/notice";
import { EmailField } from "../email-field";
import { FailureNotice } from "../failure-notice";
import type { FormWords } from "../form-words";
import { useForm } from "../use-form";

type Props = { lang: Lang; words: FormWords & { readonly forgot: Dictionary["accountLinks"]["forgot"] } };

/** Asks for a link that sets a new password. The answer is the same whether there is an account or not. */
export function ForgotForm({ lang, words }: Props) {
  const { forgot } = words;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    send: ({ email = "" }) => sendJson("POST", "/api/accounts/recovery", { email, lang }),
    done: ({ email = "" }) => setSentTo(email.trim()),
  });
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
    <form {...form} className="grid gap-5">
      <FailureNotice failure={failure} words={words.failures} />
      <EmailField error={problems.email} autoComplete="username" words={words} />
      <Button type="submit" variant="primary" disabled={!ready}>
        {busy ? words.sending : forgot.submit}
      </Button>
    </form>
  );
}
