"use client";

import { useEffect, useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { ReauthMethods } from "@/lib/accounts/reauth/types";
import { postToAuth, type RequestFailure, sendJson } from "../../http/send";
import { setReauthHandler } from "../../http/send-with-reauth";
import { Button } from "../../kit/button";
import { Dialog } from "../../kit/dialog";
import { FailureNotice } from "../failure-notice";
import { PasswordField } from "../password-field";
import { OneTimeCodeField } from "../two-step/code-field";
import { useForm } from "../use-form";

type ReauthRequest = { readonly ways: ReauthMethods; readonly answer: (proved: boolean) => void };

/**
 * Renders a dialog that asks for a proof of account ownership when a request on this page requires it. Forms keep their
 * input and continue automatically.
 */
export function ReauthDialog() {
  const close = useWords("site.close");
  const [asked, setAsked] = useState<ReauthRequest | null>(null);
  useEffect(() => setReauthHandler((ways) => new Promise<boolean>((answer) => setAsked({ ways, answer }))), []);
  const end = (proved: boolean) => {
    asked?.answer(proved);
    setAsked(null);
  };
  const proof = useWords("twoStep.proof");
  return (
    <Dialog open={asked !== null} onClose={() => end(false)} title={proof.title} closeLabel={close}>
      <p className="mb-4">{proof.lead}</p>
      {asked ? (
        asked.ways.password || asked.ways.code ? (
          <ReauthForm ways={asked.ways} onEnd={end} />
        ) : (
          <ProviderReauth providers={asked.ways.providers} onEnd={end} />
        )
      ) : null}
    </Dialog>
  );
}

type ProviderProps = { providers: readonly string[]; onEnd: (proved: boolean) => void };

/** The services that an account can be linked to, as they call themselves. */
const NAMES: Readonly<Record<string, string>> = { github: "GitHub", google: "Google" };

/**
 * Renders the proof for an account without a password: another sign-in with its provider, in a new tab, so that this
 * tab keeps its input.
 */
function ProviderReauth({ providers, onEnd }: ProviderProps) {
  const proof = useWords("twoStep.proof");
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const open = async (id: string) => {
    // Opened at once: later the browser would take it for an advertisement.
    const tab = window.open("", "_blank");
    const sent = await postToAuth(`signin/${id}`, { callbackUrl: "/account" });
    const url = sent.ok ? (sent.body as { url?: unknown } | null)?.url : null;
    if (tab && typeof url === "string") tab.location.href = url;
    else tab?.close();
    setFailure(sent.ok ? null : sent.failure);
  };
  if (providers.length === 0) return <p>{proof.noWay}</p>;
  return (
    <div className="grid gap-4">
      <p>{proof.provider}</p>
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3">
        {providers.map((id) => (
          <Button key={id} onClick={() => open(id)}>
            {format(proof.open, { provider: NAMES[id] ?? id })}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={() => onEnd(false)}>
          {proof.cancel}
        </Button>
        <Button variant="primary" onClick={() => onEnd(true)}>
          {proof.goOn}
        </Button>
      </div>
    </div>
  );
}

type FormProps = { ways: ReauthMethods; onEnd: (proved: boolean) => void };

/** Renders the proof by password or by code; who has both may choose. */
function ReauthForm({ ways, onEnd }: FormProps) {
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
