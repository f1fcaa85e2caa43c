"use client";

import { postToAuth } from "../http/send";
import type { Dictionary } from "../i18n/dictionary";
import { Button } from "../kit/button";
import { EmailField } from "./email-field";
import { FailureNotice } from "./failure-notice";
import type { FormWords } from "./form-words";
import { PasswordField } from "./password-field";
import { useForm } from "./use-form";

type Props = { words: FormWords & Pick<Dictionary["accounts"], "signIn">; goTo: string };

/** E-mail and password. On success the browser goes to `goTo`, a path of this site. */
export function SignInForm({ words, goTo }: Props) {
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    send: ({ email = "", password = "" }) => postToAuth("callback/credentials", { email, password }),
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
