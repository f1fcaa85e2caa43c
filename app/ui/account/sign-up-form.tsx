"use client";

import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { postToAuth, sendJson } from "../http/send";
import { NewPasswordForm } from "./new-password-form";

type Props = { lang: Lang; goTo: string };

/**
 * Renders the form that creates an account and signs in. On success, the browser goes to `goTo`, a path of this site.
 */
export const SignUpForm = ({ lang, goTo }: Props) => (
  <NewPasswordForm
    email={null}
    isNew
    submit={useWords("accounts.signUp").submit}
    send={async ({ email = "", password = "", name = "" }) => {
      const made = await sendJson("POST", "/api/accounts", { email, password, name, lang: getTextLang(lang) });
      return made.ok ? postToAuth("callback/credentials", { email, password }) : made;
    }}
    done={() => window.location.assign(goTo)}
  />
);
