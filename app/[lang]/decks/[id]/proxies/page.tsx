import type { Metadata } from "next";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { findDeckSubjectById } from "@/app/subjects/deck-subject";
import { ProxiesPage } from "@/app/subjects/proxies-page";
import { generatePaperMetadata } from "@/app/subjects/registration-page";
import { getViewer } from "@/lib/http/viewer";

type Props = {
  params: Promise<{ lang: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const find = cache(async (lang: string, id: string) =>
  isLang(lang) ? findDeckSubjectById(await getViewer(), id, lang) : null,
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, id } = await params;
  return generatePaperMetadata({ subject: await find(lang, id), lang }, "proxies");
}

export default async function Proxies({ params, searchParams }: Props) {
  const { lang, id } = await params;
  return <ProxiesPage subject={await find(lang, id)} lang={lang} query={await searchParams} />;
}
