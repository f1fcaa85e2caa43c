import { connection } from "next/server";
import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AuthPage } from "@/app/ui/account/auth-page";
import { ACCOUNT_FORM_WORDS } from "@/app/ui/account/form-words";
import { ForgotPasswordForm } from "@/app/ui/account/links/forgot-form";
import { Notice } from "@/app/ui/kit/notice";
import { formatContact } from "@/app/ui/layout/contact-text";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { env } from "@/lib/server/env";
import { isMailEnabled } from "@/lib/server/mail/send-mail";

export const generateMetadata = createPrivateMetadata((words) => words.accountLinks.forgot.title);

export default async function ForgotPage({ params }: PageProps) {
  const lang = await getPageLang(params);
  // Settings are those of the site that runs, not of the build.
  await connection();
  const { CONTACT } = env();
  const { accounts, accountLinks } = getDictionary(lang);
  const { forgot } = accountLinks;
  return (
    <AuthPage
      title={forgot.title}
      lead={isMailEnabled() ? forgot.lead : ""}
      needsScript={isMailEnabled() ? accounts.needsScript : null}
      aside={
        <>
          {forgot.remembered}{" "}
          <a className="link" href={localizePath(lang, "/sign-in")}>
            {forgot.toSignIn}
          </a>
        </>
      }
    >
      {isMailEnabled() ? (
        <WithWords lang={lang} words={[...ACCOUNT_FORM_WORDS, "accountLinks.forgot"]}>
          <ForgotPasswordForm lang={lang} />
        </WithWords>
      ) : (
        <Notice tone="info" title={forgot.noMailTitle}>
          <p>{forgot.noMail}</p>
          {CONTACT === undefined ? null : (
            <p>
              {forgot.contact}:{" "}
              <a className="link" href={CONTACT}>
                {formatContact(CONTACT)}
              </a>
            </p>
          )}
        </Notice>
      )}
    </AuthPage>
  );
}
