import type { Metadata } from "next";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { findDeckSubjectByCode } from "@/app/subjects/deck-subject";
import { ProxiesPage } from "@/app/subjects/proxies-page";
import { generatePaperMetadata } from "@/app/subjects/registration-page";

type Props = {
  params: Promise<{ lang: string; code: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const find = cache(async (lang: string, code: string, name: unknown) =>
  isLang(lang) ? findDeckSubjectByCode(code, lang, name) : null,
);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { lang, code } = await params;
  return generatePaperMetadata({ subject: await find(lang, code, (await searchParams).n), lang }, "proxies");
}

export default async function Proxies({ params, searchParams }: Props) {
  const { lang, code } = await params;
  const query = await searchParams;
  return <ProxiesPage subject={await find(lang, code, query.n)} lang={lang} query={query} />;
}
