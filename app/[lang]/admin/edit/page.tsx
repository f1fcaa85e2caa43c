import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { CardSearchForm } from "@/app/ui/admin/edit/find-card";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { findCardsToEdit } from "@/lib/admin/find-cards-to-edit";
import { getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { askAdmin } from "../ask-admin";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  await askAdmin(lang);
  return isLang(lang) ? { title: getDictionary(lang).adminEdit.title, robots: { index: false } } : {};
}

export default async function EditPage({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  await askAdmin(lang);
  const wish = (await searchParams).q;
  const typed = typeof wish === "string" ? wish.slice(0, 120) : "";
  const found = typed.trim() === "" ? null : findCardsToEdit(await getUnfilteredCatalogue(), typed);
  const text = getDictionary(lang).adminEdit;
  return (
    <AdminFrame place="edit" title={text.title} lead={text.lead} lang={lang}>
      <CardSearchForm typed={typed} found={found} lang={lang} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={localizePath(lang, "/admin/edit/cards/new")}>{text.newCard}</ButtonLink>
        <ButtonLink href={localizePath(lang, "/admin/edit/rulings")}>{text.rulings}</ButtonLink>
        <ButtonLink href={localizePath(lang, "/admin/edit/lists")}>{text.lists}</ButtonLink>
      </div>
    </AdminFrame>
  );
}
