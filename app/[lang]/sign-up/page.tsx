import { redirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AuthPage } from "@/app/ui/account/auth-page";
import { PASSWORD_FORM_WORDS } from "@/app/ui/account/form-words";
import { SignUpForm } from "@/app/ui/account/sign-up-form";
import { Notice } from "@/app/ui/kit/notice";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getSafeReturnPath } from "@/lib/accounts/return-path";
import { getViewer } from "@/lib/http/viewer";
import { env } from "@/lib/server/env";

export const generateMetadata = createPrivateMetadata((words) => words.accounts.signUp.title);

export default async function SignUpPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const query = await searchParams;
  const goTo = getSafeReturnPath(query.return, localizePath(lang, "/decks/mine"));
  if (await getViewer()) redirect(goTo);
  const { accounts } = getDictionary(lang);
  const { signUp, deleted } = accounts;
  const { SIGN_UP } = env();
  return (
    <AuthPage
      title={signUp.title}
      lead={signUp.lead}
      needsScript={accounts.needsScript}
      aside={
        <>
          {signUp.hasAccount}{" "}
          <a className="link" href={`${localizePath(lang, "/sign-in")}?return=${encodeURIComponent(goTo)}`}>
            {signUp.toSignIn}
          </a>
        </>
      }
    >
      {query.deleted === undefined ? null : (
        <Notice tone="good" title={deleted.title} role="status">
          <p>{deleted.lead}</p>
        </Notice>
      )}
      {SIGN_UP === "open" ? (
        <WithWords lang={lang} words={[...PASSWORD_FORM_WORDS, "accounts.hints", "accounts.signUp"]}>
          <SignUpForm lang={lang} goTo={goTo} />
        </WithWords>
      ) : (
        <Notice tone="info" title={SIGN_UP === "invited" ? signUp.invitedTitle : signUp.closedTitle}>
          <p>{SIGN_UP === "invited" ? signUp.invited : signUp.closed}</p>
        </Notice>
      )}
    </AuthPage>
  );
}
