import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { postToAuth } from "../../http/send";
import { NewPasswordForm } from "../new-password-form";
import type { SubmitAccountLink } from "./use-account-link";

type InvitationProps = { email: string; use: SubmitAccountLink; goTo: string };

/**
 * Renders the form that creates an invited account and signs in. On success, the browser goes to `goTo`, a path of this
 * site.
 */
export function InvitationForm({ email, use, goTo }: InvitationProps) {
  const { submit, taken } = useWords("accountLinks.invite");
  return (
    <NewPasswordForm
      email={email}
      isNew
      taken={taken}
      submit={submit}
      send={async ({ password = "", name = "" }) => {
        const made = await use("invite", { password, name });
        return made.ok ? postToAuth("callback/credentials", { email, password }) : made;
      }}
      done={() => window.location.assign(goTo)}
    />
  );
}

type ResetProps = { email: string; use: SubmitAccountLink; done: () => void; lang: Lang };

/** Renders the form that sets a new password with a link. */
export const ResetPasswordForm = ({ email, use, done, lang }: ResetProps) => (
  <NewPasswordForm
    email={email}
    isNew={false}
    submit={useWords("accountLinks.reset").submit}
    send={({ password = "" }) => use("reset", { password, lang: getTextLang(lang) })}
    done={done}
  />
);
