import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { describeImportEffects } from "@/app/ui/admin/import/describe-effects";
import { ImpactView } from "@/app/ui/admin/import/impact-view";
import { ReviewChanges } from "@/app/ui/admin/import/review-changes";
import { countReviewChanges } from "@/app/ui/admin/import/review-counts";
import { ReviewDecision } from "@/app/ui/admin/import/review-decision";
import { Notice } from "@/app/ui/kit/notice";
import type { PageProps } from "@/app/ui/layout/page-props";
import { reviewRollback } from "@/lib/admin/data";
import { readReviewQuery } from "@/lib/magmell/catalogue/import/review-query";
import { askAdmin } from "../../../ask-admin";
import { cardNames } from "../../../card-names";

export async function generateMetadata({ params }: PageProps<"version">): Promise<Metadata> {
  const { lang, version } = await params;
  await askAdmin(lang);
  if (!isLang(lang)) return {};
  return {
    title: format(getDictionary(lang).adminImport.history.rollbackTitle, { version }),
    robots: { index: false },
  };
}

export default async function RollbackPage({ params, searchParams }: PageProps<"version">) {
  const { lang, version } = await params;
  if (!isLang(lang) || !/^\d{1,9}$/.test(version)) notFound();
  const rollback = await reviewRollback(await askAdmin(lang), Number(version), readReviewQuery(await searchParams));
  if (!rollback) notFound();
  const text = getDictionary(lang).adminImport;
  const frame = { place: "history" as const, lang, title: format(text.history.rollbackTitle, { version }) };
  if (!rollback.ok || countReviewChanges(rollback.review.counts) === 0)
    return (
      <AdminFrame {...frame}>
        <Notice tone="info" title={rollback.ok ? text.history.rollbackSame : text.history.rollbackMissing} />
      </AdminFrame>
    );
  const { review, impact, plan } = rollback;
  return (
    <AdminFrame {...frame} scripted lead={format(text.history.rollbackLead, { version })}>
      <ImpactView impact={impact} lang={lang} />
      <ReviewChanges
        title={text.review.changes}
        here={localizePath(lang, `/admin/history/${version}/rollback`)}
        review={review}
        nameOf={await cardNames(review)}
        lang={lang}
      />
      <WithWords lang={lang} words={["admin.failures", "adminImport.review", "site.close"]}>
        <ReviewDecision
          action={`/api/admin/versions/${version}/rollback`}
          plan={plan}
          label={text.history.rollback}
          title={format(text.history.rollbackTitle, { version })}
          effects={describeImportEffects(
            format(text.history.rollbackConfirm, { version }),
            review.counts,
            impact,
            lang,
          )}
          lang={lang}
        />
      </WithWords>
    </AdminFrame>
  );
}
