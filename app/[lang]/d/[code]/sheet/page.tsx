import type { Metadata } from "next";
import { cache } from "react";
import { deckOfCode } from "@/app/subjects/deck-subject";
import { paperMetadata, RegistrationPage } from "@/app/subjects/registration-page";
import { isLang } from "@/app/ui/i18n/lang";

type Props = { params: Promise<{ lang: string; code: string }> };

const find = cache(async (lang: string, code: string) => (isLang(lang) ? deckOfCode(code, lang) : null));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, code } = await params;
  return paperMetadata({ subject: await find(lang, code), lang }, "sheet");
}

export default async function Sheet({ params }: Props) {
  const { lang, code } = await params;
  return <RegistrationPage subject={await find(lang, code)} lang={lang} />;
}
