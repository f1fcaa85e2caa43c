import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { AuditTable } from "@/app/ui/admin/audit-table";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { listAuditLog } from "@/lib/admin/data";
import { askAdmin, createAdminMetadata } from "../ask-admin";

export const generateMetadata = createAdminMetadata((words) => words.admin.audit.title);

export default async function AuditPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const admin = await askAdmin(lang);
  const { after } = await searchParams;
  const { entries, next } = await listAuditLog(admin, typeof after === "string" ? after : null);
  const words = getDictionary(lang).admin;
  const here = localizePath(lang, "/admin/audit");
  return (
    <AdminFrame place="audit" title={words.audit.title} lead={words.audit.lead} lang={lang}>
      <AuditTable entries={entries} lang={lang} />
      <div className="flex flex-wrap gap-3">
        {after ? <ButtonLink href={here}>{words.audit.newest}</ButtonLink> : null}
        {next ? <ButtonLink href={`${here}?after=${next}`}>{words.audit.older}</ButtonLink> : null}
      </div>
    </AdminFrame>
  );
}
