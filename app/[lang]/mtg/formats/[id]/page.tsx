import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { ButtonLink } from "@/app/ui/kit/button-link";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getFormatHref, getMtgDeckEditorHref } from "@/app/ui/links/mtg-address";
import { DateForm } from "@/app/ui/mtg/formats/date-form";
import { InvalidDateNotice, readDateQuery } from "@/app/ui/mtg/formats/date-query";
import { FormatSources } from "@/app/ui/mtg/formats/format-sources";
import { FormatView } from "@/app/ui/mtg/formats/format-view";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getFormatOn, getLastKnownDate } from "@/engine/mtg/deck";
import { getFormatData } from "@/lib/mtg/formats/data";
import { DEFAULT_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { getFormatFacts } from "@/lib/mtg/formats/format-facts";

export async function generateMetadata({ params, searchParams }: PageProps<"id">): Promise<Metadata> {
  const { lang, id } = await params;
  const row = getFormatOn(id, DEFAULT_FORMAT_DATE, await getFormatData());
  if (!isLang(lang) || row === null) return {};
  const name = row[getTextLang(lang)];
  const { mtgFormats } = getDictionary(lang);
  const description = format(mtgFormats.one, { name });
  const isWhole = (await searchParams).on === undefined;
  return generatePageMetadata(lang, { title: name, description, path: `/mtg/formats/${id}` }, { isWhole });
}

export default async function MtgFormat({ params, searchParams }: PageProps<"id">) {
  const { lang, id } = await params;
  if (!isLang(lang)) notFound();
  const words = getDictionary(lang).mtgFormats;
  const book = await getFormatData();
  const last = getLastKnownDate(book);
  const asked = readDateQuery((await searchParams).on, last);
  const facts = getFormatFacts(id, asked.on, book);
  if (facts === null) notFound();
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/formats" />
      <header className="grid justify-items-start gap-3">
        <a href={getFormatHref(lang, null, asked.on)} className="link no-print text-sm">
          {words.back}
        </a>
        <h1 className="text-2xl">{facts.format[getTextLang(lang)]}</h1>
        <p>{format(words.on, { day: asked.on })}</p>
        <ButtonLink href={getMtgDeckEditorHref(lang, { format: id, on: asked.on })}>{words.check}</ButtonLink>
      </header>
      <InvalidDateNotice {...asked} lang={lang} />
      <DateForm action={getFormatHref(lang, id)} on={asked.on} last={last} lang={lang} />
      <FormatView facts={facts} on={asked.on} lang={lang} />
      {facts.group === "added" ? null : <FormatSources book={book} lang={lang} />}
    </Unhydrated>
  );
}
