import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { ReportedPagePanel } from "@/app/ui/moderation/reported-page-panel";
import { listReportedPages } from "@/lib/moderation/data";
import { MODERATION_LISTS } from "@/lib/moderation/types";
import { askAdmin, createAdminMetadata } from "../ask-admin";

export const generateMetadata = createAdminMetadata((words) => words.reports.admin.title);

export default async function ReportsPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const admin = await askAdmin(lang);
  const wish = (await searchParams).list;
  const list = MODERATION_LISTS.find((one) => one === wish) ?? "open";
  const pages = await listReportedPages(admin, list);
  const text = getDictionary(lang).reports.admin;
  return (
    <AdminFrame place="reports" scripted title={text.title} lead={text.lead} lang={lang}>
      <LinkTabs
        label={text.tabs}
        tabs={MODERATION_LISTS.map((one) => ({
          href: localizePath(lang, one === "open" ? "/admin/reports" : `/admin/reports?list=${one}`),
          label: text.lists[one],
          current: one === list,
        }))}
      />
      {pages.length === 0 ? <p className="text-ink-soft">{text.empty[list]}</p> : null}
      <WithWords lang={lang} words={["reports.admin", "admin.failures"]}>
        {pages.map((page) => (
          <ReportedPagePanel key={`${page.about} ${page.id}`} page={page} lang={lang} />
        ))}
      </WithWords>
    </AdminFrame>
  );
}
