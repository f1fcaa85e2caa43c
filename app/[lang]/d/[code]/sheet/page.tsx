import type { Metadata } from "next";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { findDeckSubjectByCode } from "@/app/subjects/deck-subject";
import { generatePaperMetadata, RegistrationPage } from "@/app/subjects/registration-page";
import type { PageProps } from "@/app/ui/layout/page-props";

const find = cache(async (lang: string, code: string, name: unknown) =>
  isLang(lang) ? findDeckSubjectByCode(code, lang, name) : null,
);

export async function generateMetadata({ params, searchParams }: PageProps<"code">): Promise<Metadata> {
  const { lang, code } = await params;
  return generatePaperMetadata({ subject: await find(lang, code, (await searchParams).n), lang }, "sheet");
}

export default async function Sheet({ params, searchParams }: PageProps<"code">) {
  const { lang, code } = await params;
  return <RegistrationPage subject={await find(lang, code, (await searchParams).n)} lang={lang} />;
}
