import type { Dictionary } from "../i18n/dictionary";
import { TextField } from "../kit/text-field";
import type { FormWords } from "./form-words";
import { PasswordField } from "./password-field";

type Props = {
  /** Without a password the account's address is typed again. */
  hasPassword: boolean;
  error: string | undefined;
  words: FormWords & Pick<Dictionary["accounts"], "account">;
};

/** The field that confirms a change that cannot be undone. */
export function ProofField({ hasPassword, error, words }: Props) {
  return hasPassword ? (
    <PasswordField
      name="proof"
      label={words.fields.currentPassword}
      error={error}
      autoComplete="current-password"
      words={words}
    />
  ) : (
    <TextField
      name="proof"
      type="email"
      label={words.account.removeProof}
      error={error}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** The words for a proof that was not right. */
export const proofProblem = (hasPassword: boolean, { fieldErrors }: FormWords): string =>
  hasPassword ? fieldErrors.passwordWrong : fieldErrors.proofWrong;
