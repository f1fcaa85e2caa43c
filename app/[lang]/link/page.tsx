import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readWords } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { formWords } from "@/app/ui/account/form-words";
import { LinkPage } from "@/app/ui/account/links/link-page";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  return isLang(lang) ? { title: readWords(lang).accountLinks.page.title, robots: { index: false } } : {};
}

/** The page that links of accounts open. Their token stands behind the `#` of the address, where no server sees it. */
export default async function AccountLinkPage({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { accounts, accountLinks } = readWords(lang);
  const { page, verify, reset, invite } = accountLinks;
  const { signUp, needsScript } = accounts;
  return (
    <LinkPage
      lang={lang}
      words={{ ...formWords(accounts), links: { page, verify, reset, invite }, signUp, needsScript }}
    />
  );
}
