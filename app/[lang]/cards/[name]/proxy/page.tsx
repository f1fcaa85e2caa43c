import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, type Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { TextField } from "@/app/ui/kit/text-field";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getCardHref } from "@/app/ui/links/browse-address";
import { CARDS_PER_SHEET, ProxySheet } from "@/app/ui/magmell/card/proxy/proxy-sheet";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

/** A full sheet, unless the URL says how many. */
const USUAL = CARDS_PER_SHEET;
const MOST_PROXIES = 6 * CARDS_PER_SHEET;

async function find(part: string): Promise<CatalogueCard | null> {
  const match = lookUpCardByName((await getCatalogue()).names, decodePathSegment(part));
  return match.found ? match.card : null;
}

const nameIn = (lang: Lang, card: CatalogueCard) => (lang === "ja" ? card.name : card.englishName);

export async function generateMetadata({ params }: PageProps<"name">): Promise<Metadata> {
  const { lang, name } = await params;
  const card = await find(name);
  if (!isLang(lang) || !card) return {};
  const { title, description } = getDictionary(lang).cardPage.proxy;
  const called = { name: nameIn(lang, card) };
  const path = `/cards/${encodeURIComponent(card.name)}/proxy`;
  return {
    title: format(title, called),
    description: format(description, called),
    alternates: getLanguageAlternates(lang, path),
    robots: { index: false },
  };
}

export default async function ProxyPage({ params, searchParams }: PageProps<"name">) {
  const { lang, name } = await params;
  const card = await find(name);
  if (!isLang(lang) || !card) notFound();
  const count = readCount((await searchParams).count);
  const { proxy } = getDictionary(lang).cardPage;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-10 print:p-0">
      <header className="no-print grid gap-4">
        <h1 className="text-2xl">{format(proxy.title, { name: nameIn(lang, card) })}</h1>
        <p className="prose">
          {proxy.lead} {proxy.print}
        </p>
        <form method="get" className="flex flex-wrap items-end gap-2">
          <TextField
            type="number"
            name="count"
            label={proxy.count}
            min={1}
            max={MOST_PROXIES}
            defaultValue={count}
            frameClassName="w-28"
          />
          <Button type="submit">{proxy.update}</Button>
          <ButtonLink href={getCardHref(lang, card.name)}>{proxy.back}</ButtonLink>
        </form>
      </header>
      <ProxySheet cards={Array(count).fill(card)} label={format(proxy.sheet, { n: count })} lang={lang} />
    </main>
  );
}

function readCount(value: string | readonly string[] | undefined): number {
  const typed = [value].flat().at(-1)?.normalize("NFKC").trim() ?? "";
  if (!/^\d{1,4}$/.test(typed)) return USUAL;
  return Math.min(MOST_PROXIES, Math.max(1, Number(typed)));
}
