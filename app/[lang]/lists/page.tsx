import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { FaceRow } from "@/app/ui/magmell/card/face-row";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).sets.lists;
  return generatePageMetadata(lang, { title, description, path: "/lists" });
}

export default async function Lists({ params }: PageProps) {
  const lang = await getPageLang(params);
  const { lists, byNumber } = await getCatalogue();
  const { sets } = getDictionary(lang);
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-10">
      <header className="prose grid gap-2">
        <h1 className="text-2xl">{sets.lists.title}</h1>
        <p>{lists.length > 0 ? sets.lists.lead : sets.lists.none}</p>
      </header>
      <ul className="divide-y divide-line border-line border-y">
        {lists.map((list) => (
          <li key={list.id} className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 gap-y-3 py-4">
            <a href={localizePath(lang, `/lists/${encodeURIComponent(list.id)}`)} className="link text-lg">
              {lang === "ja" ? list.name : list.englishName}
            </a>
            <span className="text-ink-soft text-sm">{formatPlural(lang, sets.cards, list.cards.length)}</span>
            <div className="w-full max-w-3xl">
              <FaceRow
                cards={list.cards.flatMap((number) => byNumber.get(number) ?? [])}
                label={lang === "ja" ? list.name : list.englishName}
                lang={lang}
              />
            </div>
          </li>
        ))}
      </ul>
    </Unhydrated>
  );
}
