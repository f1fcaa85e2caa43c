import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { createCardsPictureLink } from "@/app/subjects/cards-picture-response";
import { createOembedLink } from "@/app/subjects/oembed-link";
import { getListPictureContent } from "@/app/subjects/picture-content";
import { createShareMetadata } from "@/app/subjects/share-metadata";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getCardHref } from "@/app/ui/links/browse-address";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import { CardRow } from "@/app/ui/magmell/card/card-row";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

async function find(part: string) {
  const snapshot = await getCatalogue();
  const id = decodePathSegment(part);
  return { snapshot, list: snapshot.lists.find((one) => one.id === id) };
}

export async function generateMetadata({ params }: PageProps<"id">): Promise<Metadata> {
  const { lang, id } = await params;
  const { snapshot, list } = await find(id);
  if (!isLang(lang) || !list) return {};
  const title = format(getDictionary(lang).sets.lists.one, { name: lang === "ja" ? list.name : list.englishName });
  const path = `/lists/${encodeURIComponent(list.id)}`;
  const picture = createCardsPictureLink(getListPictureContent(snapshot, list, lang), path, snapshot.version, lang);
  const alternates = { ...getLanguageAlternates(lang, path), types: createOembedLink(lang, path, title) };
  return { title, alternates, ...createShareMetadata({ lang, title, path, picture }) };
}

export default async function List({ params }: PageProps<"id">) {
  const { lang, id } = await params;
  const { snapshot, list } = await find(id);
  if (!isLang(lang) || !list) notFound();
  const { sets } = getDictionary(lang);
  const cards = list.cards.flatMap((number) => snapshot.byNumber.get(number) ?? []);
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{lang === "ja" ? list.name : list.englishName}</h1>
          <p className="text-ink-soft">{formatPlural(lang, sets.cards, cards.length)}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          <ButtonLink href={getCanonicalSearchHref(lang, `list:${list.id}`)}>{sets.lists.search}</ButtonLink>
          <ButtonLink href={localizePath(lang, "/lists")}>{sets.lists.all}</ButtonLink>
        </p>
      </header>
      <ol className="divide-y divide-line border-line border-y">
        {cards.map((card) => (
          <li key={card.number}>
            <CardRow card={card} lang={lang} href={getCardHref(lang, card.name)} />
          </li>
        ))}
      </ol>
    </Unhydrated>
  );
}
