import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { ListEditor } from "@/app/ui/admin/edit/list-editor";
import type { PageProps } from "@/app/ui/layout/page-props";
import { BLANK_LIST_FORM } from "@/lib/admin/edit-forms";
import { toListForm } from "@/lib/admin/to-edit-form";
import { getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { askAdmin, createAdminMetadata } from "../../../ask-admin";

/** A list that is called this is opened as itself. */
const NEW = "new";

export const generateMetadata = createAdminMetadata((words) => words.adminEdit.lists);

export default async function EditListPage({ params }: PageProps<"id">) {
  const { lang, id } = await params;
  if (!isLang(lang)) notFound();
  await askAdmin(lang);
  const snapshot = await getUnfilteredCatalogue();
  const list = snapshot.lists.find((one) => one.id === id);
  if (!list && id !== NEW) notFound();
  const nameOf = (number: number) => snapshot.byNumber.get(number)?.name ?? "";
  const text = getDictionary(lang).adminEdit;
  return (
    <AdminFrame
      place="edit"
      scripted
      title={list ? format(text.editList, { name: lang === "ja" ? list.name : list.englishName }) : text.createList}
      lead={text.lead}
      lang={lang}
    >
      <WithWords lang={lang} words={["adminEdit", "admin.failures", "adminImport", "importProblems"]}>
        <ListEditor form={list ? toListForm(list, nameOf) : BLANK_LIST_FORM} known={list !== undefined} lang={lang} />
      </WithWords>
    </AdminFrame>
  );
}
