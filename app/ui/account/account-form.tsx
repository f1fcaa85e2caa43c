import type { ReactNode } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "../kit/button";
import { FailureNotice } from "./failure-notice";
import type { FieldProblems } from "./field-problems";
import { SavedStatus } from "./saved-note";
import { type UseFormOptions, useForm } from "./use-form";

export type AccountFormProps = UseFormOptions & {
  /** The label of the button that sends the form. */
  submit: string;
  variant?: "primary" | "danger";
  /** Whether the form is the page's only content; then the button is as wide as the fields. */
  wide?: boolean;
  /** A cancel button, in place of the confirmation. */
  cancel?: { readonly label: string; readonly run: () => void };
  children: (problems: FieldProblems) => ReactNode;
};

/** Renders an account form: its fields, the submit button, errors, and a confirmation. */
export function AccountForm({ submit, variant, wide = false, cancel, children, ...options }: AccountFormProps) {
  const sending = useWords("accounts.sending");
  const { form, problems, failure, saved, busy, ready } = useForm(options);
  const button = (
    <Button type="submit" variant={wide ? "primary" : variant} disabled={!ready}>
      {busy ? sending : submit}
    </Button>
  );
  return (
    <form {...form} className={`grid ${wide ? "gap-5" : "gap-4"}`}>
      <FailureNotice failure={failure} />
      {children(problems)}
      {wide ? (
        button
      ) : (
        <div className={`flex flex-wrap ${cancel ? "gap-3" : "items-center gap-4"}`}>
          {button}
          {cancel ? (
            <Button variant="quiet" disabled={busy} onClick={cancel.run}>
              {cancel.label}
            </Button>
          ) : (
            <SavedStatus text={saved} />
          )}
        </div>
      )}
    </form>
  );
}
