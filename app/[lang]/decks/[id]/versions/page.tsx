import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { AutoFocus } from "@/app/ui/kit/auto-focus";
import { Notice } from "@/app/ui/kit/notice";
import type { PageProps } from "@/app/ui/layout/page-props";
import { VersionCompare } from "@/app/ui/magmell/decks/versions/version-compare";
import { getVersionTitle, VersionList } from "@/app/ui/magmell/decks/versions/version-list";
import { createCardTitleFormatter } from "@/app/ui/magmell/editor/cards/card-title";
import { getViewer } from "@/lib/http/viewer";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDeckVersions } from "@/lib/magmell/decks/versions/data";
import { parseVersionNumber } from "@/lib/magmell/decks/versions/schema";

const find = cache(async (id: string) => findDeckVersions(await getViewer(), id));

export async function generateMetadata({ params }: PageProps<"id">): Promise<Metadata> {
  const { lang, id } = await params;
  const versions = isLang(lang) ? await find(id) : null;
  if (!isLang(lang) || !versions) return {};
  const { title } = getDictionary(lang).deckSocial.versions;
  return { title: format(title, { name: versions.name }), robots: { index: false } };
}

export default async function VersionsPage({ params, searchParams }: PageProps<"id">) {
  const { lang, id } = await params;
  const versions = isLang(lang) ? await find(id) : null;
  if (!isLang(lang) || !versions) notFound();
  const given = await searchParams;
  const text = getDictionary(lang).deckSocial.versions;
  const page = localizePath(lang, `/decks/${id}`);
  const entryOf = (written: unknown) => {
    const version = parseVersionNumber(written);
    return versions.entries.find((entry) => entry.version === version) ?? null;
  };
  const [from, to, restored] = [entryOf(given.from), entryOf(given.to), entryOf(given.restored)];
  return (
    <main id="main" tabIndex={-1} className="page grid max-w-5xl gap-8 py-8">
      <div>
        <p>
          <a href={page} className="link inline-flex items-center pointer-coarse:min-h-11">
            {text.back}
          </a>
        </p>
        <h1 className="wrap-anywhere text-2xl">{format(text.title, { name: versions.name })}</h1>
        <p className="mt-1 text-ink-soft">{versions.mine ? text.lead : text.publicLead}</p>
      </div>
      {versions.mine && restored ? (
        <AutoFocus>
          <Notice tone="good" title={format(text.restored, { version: getVersionTitle(restored, text) })} />
        </AutoFocus>
      ) : null}
      <VersionCompare
        entries={versions.entries}
        chosen={from && to ? { from, to } : null}
        here={`${page}/versions`}
        lang={lang}
        title={createCardTitleFormatter(await getCatalogue(), lang)}
      />
      <section aria-labelledby="versions" className="grid gap-3">
        <h2 id="versions" className="text-xl">
          {text.heading}
        </h2>
        <VersionList versions={versions} here={`${page}/versions`} lang={lang} />
      </section>
    </main>
  );
}
