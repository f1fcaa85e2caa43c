import type { Metadata } from "next";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { findDeckSubjectByToken } from "@/app/subjects/deck-subject";
import { ProxiesPage } from "@/app/subjects/proxies-page";
import { generatePaperMetadata } from "@/app/subjects/registration-page";
import { getViewer } from "@/lib/http/viewer";

type Props = {
  params: Promise<{ lang: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const find = cache(async (lang: string, token: string) =>
  isLang(lang) ? findDeckSubjectByToken(await getViewer(), token, lang) : null,
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, token } = await params;
  return generatePaperMetadata({ subject: await find(lang, token), lang }, "proxies");
}

export default async function Proxies({ params, searchParams }: Props) {
  const { lang, token } = await params;
  return <ProxiesPage subject={await find(lang, token)} lang={lang} query={await searchParams} />;
}
