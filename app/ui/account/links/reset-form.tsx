import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "../../kit/button";
import { FailureNotice } from "../failure-notice";
import { getNewPasswordProblem } from "../field-problems";
import { PasswordField } from "../password-field";
import { useForm } from "../use-form";
import type { SubmitAccountLink } from "./use-account-link";

type Props = { email: string; use: SubmitAccountLink; done: () => void; lang: Lang };

/** Sets a new password by a link. */
export function ResetPasswordForm({ email, use, done, lang }: Props) {
  const fieldErrors = useWords("accounts.fieldErrors");
  const fields = useWords("accounts.fields");
  const hints = useWords("accounts.hints");
  const sending = useWords("accounts.sending");
  const reset = useWords("accountLinks.reset");
  const { form, problems, failure, busy, ready } = useForm({
    check: ({ password = "" }): Record<string, string> => {
      const problem = getNewPasswordProblem(password, fieldErrors);
      return problem ? { password: problem } : {};
    },
    send: ({ password = "" }) => use("reset", { password, lang: getTextLang(lang) }),
    done,
  });
  return (
    <form {...form} className="grid gap-5">
      <FailureNotice failure={failure} />
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={fields.newPassword}
        hint={hints.newPassword}
        error={problems.password}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" disabled={!ready}>
        {busy ? sending : reset.submit}
      </Button>
    </form>
  );
}
