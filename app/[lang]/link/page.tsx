import type { DictionaryPath } from "@/app/i18n/dictionary";
import { WithWords } from "@/app/i18n/with-words";
import { PASSWORD_FORM_WORDS } from "@/app/ui/account/form-words";
import { LinkPageContent } from "@/app/ui/account/links/link-page";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";

const LINK_WORDS = [
  ...PASSWORD_FORM_WORDS,
  "accounts.hints",
  "accounts.needsScript",
  "accounts.signUp",
  "accountLinks.page",
  "accountLinks.verify",
  "accountLinks.reset",
  "accountLinks.invite",
] as const satisfies readonly DictionaryPath[];

export const generateMetadata = createPrivateMetadata((words) => words.accountLinks.page.title);

/** Renders the page that account links open. The token is in the URL fragment, which is never sent to a server. */
export default async function AccountLinkPage({ params }: PageProps) {
  const lang = await getPageLang(params);
  return (
    <WithWords lang={lang} words={LINK_WORDS}>
      <LinkPageContent lang={lang} />
    </WithWords>
  );
}
