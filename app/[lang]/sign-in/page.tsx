import { redirect } from "next/navigation";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AuthPage } from "@/app/ui/account/auth-page";
import { PASSWORD_FORM_WORDS } from "@/app/ui/account/form-words";
import { ProviderButtons } from "@/app/ui/account/provider-buttons";
import { SignInForm } from "@/app/ui/account/sign-in-form";
import { Notice } from "@/app/ui/kit/notice";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getSafeReturnPath } from "@/lib/accounts/return-path";
import { needsTwoFactorSetup } from "@/lib/accounts/to-admin";
import { hasPendingSignIn } from "@/lib/http/auth/has-pending-sign-in";
import { getOAuthProviders } from "@/lib/http/auth-options";
import { getViewer } from "@/lib/http/viewer";
import { env } from "@/lib/server/env";

export const generateMetadata = createPrivateMetadata((words) => words.accounts.signIn.title);

export default async function SignInPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const query = await searchParams;
  const goTo = getSafeReturnPath(query.return, localizePath(lang, "/decks/mine"));
  const asker = await getViewer();
  if (asker) redirect(needsTwoFactorSetup(asker) ? `${localizePath(lang, "/account")}#two-step` : goTo);
  const here = `${localizePath(lang, "/sign-in")}?return=${encodeURIComponent(goTo)}`;
  const { accountLinks, accounts } = getDictionary(lang);
  const { signIn } = accounts;
  const providers = getOAuthProviders().map(({ id, name }) => ({
    id,
    label: format(signIn.withProvider, { provider: name }),
  }));
  return (
    <AuthPage
      title={signIn.title}
      lead={signIn.lead}
      needsScript={accounts.needsScript}
      aside={
        <>
          {signIn.noAccount}{" "}
          <a className="link" href={`${localizePath(lang, "/sign-up")}?return=${encodeURIComponent(goTo)}`}>
            {signIn.toSignUp}
          </a>
        </>
      }
    >
      {query.error === undefined ? null : (
        <Notice tone="error" title={accounts.oauthErrors.title} role="alert">
          <p>{sayOauthError(query.error, accounts.oauthErrors)}</p>
        </Notice>
      )}
      <WithWords lang={lang} words={[...PASSWORD_FORM_WORDS, "accounts.signIn", "twoStep.signIn", "twoStep.code"]}>
        <SignInForm
          goTo={here}
          waits={query.again === undefined && (await hasPendingSignIn())}
          again={`${here}&again=1`}
        >
          <p>
            <a className="link" href={localizePath(lang, "/forgot")}>
              {accountLinks.forgot.link}
            </a>
          </p>
          {providers.length > 0 ? (
            <>
              <p className="text-center text-ink-soft text-sm">{signIn.or}</p>
              <ProviderButtons providers={providers} goTo={goTo} />
            </>
          ) : null}
        </SignInForm>
      </WithWords>
    </AuthPage>
  );
}

function sayOauthError(error: string | string[], words: Dictionary["accounts"]["oauthErrors"]): string {
  if (error === "OAuthAccountNotLinked" || error === "AccessDenied") return words[error];
  const { SIGN_UP } = env();
  if (error !== "OAuthCreateAccount" || SIGN_UP === "open") return words.other;
  return SIGN_UP === "invited" ? words.invited : words.closed;
}
