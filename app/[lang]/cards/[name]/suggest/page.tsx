import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getCardHref } from "@/app/ui/links/browse-address";
import { SuggestForm } from "@/app/ui/magmell/suggest/suggest-form";
import { getSuggestHref } from "@/app/ui/magmell/suggest/suggest-href";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { getViewer } from "@/lib/http/viewer";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getCurrentValues } from "@/lib/magmell/suggestions/current-values";

async function find(part: string) {
  const typed = decodePathSegment(part);
  const snapshot = await getCatalogue();
  return { typed, snapshot, match: lookUpCardByName(snapshot.names, typed) };
}
const called = (card: CatalogueCard, lang: Lang) => (lang === "ja" ? card.name : card.englishName);

export async function generateMetadata({ params }: PageProps<"name">): Promise<Metadata> {
  const { lang, name } = await params;
  const { match } = await find(name);
  if (!isLang(lang) || !match.found) return {};
  return {
    title: format(getDictionary(lang).suggestions.metaTitle, { name: called(match.card, lang) }),
    robots: { index: false },
  };
}

export default async function SuggestPage({ params }: PageProps<"name">) {
  const { lang, name } = await params;
  if (!isLang(lang)) notFound();
  const { typed, snapshot, match } = await find(name);
  if (!match.found) notFound();
  const { card } = match;
  if (typed !== card.name) redirect(getSuggestHref(lang, card.name));
  const asker = await getViewer();
  const text = getDictionary(lang).suggestions;
  return (
    <main id="main" tabIndex={-1} className="page py-8 sm:py-12">
      <div className="mx-auto grid max-w-2xl gap-6">
        <div>
          <a href={getCardHref(lang, card.name)} className="link inline-flex min-h-11 items-center text-sm">
            {format(text.back, { name: called(card, lang) })}
          </a>
          <h1 className="text-2xl">{format(text.title, { name: called(card, lang) })}</h1>
          <p className="mt-2 text-ink-soft">{text.lead}</p>
        </div>
        <noscript>
          <p>{text.needsScript}</p>
        </noscript>
        <WithWords lang={lang} words={["suggestions", "accounts.fieldErrors", "accounts.failures"]}>
          <SuggestForm
            card={card.number}
            current={getCurrentValues(card, snapshot.rulings.get(card.number) ?? [])}
            signedIn={asker !== null}
            signInHref={`${localizePath(lang, "/sign-in")}?return=${encodeURIComponent(getSuggestHref(lang, card.name))}`}
            mineHref={localizePath(lang, "/account#suggestions")}
          />
        </WithWords>
      </div>
    </main>
  );
}
