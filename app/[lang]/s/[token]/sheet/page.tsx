import type { Metadata } from "next";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { findDeckSubjectByToken } from "@/app/subjects/deck-subject";
import { generatePaperMetadata, RegistrationPage } from "@/app/subjects/registration-page";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getViewer } from "@/lib/http/viewer";

const find = cache(async (lang: string, token: string) =>
  isLang(lang) ? findDeckSubjectByToken(await getViewer(), token, lang) : null,
);

export async function generateMetadata({ params }: PageProps<"token">): Promise<Metadata> {
  const { lang, token } = await params;
  return generatePaperMetadata({ subject: await find(lang, token), lang }, "sheet");
}

export default async function Sheet({ params }: PageProps<"token">) {
  const { lang, token } = await params;
  return <RegistrationPage subject={await find(lang, token)} lang={lang} />;
}
