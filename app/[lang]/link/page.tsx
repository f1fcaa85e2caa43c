import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type DictionaryPath, getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { PASSWORD_FORM_WORDS } from "@/app/ui/account/form-words";
import { LinkPageContent } from "@/app/ui/account/links/link-page";

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

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  return isLang(lang) ? { title: getDictionary(lang).accountLinks.page.title, robots: { index: false } } : {};
}

/** Renders the page that account links open. The token is in the URL fragment, which is never sent to a server. */
export default async function AccountLinkPage({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  return (
    <WithWords lang={lang} words={LINK_WORDS}>
      <LinkPageContent lang={lang} />
    </WithWords>
  );
}
