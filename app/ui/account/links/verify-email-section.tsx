import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { useRequest } from "../../http/use-request";
import { Button } from "../../kit/button";
import { getButtonClass } from "../../kit/button-class";
import { ButtonLink } from "../../kit/button-link";
import { Notice } from "../../kit/notice";
import { FailureNotice } from "../failure-notice";
import { SignOutButton } from "../sign-out-button";
import type { AccountLink, SubmitAccountLink } from "./use-account-link";

type Props = { link: AccountLink; use: SubmitAccountLink; done: () => void; lang: Lang };

/** Renders a button that verifies an address if its account is signed in, otherwise instructions to sign in. */
export function VerifyEmailSection({ link, use, done, lang }: Props) {
  const sending = useWords("accounts.sending");
  const verify = useWords("accountLinks.verify");
  const page = useWords("accountLinks.page");
  const { busy, failure, run } = useRequest();
  const here = localizePath(lang, "/link");
  if (link.reader === "none")
    return (
      <>
        <Notice tone="info" title={verify.signInTitle}>
          <p>{verify.signIn}</p>
        </Notice>
        <div>
          <ButtonLink href={`${localizePath(lang, "/sign-in")}?return=${encodeURIComponent(here)}`} variant="primary">
            {page.toSignIn}
          </ButtonLink>
        </div>
        <p className="text-ink-soft text-sm">
          {verify.stranger}{" "}
          <a className="link" href={localizePath(lang, "/forgot")}>
            {page.toForgot}
          </a>
        </p>
      </>
    );
  if (link.reader === "other")
    return (
      <>
        <Notice tone="warning" title={verify.otherTitle}>
          <p>{format(verify.other, { email: link.email })}</p>
        </Notice>
        <div>
          <SignOutButton className={getButtonClass("primary", "normal")} goTo={here} label={verify.signOut} />
        </div>
      </>
    );
  return (
    <>
      <FailureNotice failure={failure} />
      <div>
        <Button variant="primary" disabled={busy} onClick={() => run(use("verify"), done)}>
          {busy ? sending : verify.submit}
        </Button>
      </div>
    </>
  );
}
