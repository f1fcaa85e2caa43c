import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, localizePath } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { SetList } from "@/app/ui/magmell/sets/set-shelf";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).sets;
  return generatePageMetadata(lang, { title, description, path: "/sets" });
}

export default async function Sets({ params }: PageProps) {
  const lang = await getPageLang(params);
  const snapshot = await getCatalogue();
  const { sets } = getDictionary(lang);
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-10">
      <header className="prose grid gap-2">
        <h1 className="text-2xl">{sets.title}</h1>
        <p>{sets.lead}</p>
      </header>
      <SetList catalogue={snapshot} lang={lang} />
      <p className="flex flex-wrap gap-x-6">
        <a href={localizePath(lang, "/illustrators")} className="link inline-flex min-h-11 items-center">
          {sets.artists.all}
        </a>
        {snapshot.lists.length > 0 ? (
          <a href={localizePath(lang, "/lists")} className="link inline-flex min-h-11 items-center">
            {sets.lists.all}
          </a>
        ) : null}
      </p>
    </Unhydrated>
  );
}
