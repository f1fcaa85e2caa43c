"use client";

import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { postToAuth, sendJson } from "../http/send";
import { Button } from "../kit/button";
import { TextField } from "../kit/text-field";
import { EmailField } from "./email-field";
import { FailureNotice } from "./failure-notice";
import { getNewPasswordProblem } from "./field-problems";
import { PasswordField } from "./password-field";
import { useForm } from "./use-form";

type Props = { lang: Lang; goTo: string };

/** Makes an account and signs in with it. On success the browser goes to `goTo`, a path of this site. */
export function SignUpForm({ lang, goTo }: Props) {
  const fieldErrors = useWords("accounts.fieldErrors");
  const fields = useWords("accounts.fields");
  const hints = useWords("accounts.hints");
  const signUp = useWords("accounts.signUp");
  const sending = useWords("accounts.sending");
  const { form, problems, failure, busy, ready } = useForm({
    check: ({ password = "" }): Record<string, string> => {
      const problem = getNewPasswordProblem(password, fieldErrors);
      return problem ? { password: problem } : {};
    },
    send: async ({ email = "", password = "", name = "" }) => {
      const made = await sendJson("POST", "/api/accounts", { email, password, name, lang: getTextLang(lang) });
      return made.ok ? postToAuth("callback/credentials", { email, password }) : made;
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
        hint={hints.newPassword}
        error={problems.password}
        autoComplete="new-password"
      />
      <TextField
        name="name"
        label={signUp.nameOptional}
        hint={hints.name}
        error={problems.name}
        autoComplete="nickname"
      />
      <Button type="submit" variant="primary" disabled={!ready}>
        {busy ? sending : signUp.submit}
      </Button>
    </form>
  );
}
