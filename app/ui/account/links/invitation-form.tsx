import { postToAuth } from "../../http/send";
import { Button } from "../../kit/button";
import { Notice } from "../../kit/notice";
import { TextField } from "../../kit/text-field";
import { FailureNotice } from "../failure-notice";
import { newPasswordProblem } from "../field-problems";
import { PasswordField } from "../password-field";
import { useForm } from "../use-form";
import type { LinkWords } from "./link-words";
import type { UseLink } from "./use-link";

type Props = { email: string; use: UseLink; goTo: string; words: LinkWords };

/** Makes the account of an invitation and signs in with it. On success the browser goes to `goTo`, a path of this site. */
export function InvitationForm({ email, use, goTo, words }: Props) {
  const { invite } = words.links;
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    check: ({ password = "" }): Record<string, string> => {
      const problem = newPasswordProblem(password, words.fieldErrors);
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
      <FailureNotice failure={failure} words={words.failures} />
      {problems.email ? (
        <Notice tone="error" title={words.failures.title} role="alert">
          <p>{invite.taken}</p>
        </Notice>
      ) : null}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
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
        {busy ? words.sending : invite.submit}
      </Button>
    </form>
  );
}
