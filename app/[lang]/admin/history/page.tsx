import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { VersionList } from "@/app/ui/admin/history/version-list";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { listPublicationHistory } from "@/lib/admin/data";
import { askAdmin, createAdminMetadata } from "../ask-admin";

export const generateMetadata = createAdminMetadata((words) => words.adminImport.history.title);

export default async function HistoryPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const admin = await askAdmin(lang);
  const wish = (await searchParams).before;
  const before = typeof wish === "string" && /^\d{1,9}$/.test(wish) ? Number(wish) : null;
  const { versions, next } = await listPublicationHistory(admin, before);
  const { history } = getDictionary(lang).adminImport;
  const here = localizePath(lang, "/admin/history");
  return (
    <AdminFrame place="history" title={history.title} lead={history.lead} lang={lang}>
      <VersionList versions={versions} newest={before === null} lang={lang} />
      <div className="flex flex-wrap gap-3">
        {before === null ? null : <ButtonLink href={here}>{history.newest}</ButtonLink>}
        {next === null ? null : <ButtonLink href={`${here}?before=${next}`}>{history.older}</ButtonLink>}
      </div>
    </AdminFrame>
  );
}
