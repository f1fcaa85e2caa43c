import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { AuditTable } from "@/app/ui/admin/audit-table";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { listAuditLog } from "@/lib/admin/data";
import { askAdmin } from "../ask-admin";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  await askAdmin(lang);
  return isLang(lang) ? { title: getDictionary(lang).admin.audit.title, robots: { index: false } } : {};
}

export default async function AuditPage({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
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
