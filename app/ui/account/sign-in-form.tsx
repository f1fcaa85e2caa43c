"use client";

import { type ReactNode, useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { postToAuth } from "../http/send";
import { Button } from "../kit/button";
import { EmailField } from "./email-field";
import { FailureNotice } from "./failure-notice";
import type { FormWords } from "./form-words";
import { PasswordField } from "./password-field";
import { CodeField } from "./two-step/code-field";
import { useForm } from "./use-form";

type Words = FormWords & Pick<Dictionary["accounts"], "signIn"> & Pick<Dictionary, "twoStep">;
type Props = {
  words: Words;
  /** The page that leads whoever has signed in to where they wanted to go, or to what they have to do first. */
  goTo: string;
  /** Whether a sign-in waits for its code already, such as one that came from another service. */
  waits: boolean;
  /** The address of this page that begins with the password again. */
  again: string;
  /** Other ways to sign in, which stand below the password. */
  children?: ReactNode;
};

/** Address and password, and then the code of an account with a second step. On success the browser goes to `goTo`, a path of this site. */
export function SignInForm({ words, goTo, waits, again, children }: Props) {
  const [asksCode, setAsksCode] = useState(waits);
  if (asksCode) return <CodeStep words={words} goTo={goTo} again={again} />;
  return (
    <>
      <PasswordStep words={words} goTo={goTo} onCode={() => setAsksCode(true)} />
      {children}
    </>
  );
}

type StepProps = Pick<Props, "words" | "goTo">;

function PasswordStep({ words, goTo, onCode }: StepProps & { onCode: () => void }) {
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    send: async ({ email = "", password = "" }) => {
      const sent = await postToAuth("callback/credentials", { email, password });
      if (!sent.ok && sent.failure.code === "secondFactor") onCode();
      return sent;
    },
    done: () => window.location.assign(goTo),
  });
  return (
    <form {...form} className="grid gap-5">
      <FailureNotice failure={failure} words={words.failures} />
      <EmailField error={problems.email} autoComplete="username" words={words} />
      <PasswordField
        name="password"
        label={words.fields.password}
        error={problems.password}
        autoComplete="current-password"
        words={words}
      />
      <Button type="submit" variant="primary" disabled={!ready}>
        {busy ? words.sending : words.signIn.submit}
      </Button>
    </form>
  );
}

function CodeStep({ words, goTo, again }: StepProps & { again: string }) {
  const text = words.twoStep.signIn;
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    send: ({ code = "" }) => postToAuth("callback/code", { code }),
    explain: ({ code }): Record<string, string> =>
      code === "credentials" ? { code: words.fieldErrors.codeWrong } : {},
    done: () => window.location.assign(goTo),
  });
  return (
    <form {...form} className="grid gap-5">
      <div>
        <h2 className="text-lg">{text.title}</h2>
        <p className="mt-1 text-ink-soft text-sm">{text.lead}</p>
      </div>
      <FailureNotice failure={failure} words={words.failures} />
      <CodeField focused recovery error={problems.code} words={words.twoStep.code} />
      <Button type="submit" variant="primary" disabled={!ready}>
        {busy ? words.sending : text.submit}
      </Button>
      <a href={again} className="link inline-flex min-h-11 items-center justify-self-start">
        {text.again}
      </a>
    </form>
  );
}
