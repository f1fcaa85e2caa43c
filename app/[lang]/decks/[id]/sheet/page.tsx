import type { Metadata } from "next";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { findDeckSubjectById } from "@/app/subjects/deck-subject";
import { generatePaperMetadata, RegistrationPage } from "@/app/subjects/registration-page";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getViewer } from "@/lib/http/viewer";

const find = cache(async (lang: string, id: string) =>
  isLang(lang) ? findDeckSubjectById(await getViewer(), id, lang) : null,
);

export async function generateMetadata({ params }: PageProps<"id">): Promise<Metadata> {
  const { lang, id } = await params;
  return generatePaperMetadata({ subject: await find(lang, id), lang }, "sheet");
}

export default async function Sheet({ params }: PageProps<"id">) {
  const { lang, id } = await params;
  return <RegistrationPage subject={await find(lang, id)} lang={lang} />;
}
