import type { Metadata } from "next";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { findDeckSubjectByCode } from "@/app/subjects/deck-subject";
import { ProxiesPage } from "@/app/subjects/proxies-page";
import { generatePaperMetadata } from "@/app/subjects/registration-page";
import type { PageProps } from "@/app/ui/layout/page-props";

const find = cache(async (lang: string, code: string, name: unknown) =>
  isLang(lang) ? findDeckSubjectByCode(code, lang, name) : null,
);

export async function generateMetadata({ params, searchParams }: PageProps<"code">): Promise<Metadata> {
  const { lang, code } = await params;
  return generatePaperMetadata({ subject: await find(lang, code, (await searchParams).n), lang }, "proxies");
}

export default async function Proxies({ params, searchParams }: PageProps<"code">) {
  const { lang, code } = await params;
  const query = await searchParams;
  return <ProxiesPage subject={await find(lang, code, query.n)} lang={lang} query={query} />;
}
