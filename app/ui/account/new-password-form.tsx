import { useWords } from "@/app/i18n/use-words";
import { Notice } from "../kit/notice";
import { TextField } from "../kit/text-field";
import { AccountForm, type AccountFormProps } from "./account-form";
import { EmailField } from "./email-field";
import { getNewPasswordProblem } from "./field-problems";
import { PasswordField, PasswordOwner } from "./password-field";

type Props = Pick<AccountFormProps, "send" | "done" | "submit"> & {
  /** Email of the account; null if the form asks for it. */
  email: string | null;
  /** Whether an account is created, which may have a name. */
  isNew: boolean;
  /** Message for an address that already has an account. */
  taken?: string;
};

/** Renders the form that sets a password without the current one, for a new account or a reset. */
export function NewPasswordForm({ email, isNew, taken, ...options }: Props) {
  const fieldErrors = useWords("accounts.fieldErrors");
  const failures = useWords("accounts.failures");
  const fields = useWords("accounts.fields");
  const hints = useWords("accounts.hints");
  const signUp = useWords("accounts.signUp");
  return (
    <AccountForm
      wide
      {...options}
      check={({ password = "" }): Record<string, string> => {
        const problem = getNewPasswordProblem(password, fieldErrors);
        return problem ? { password: problem } : {};
      }}
    >
      {(problems) => (
        <>
          {taken && problems.email ? (
            <Notice tone="error" title={failures.title} role="alert">
              <p>{taken}</p>
            </Notice>
          ) : null}
          {email === null ? (
            <EmailField error={problems.email} autoComplete="username" />
          ) : (
            <PasswordOwner email={email} />
          )}
          <PasswordField
            name="password"
            label={isNew ? fields.password : fields.newPassword}
            hint={hints.newPassword}
            error={problems.password}
            autoComplete="new-password"
          />
          {isNew ? (
            <TextField
              name="name"
              label={signUp.nameOptional}
              hint={hints.name}
              error={problems.name}
              autoComplete="nickname"
            />
          ) : null}
        </>
      )}
    </AccountForm>
  );
}
