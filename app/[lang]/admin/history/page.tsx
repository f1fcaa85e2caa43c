import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { VersionList } from "@/app/ui/admin/history/version-list";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { listPublicationHistory } from "@/lib/admin/data";
import { askAdmin } from "../ask-admin";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  await askAdmin(lang);
  return isLang(lang) ? { title: getDictionary(lang).adminImport.history.title, robots: { index: false } } : {};
}

export default async function HistoryPage({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
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
