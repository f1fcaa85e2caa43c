import type { FormWords } from "./form-words";
import { PasswordField } from "./password-field";

type Props = { error: string | undefined; words: FormWords };

/** The password as the proof that goes along with a change. Whoever has none is asked for another proof when it is sent. */
export const ProofField = ({ error, words }: Props) => (
  <PasswordField
    name="proof"
    label={words.fields.currentPassword}
    error={error}
    autoComplete="current-password"
    words={words}
  />
);
