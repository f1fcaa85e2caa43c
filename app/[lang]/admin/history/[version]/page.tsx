import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { formatDateTime } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { describeSummary } from "@/app/ui/admin/history/version-list";
import { ReviewChanges } from "@/app/ui/admin/import/review-changes";
import { ButtonLink } from "@/app/ui/kit/button-link";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getHistoryEntry } from "@/lib/admin/data";
import { readReviewQuery } from "@/lib/magmell/catalogue/import/review-query";
import { askAdmin } from "../../ask-admin";
import { cardNames } from "../../card-names";

export async function generateMetadata({ params }: PageProps<"version">): Promise<Metadata> {
  const { lang, version } = await params;
  await askAdmin(lang);
  return isLang(lang)
    ? { title: format(getDictionary(lang).adminImport.history.version, { version }), robots: { index: false } }
    : {};
}

export default async function VersionPage({ params, searchParams }: PageProps<"version">) {
  const { lang, version } = await params;
  if (!isLang(lang) || !/^\d{1,9}$/.test(version)) notFound();
  const entry = await getHistoryEntry(await askAdmin(lang), Number(version), readReviewQuery(await searchParams));
  if (!entry) notFound();
  const { review, current } = entry;
  const text = getDictionary(lang).adminImport;
  return (
    <AdminFrame
      place="history"
      title={format(text.history.version, { version })}
      lead={`${formatDateTime(lang, entry.version.publishedAt)} · ${describeSummary(entry.version, lang)}`}
      lang={lang}
    >
      <div className="flex flex-wrap items-center gap-3">
        {current ? <span className="text-green">{text.history.current}</span> : null}
        {!current && entry.version.kept ? (
          <ButtonLink href={localizePath(lang, `/admin/history/${version}/rollback`)}>
            {text.history.rollback}
          </ButtonLink>
        ) : null}
        {!current && !entry.version.kept ? <span className="text-ink-soft">{text.history.rollbackMissing}</span> : null}
        <ButtonLink href={localizePath(lang, "/admin/history")} variant="quiet">
          {text.history.back}
        </ButtonLink>
      </div>
      {review ? (
        <ReviewChanges
          title={text.history.changes}
          here={localizePath(lang, `/admin/history/${version}`)}
          review={review}
          nameOf={await cardNames(review)}
          lang={lang}
        />
      ) : (
        <p className="text-ink-soft">{text.history.noChanges}</p>
      )}
    </AdminFrame>
  );
}
