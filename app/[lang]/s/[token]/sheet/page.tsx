import type { Metadata } from "next";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { findDeckSubjectByToken } from "@/app/subjects/deck-subject";
import { generatePaperMetadata, RegistrationPage } from "@/app/subjects/registration-page";
import { getViewer } from "@/lib/http/viewer";

type Props = { params: Promise<{ lang: string; token: string }> };

const find = cache(async (lang: string, token: string) =>
  isLang(lang) ? findDeckSubjectByToken(await getViewer(), token, lang) : null,
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, token } = await params;
  return generatePaperMetadata({ subject: await find(lang, token), lang }, "sheet");
}

export default async function Sheet({ params }: Props) {
  const { lang, token } = await params;
  return <RegistrationPage subject={await find(lang, token)} lang={lang} />;
}
