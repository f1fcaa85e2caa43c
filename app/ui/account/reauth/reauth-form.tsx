"use client";

import { useEffect, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import type { ReauthMethods } from "@/lib/accounts/reauth/types";
import { sendJson } from "../../http/send";
import { Button } from "../../kit/button";
import { FailureNotice } from "../failure-notice";
import { PasswordField } from "../password-field";
import { OneTimeCodeField } from "../two-step/code-field";
import { useForm } from "../use-form";

type Props = { ways: ReauthMethods; onEnd: (proved: boolean) => void };

/** Renders the proof by password or by code; who has both may choose. */
export function ReauthForm({ ways, onEnd }: Props) {
  const fields = useWords("accounts.fields");
  const sending = useWords("accounts.sending");
  const proof = useWords("twoStep.proof");
  const [byCode, setByCode] = useState(!ways.password);
  const { form, problems, failure, busy, ready } = useForm({
    send: (values) =>
      sendJson("POST", "/api/accounts/me/proof", byCode ? { code: values.code } : { password: values.password }),
    done: () => onEnd(true),
  });
  const place = form.ref;
  useEffect(() => {
    // After the window has opened, which gives the focus to its first button.
    if (!byCode) queueMicrotask(() => place.current?.querySelector("input")?.focus());
  }, [byCode, place]);
  return (
    <form {...form} className="grid gap-4">
      <FailureNotice failure={failure} />
      {byCode ? (
        <OneTimeCodeField focused recovery error={problems.code} />
      ) : (
        <PasswordField
          name="password"
          label={fields.password}
          error={problems.password}
          autoComplete="current-password"
        />
      )}
      {ways.password && ways.code ? (
        <div>
          <Button variant="quiet" size="small" onClick={() => setByCode(!byCode)}>
            {byCode ? proof.usePassword : proof.useCode}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={() => onEnd(false)}>
          {proof.cancel}
        </Button>
        <Button type="submit" variant="primary" disabled={!ready}>
          {busy ? sending : proof.submit}
        </Button>
      </div>
    </form>
  );
}
