import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { createCardsPictureLink } from "@/app/subjects/cards-picture-response";
import { createOembedLink } from "@/app/subjects/oembed-link";
import { getSetPictureContent } from "@/app/subjects/picture-content";
import { createShareMetadata } from "@/app/subjects/share-metadata";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { NeighborLinks } from "@/app/ui/kit/neighbor-links";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import { FaceRow } from "@/app/ui/magmell/card/face-row";
import { ColorTable } from "@/app/ui/magmell/sets/color-table";
import { CostBars } from "@/app/ui/magmell/sets/cost-bars";
import { ListRestLink, truncateList } from "@/app/ui/magmell/sets/list-beginning";
import { PrintedList } from "@/app/ui/magmell/sets/printed-list";
import { ReprintList } from "@/app/ui/magmell/sets/reprint-list";
import { SetFacts } from "@/app/ui/magmell/sets/set-facts";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import type { CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getSetStats } from "@/lib/magmell/catalogue/views/set-stats";

async function find(part: string) {
  const snapshot = await getCatalogue();
  const typed = decodePathSegment(part).normalize("NFKC").toUpperCase().slice(0, 20);
  return { snapshot, set: snapshot.sets.find(({ code }) => code.toUpperCase() === typed) };
}

const nameIn = (lang: Lang, set: CatalogueSet) => (lang === "ja" ? set.name : set.englishName);

export async function generateMetadata({ params }: PageProps<"code">): Promise<Metadata> {
  const { lang, code } = await params;
  const { snapshot, set } = await find(code);
  if (!isLang(lang) || !set) return {};
  const { sets } = getDictionary(lang);
  const { cards } = getSetStats(snapshot, set);
  const title = `${nameIn(lang, set)} (${set.code})`;
  const description = `${title}: ${sets.types[set.type]}, ${set.releasedOn}, ${formatPlural(lang, sets.cards, cards)}`;
  const path = `/sets/${set.code}`;
  const picture = createCardsPictureLink(getSetPictureContent(snapshot, set, lang), path, snapshot.version, lang);
  return {
    title,
    description,
    alternates: { ...getLanguageAlternates(lang, path), types: createOembedLink(lang, path, title) },
    ...createShareMetadata({ lang, title, description, path, picture }),
  };
}

export default async function SetPage({ params }: PageProps<"code">) {
  const { lang, code } = await params;
  const { snapshot, set } = await find(code);
  if (!isLang(lang) || !set) notFound();
  if (code !== set.code) redirect(localizePath(lang, `/sets/${set.code}`));
  const { sets } = getDictionary(lang);
  const figures = getSetStats(snapshot, set);
  const place = snapshot.sets.indexOf(set);
  const way = (one: CatalogueSet | undefined) =>
    one ? { href: localizePath(lang, `/sets/${one.code}`), label: nameIn(lang, one) } : null;
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-10">
      <header className="grid gap-3">
        <div>
          <h1 className="text-2xl">{nameIn(lang, set)}</h1>
          {set.englishName === set.name ? null : (
            <p lang={lang === "ja" ? "en" : "ja"} className="text-ink-soft">
              {lang === "ja" ? set.englishName : set.name}
            </p>
          )}
        </div>
        <p className="no-print flex flex-wrap gap-2">
          <ButtonLink href={getCanonicalSearchHref(lang, `set:${set.code}`)}>{sets.search}</ButtonLink>
          <ButtonLink href={getCanonicalSearchHref(lang, `set:${set.code} order:set display:checklist`)}>
            {sets.checklist}
          </ButtonLink>
        </p>
      </header>
      <FaceRow cards={figures.printed.map(({ card }) => card)} label={nameIn(lang, set)} lang={lang} />
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="facts" className="grid content-start gap-3">
          <h2 id="facts" className="text-xl">
            {sets.facts}
          </h2>
          <SetFacts set={set} figures={figures} lang={lang} />
        </section>
        <section aria-labelledby="colors" className="grid content-start gap-3">
          <h2 id="colors" className="text-xl">
            {sets.byColor}
          </h2>
          <ColorTable code={set.code} figures={figures} lang={lang} />
          {figures.costs.length > 0 ? (
            <>
              <h2 id="costs" className="mt-4 text-xl">
                {sets.byCost}
              </h2>
              <CostBars code={set.code} figures={figures} lang={lang} />
            </>
          ) : null}
        </section>
      </div>
      <ReprintList code={set.code} reprints={figures.reprints} lang={lang} />
      <section aria-labelledby="cards" className="grid gap-3">
        <h2 id="cards" className="text-xl">
          {sets.list}
        </h2>
        <PrintedList printed={truncateList(figures.printed)} lang={lang} />
        <ListRestLink list={figures.printed} query={`set:${set.code}`} lang={lang} />
      </section>
      <NeighborLinks
        label={sets.around}
        before={way(snapshot.sets[place - 1])}
        after={way(snapshot.sets[place + 1])}
        all={{ href: localizePath(lang, "/sets"), label: sets.all }}
        words={sets}
      />
    </Unhydrated>
  );
}
