import type { Metadata } from "next";
import { cache } from "react";
import { deckOfCode } from "@/app/subjects/deck-subject";
import { ProxiesPage } from "@/app/subjects/proxies-page";
import { paperMetadata } from "@/app/subjects/registration-page";
import { isLang } from "@/app/ui/i18n/lang";

type Props = {
  params: Promise<{ lang: string; code: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const find = cache(async (lang: string, code: string) => (isLang(lang) ? deckOfCode(code, lang) : null));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, code } = await params;
  return paperMetadata({ subject: await find(lang, code), lang }, "proxies");
}

export default async function Proxies({ params, searchParams }: Props) {
  const { lang, code } = await params;
  return <ProxiesPage subject={await find(lang, code)} lang={lang} query={await searchParams} />;
}
