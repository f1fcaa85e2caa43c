import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { CardEditor } from "@/app/ui/admin/edit/card-editor";
import { SuggestionNote } from "@/app/ui/admin/edit/suggestion-note";
import { NeighborLinks } from "@/app/ui/kit/neighbor-links";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getCardHref } from "@/app/ui/links/browse-address";
import { applySuggestionToForm } from "@/lib/admin/apply-suggestion";
import { createBlankCard } from "@/lib/admin/edit-forms";
import { toCardForm } from "@/lib/admin/to-edit-form";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findSuggestion } from "@/lib/magmell/suggestions/data";
import { askAdmin } from "../../../ask-admin";

/** The card of a URL: `null` for a new one. Numbers that no card has lead nowhere. */
async function find(number: string) {
  const snapshot = await getUnfilteredCatalogue();
  const card = snapshot.byNumber.get(/^\d{1,5}$/.test(number) ? Number(number) : 0) ?? null;
  if (!card && number !== "new") notFound();
  return { snapshot, card };
}

export async function generateMetadata({ params }: PageProps<"number">): Promise<Metadata> {
  const { lang, number } = await params;
  await askAdmin(lang);
  if (!isLang(lang)) return {};
  const { card } = await find(number);
  const { editCard, createCard } = getDictionary(lang).adminEdit;
  return { title: card ? format(editCard, { name: card.name }) : createCard, robots: { index: false } };
}

export default async function EditCardPage({ params, searchParams }: PageProps<"number">) {
  const { lang, number } = await params;
  if (!isLang(lang)) notFound();
  const admin = await askAdmin(lang);
  const { snapshot, card } = await find(number);
  const wish = (await searchParams).suggestion;
  const asked = typeof wish === "string" ? await findSuggestion(admin, wish) : null;
  const suggestion = asked && asked.card.number === card?.number ? asked : null;
  const today = getTokyoDate(new Date());
  const next = snapshot.cards.reduce((most, one) => Math.max(most, one.number), 0) + 1;
  const form = card ? toCardForm(card) : createBlankCard(next, today);
  const text = getDictionary(lang).adminEdit;
  const editHref = (part: number | "new") => localizePath(lang, `/admin/edit/cards/${part}`);
  const way = (one: CatalogueCard | undefined) => (one ? { href: editHref(one.number), label: one.name } : null);
  const place = card ? snapshot.cards.indexOf(card) : -1;
  const [before, after] = place < 0 ? [null, null] : [way(snapshot.cards[place - 1]), way(snapshot.cards[place + 1])];
  const another = { href: editHref("new"), label: text.createCard };
  return (
    <AdminFrame
      place="edit"
      scripted
      title={card ? format(text.editCard, { name: card.name }) : text.createCard}
      lead={text.lead}
      lang={lang}
    >
      {card ? (
        <a href={getCardHref(lang, card.name)} className="link inline-flex min-h-11 items-center justify-self-start">
          {text.view}
        </a>
      ) : null}
      {suggestion ? <SuggestionNote suggestion={suggestion} lang={lang} /> : null}
      <WithWords
        lang={lang}
        words={[
          "adminEdit",
          "search.tags",
          "site.kinds",
          "site.timings",
          "admin.failures",
          "adminImport",
          "reading",
          "importProblems",
        ]}
      >
        <CardEditor
          id={`${number}${suggestion ? `.${suggestion.id}` : ""}`}
          form={suggestion ? applySuggestionToForm(form, suggestion, today) : form}
          known={card !== null}
          sets={snapshot.sets.map(({ code, name }) => ({ code, name }))}
          today={today}
          next={
            suggestion
              ? { href: localizePath(lang, "/admin/suggestions"), label: text.suggestions }
              : (after ?? another)
          }
          lang={lang}
        />
      </WithWords>
      {card ? (
        <NeighborLinks
          label={text.around}
          before={before}
          after={after}
          all={{ href: localizePath(lang, "/admin/edit"), label: text.all }}
          words={text}
        />
      ) : null}
    </AdminFrame>
  );
}
