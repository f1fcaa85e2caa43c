import type { Metadata } from "next";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { findDeckSubjectByCode } from "@/app/subjects/deck-subject";
import { generatePaperMetadata, RegistrationPage } from "@/app/subjects/registration-page";

type Props = {
  params: Promise<{ lang: string; code: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const find = cache(async (lang: string, code: string, name: unknown) =>
  isLang(lang) ? findDeckSubjectByCode(code, lang, name) : null,
);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { lang, code } = await params;
  return generatePaperMetadata({ subject: await find(lang, code, (await searchParams).n), lang }, "sheet");
}

export default async function Sheet({ params, searchParams }: Props) {
  const { lang, code } = await params;
  return <RegistrationPage subject={await find(lang, code, (await searchParams).n)} lang={lang} />;
}
