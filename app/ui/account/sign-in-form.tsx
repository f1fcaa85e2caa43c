"use client";

import { type ReactNode, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { postToAuth } from "../http/send";
import { Button } from "../kit/button";
import { EmailField } from "./email-field";
import { FailureNotice } from "./failure-notice";
import { PasswordField } from "./password-field";
import { OneTimeCodeField } from "./two-step/code-field";
import { useForm } from "./use-form";

type Props = {
  /** The page that leads whoever has signed in to where they wanted to go, or to what they have to do first. */
  goTo: string;
  /** Whether a sign-in waits for its code already, such as one that came from another service. */
  waits: boolean;
  /** The address of this page that begins with the password again. */
  again: string;
  /** Other ways to sign in, which stand below the password. */
  children?: ReactNode;
};

/**
 * Renders address and password, and then the code of an account with a second step. On success the browser goes to `goTo`, a
 * path of this site.
 */
export function SignInForm({ goTo, waits, again, children }: Props) {
  const [asksCode, setAsksCode] = useState(waits);
  if (asksCode) return <CodeStep goTo={goTo} again={again} />;
  return (
    <>
      <PasswordStep goTo={goTo} onCode={() => setAsksCode(true)} />
      {children}
    </>
  );
}

type StepProps = Pick<Props, "goTo">;

function PasswordStep({ goTo, onCode }: StepProps & { onCode: () => void }) {
  const fields = useWords("accounts.fields");
  const sending = useWords("accounts.sending");
  const signIn = useWords("accounts.signIn");
  const { form, problems, failure, busy, ready } = useForm({
    send: async ({ email = "", password = "" }) => {
      const sent = await postToAuth("callback/credentials", { email, password });
      if (!sent.ok && sent.failure.code === "secondFactor") onCode();
      return sent;
    },
    done: () => window.location.assign(goTo),
  });
  return (
    <form {...form} className="grid gap-5">
      <FailureNotice failure={failure} />
      <EmailField error={problems.email} autoComplete="username" />
      <PasswordField
        name="password"
        label={fields.password}
        error={problems.password}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" disabled={!ready}>
        {busy ? sending : signIn.submit}
      </Button>
    </form>
  );
}

function CodeStep({ goTo, again }: StepProps & { again: string }) {
  const fieldErrors = useWords("accounts.fieldErrors");
  const sending = useWords("accounts.sending");
  const text = useWords("twoStep.signIn");
  const { form, problems, failure, busy, ready } = useForm({
    send: ({ code = "" }) => postToAuth("callback/code", { code }),
    explain: ({ code }): Record<string, string> => (code === "credentials" ? { code: fieldErrors.codeWrong } : {}),
    done: () => window.location.assign(goTo),
  });
  return (
    <form {...form} className="grid gap-5">
      <div>
        <h2 className="text-lg">{text.title}</h2>
        <p className="mt-1 text-ink-soft text-sm">{text.lead}</p>
      </div>
      <FailureNotice failure={failure} />
      <OneTimeCodeField focused recovery error={problems.code} />
      <Button type="submit" variant="primary" disabled={!ready}>
        {busy ? sending : text.submit}
      </Button>
      <a href={again} className="link inline-flex min-h-11 items-center justify-self-start">
        {text.again}
      </a>
    </form>
  );
}
