import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { askAdmin, createAdminMetadata } from "../../ask-admin";

export const generateMetadata = createAdminMetadata((words) => words.adminEdit.lists);

export default async function ListsPage({ params }: PageProps) {
  const lang = await getPageLang(params);
  await askAdmin(lang);
  const { lists } = await getUnfilteredCatalogue();
  const text = getDictionary(lang).adminEdit;
  return (
    <AdminFrame place="edit" title={text.lists} lang={lang}>
      <div>
        <ButtonLink href={localizePath(lang, "/admin/edit/lists/new")}>{text.newList}</ButtonLink>
      </div>
      {lists.length === 0 ? (
        <p className="text-ink-soft">{text.noLists}</p>
      ) : (
        <ul className="max-w-3xl divide-y divide-line border-line border-y">
          {lists.map(({ id, name, englishName, cards }) => (
            <li key={id}>
              <a
                href={localizePath(lang, `/admin/edit/lists/${encodeURIComponent(id)}`)}
                className="flex min-h-11 flex-wrap items-center gap-x-4 py-1 no-underline hover:bg-wash"
              >
                <span className="font-medium">{lang === "ja" ? name : englishName}</span>
                <span className="text-ink-soft text-sm">
                  {id} · {cards.length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </AdminFrame>
  );
}
