import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getFormatHref } from "@/app/ui/links/mtg-address";
import { DateForm } from "@/app/ui/mtg/formats/date-form";
import { InvalidDateNotice, readDateQuery } from "@/app/ui/mtg/formats/date-query";
import { FormatList } from "@/app/ui/mtg/formats/format-list";
import { FormatSources } from "@/app/ui/mtg/formats/format-sources";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getLastKnownDate } from "@/engine/mtg/deck";
import { getFormatData } from "@/lib/mtg/formats/data";

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).mtgFormats;
  const isWhole = (await searchParams).on === undefined;
  return generatePageMetadata(lang, { title, description, path: "/mtg/formats" }, { isWhole });
}

export default async function MtgFormats({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const words = getDictionary(lang).mtgFormats;
  const book = await getFormatData();
  const last = getLastKnownDate(book);
  const asked = readDateQuery((await searchParams).on, last);
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/formats" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <InvalidDateNotice {...asked} lang={lang} />
      <DateForm action={getFormatHref(lang, null)} on={asked.on} last={last} lang={lang} />
      <FormatList lang={lang} on={asked.on} book={book} />
      <FormatSources book={book} lang={lang} />
    </Unhydrated>
  );
}
