import { useWords } from "@/app/i18n/use-words";
import { TextField } from "@/app/ui/kit/text-field";

type Props = {
  error: string | undefined;
  /** `username` for sign-in, so that password managers find the account. */
  autoComplete: "username" | "email";
  defaultValue?: string;
};

/** Renders an email field without spell checking and automatic capitals. */
export function EmailField(props: Props) {
  const { email } = useWords("accounts.fields");
  return (
    <TextField name="email" type="email" label={email} required autoCapitalize="none" spellCheck={false} {...props} />
  );
}
