import type { Lang } from "@/app/i18n/lang";
import { Button } from "../../kit/button";
import { FailureNotice } from "../failure-notice";
import { newPasswordProblem } from "../field-problems";
import { PasswordField } from "../password-field";
import { useForm } from "../use-form";
import type { LinkWords } from "./link-words";
import type { UseLink } from "./use-link";

type Props = { email: string; use: UseLink; done: () => void; lang: Lang; words: LinkWords };

/** Sets a new password by a link. */
export function ResetForm({ email, use, done, lang, words }: Props) {
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    check: ({ password = "" }): Record<string, string> => {
      const problem = newPasswordProblem(password, words.fieldErrors);
      return problem ? { password: problem } : {};
    },
    send: ({ password = "" }) => use("reset", { password, lang }),
    done,
  });
  return (
    <form {...form} className="grid gap-5">
      <FailureNotice failure={failure} words={words.failures} />
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={words.fields.newPassword}
        hint={words.hints.newPassword}
        error={problems.password}
        autoComplete="new-password"
        words={words}
      />
      <Button type="submit" variant="primary" disabled={!ready}>
        {busy ? words.sending : words.links.reset.submit}
      </Button>
    </form>
  );
}
