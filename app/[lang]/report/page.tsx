import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { ReportForm } from "@/app/ui/moderation/report-form";
import { getViewer } from "@/lib/http/viewer";
import { findReportable } from "@/lib/moderation/data";
import { REPORT_TARGETS } from "@/lib/moderation/types";

export const generateMetadata = createPrivateMetadata((words) => words.reports.metaTitle);

export default async function ReportPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const given = await searchParams;
  const about = REPORT_TARGETS.find((one) => typeof given[one] === "string");
  const page = about ? await findReportable(await getViewer(), about, String(given[about])) : null;
  if (!page) notFound();
  const words = getDictionary(lang).reports;
  return (
    <main id="main" tabIndex={-1} className="page py-8 sm:py-12">
      <div className="mx-auto grid max-w-2xl gap-6">
        <div>
          <a href={localizePath(lang, page.path)} className="link inline-flex min-h-11 items-center text-sm">
            {words.back}
          </a>
          <h1 className="wrap-anywhere text-2xl">{format(words.title, { name: page.name ?? words.anonymous })}</h1>
          <p className="mt-2 text-ink-soft">{words.lead}</p>
        </div>
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <WithWords lang={lang} words={["reports.form", "accounts.fieldErrors", "accounts.failures"]}>
          <ReportForm page={{ about: page.about, id: page.id }} />
        </WithWords>
      </div>
    </main>
  );
}
