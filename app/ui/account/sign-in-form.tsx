"use client";

import { type ReactNode, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { postToAuth } from "../http/send";
import { AccountForm } from "./account-form";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";
import { OneTimeCodeField } from "./two-step/code-field";

type Props = {
  /** Path to open after sign-in. */
  goTo: string;
  /** Whether a sign-in is waiting for its two-step code, such as one with another provider. */
  waits: boolean;
  /** The address of this page that begins with the password again. */
  again: string;
  /** Other ways to sign in, below the password. */
  children?: ReactNode;
};

/**
 * Renders fields for email and password, then for the code of an account with two-step sign-in. On success, the browser
 * goes to `goTo`, a path of this site.
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
  const signIn = useWords("accounts.signIn");
  return (
    <AccountForm
      wide
      submit={signIn.submit}
      send={async ({ email = "", password = "" }) => {
        const sent = await postToAuth("callback/credentials", { email, password });
        if (!sent.ok && sent.failure.code === "secondFactor") onCode();
        return sent;
      }}
      done={() => window.location.assign(goTo)}
    >
      {(problems) => (
        <>
          <EmailField error={problems.email} autoComplete="username" />
          <PasswordField
            name="password"
            label={fields.password}
            error={problems.password}
            autoComplete="current-password"
          />
        </>
      )}
    </AccountForm>
  );
}

function CodeStep({ goTo, again }: StepProps & { again: string }) {
  const text = useWords("twoStep.signIn");
  return (
    <>
      <div>
        <h2 className="text-lg">{text.title}</h2>
        <p className="mt-1 text-ink-soft text-sm">{text.lead}</p>
      </div>
      <AccountForm
        wide
        submit={text.submit}
        send={({ code = "" }) => postToAuth("callback/code", { code })}
        done={() => window.location.assign(goTo)}
      >
        {({ code }) => <OneTimeCodeField focused recovery error={code} />}
      </AccountForm>
      <a href={again} className="link inline-flex min-h-11 items-center justify-self-start">
        {text.again}
      </a>
    </>
  );
}
