"use client";

import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { postToAuth, sendJson } from "../http/send";
import { Button } from "../kit/button";
import { TextField } from "../kit/text-field";
import { EmailField } from "./email-field";
import { FailureNotice } from "./failure-notice";
import { newPasswordProblem } from "./field-problems";
import type { FormWords } from "./form-words";
import { PasswordField } from "./password-field";
import { useForm } from "./use-form";

type Props = { words: FormWords & Pick<Dictionary["accounts"], "signUp">; lang: Lang; goTo: string };

/** Makes an account and signs in with it. On success the browser goes to `goTo`, a path of this site. */
export function SignUpForm({ words, lang, goTo }: Props) {
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    check: ({ password = "" }): Record<string, string> => {
      const problem = newPasswordProblem(password, words.fieldErrors);
      return problem ? { password: problem } : {};
    },
    send: async ({ email = "", password = "", name = "" }) => {
      const made = await sendJson("POST", "/api/accounts", { email, password, name, lang });
      return made.ok ? postToAuth("callback/credentials", { email, password }) : made;
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
        hint={words.hints.newPassword}
        error={problems.password}
        autoComplete="new-password"
        words={words}
      />
      <TextField
        name="name"
        label={words.signUp.nameOptional}
        hint={words.hints.name}
        error={problems.name}
        autoComplete="nickname"
      />
      <Button type="submit" variant="primary" disabled={!ready}>
        {busy ? words.sending : words.signUp.submit}
      </Button>
    </form>
  );
}
