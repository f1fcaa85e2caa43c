import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { askAdmin } from "../../ask-admin";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  await askAdmin(lang);
  return isLang(lang) ? { title: getDictionary(lang).adminEdit.lists, robots: { index: false } } : {};
}

export default async function ListsPage({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
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
