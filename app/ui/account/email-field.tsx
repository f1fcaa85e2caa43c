import { TextField } from "@/app/ui/kit/text-field";
import type { FormWords } from "./form-words";

type Props = {
  words: FormWords;
  error: string | undefined;
  /** `username` where the address says who signs in, so that a password manager finds the account. */
  autoComplete: "username" | "email";
  defaultValue?: string;
};

/** The e-mail address of an account: never spelled for the reader, never given a capital. */
export function EmailField({ words, ...rest }: Props) {
  return (
    <TextField
      name="email"
      type="email"
      label={words.fields.email}
      required
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
    />
  );
}
