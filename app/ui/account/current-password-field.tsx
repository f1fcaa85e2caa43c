import { useWords } from "@/app/i18n/use-words";
import { PasswordField } from "./password-field";

type Props = { error: string | undefined };

/**
 * Renders the password as the proof that goes along with a change. Whoever has none is asked for another proof when it is sent.
 */
export const CurrentPasswordField = ({ error }: Props) => {
  const fields = useWords("accounts.fields");
  return <PasswordField name="proof" label={fields.currentPassword} error={error} autoComplete="current-password" />;
};
