import { useWords } from "@/app/i18n/use-words";
import { postToAuth } from "../../http/send";
import { Button } from "../../kit/button";
import { Notice } from "../../kit/notice";
import { TextField } from "../../kit/text-field";
import { FailureNotice } from "../failure-notice";
import { getNewPasswordProblem } from "../field-problems";
import { PasswordField } from "../password-field";
import { useForm } from "../use-form";
import type { SubmitAccountLink } from "./use-account-link";

type Props = { email: string; use: SubmitAccountLink; goTo: string };

/** Makes the account of an invitation and signs in with it. On success the browser goes to `goTo`, a path of this site. */
export function InvitationForm({ email, use, goTo }: Props) {
  const fieldErrors = useWords("accounts.fieldErrors");
  const failures = useWords("accounts.failures");
  const fields = useWords("accounts.fields");
  const hints = useWords("accounts.hints");
  const signUp = useWords("accounts.signUp");
  const sending = useWords("accounts.sending");
  const invite = useWords("accountLinks.invite");
  const { form, problems, failure, busy, ready } = useForm({
    check: ({ password = "" }): Record<string, string> => {
      const problem = getNewPasswordProblem(password, fieldErrors);
      return problem ? { password: problem } : {};
    },
    send: async ({ password = "", name = "" }) => {
      const made = await use("invite", { password, name });
      return made.ok ? postToAuth("callback/credentials", { email, password }) : made;
    },
    done: () => window.location.assign(goTo),
  });
  return (
    <form {...form} className="grid gap-5">
      <FailureNotice failure={failure} />
      {problems.email ? (
        <Notice tone="error" title={failures.title} role="alert">
          <p>{invite.taken}</p>
        </Notice>
      ) : null}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
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
        {busy ? sending : invite.submit}
      </Button>
    </form>
  );
}
