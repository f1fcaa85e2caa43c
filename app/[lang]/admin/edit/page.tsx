import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { CardSearchForm } from "@/app/ui/admin/edit/find-card";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { findCardsToEdit } from "@/lib/admin/find-cards-to-edit";
import { getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { askAdmin, createAdminMetadata } from "../ask-admin";

export const generateMetadata = createAdminMetadata((words) => words.adminEdit.title);

export default async function EditPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
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
