import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { isLang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { describeImportEffects } from "@/app/ui/admin/import/describe-effects";
import { ImpactView } from "@/app/ui/admin/import/impact-view";
import { ProblemTable } from "@/app/ui/admin/import/problem-table";
import { getReviewHref, ReviewChanges } from "@/app/ui/admin/import/review-changes";
import { countReviewChanges } from "@/app/ui/admin/import/review-counts";
import { ReviewDecision } from "@/app/ui/admin/import/review-decision";
import { Notice } from "@/app/ui/kit/notice";
import type { PageProps } from "@/app/ui/layout/page-props";
import { Pager } from "@/app/ui/magmell/card/browse/results/pager";
import { readDraft } from "@/lib/magmell/catalogue/history/drafts/data";
import type { ImportReview } from "@/lib/magmell/catalogue/import/import-review";
import { readReviewQuery } from "@/lib/magmell/catalogue/import/review-query";
import { askAdmin, createAdminMetadata } from "../../ask-admin";
import { cardNames } from "../../card-names";

export const generateMetadata = createAdminMetadata((words) => words.adminImport.review.title);

export default async function DraftPage({ params, searchParams }: PageProps<"id">) {
  const { lang, id } = await params;
  if (!isLang(lang)) notFound();
  const draft = await readDraft(await askAdmin(lang), id, readReviewQuery(await searchParams));
  if (!draft) notFound();
  const { review, impact, plan } = draft;
  const text = getDictionary(lang).adminImport;
  const here = localizePath(lang, `/admin/drafts/${id}`);
  const { problems, wrong, page, pages } = review;
  const size = countReviewChanges(review.counts);
  return (
    <AdminFrame place="import" scripted title={text.review.title} lead={text.review.lead} lang={lang}>
      <ReadFileList files={review.files} lang={lang} />
      {problems.length > 0 ? (
        <>
          <Notice tone="warning" title={text.review.blocked} />
          <ProblemTable problems={problems} more={wrong - problems.length} lang={lang} />
          <Pager page={page} pages={pages} hrefOf={(at) => getReviewHref(here, null, at)} lang={lang} />
        </>
      ) : null}
      {problems.length === 0 && size === 0 ? <Notice tone="info" title={text.review.empty} /> : null}
      {size > 0 ? (
        <>
          {impact ? <ImpactView impact={impact} lang={lang} /> : null}
          <ReviewChanges
            title={text.review.changes}
            here={here}
            review={review}
            nameOf={await cardNames(review)}
            coming
            lang={lang}
          />
        </>
      ) : null}
      <WithWords lang={lang} words={["admin.failures", "adminImport.review", "site.close"]}>
        <ReviewDecision
          action={size > 0 ? `/api/admin/drafts/${id}/publish` : null}
          draft={id}
          plan={plan}
          label={text.review.publish}
          title={text.review.confirmTitle}
          effects={describeImportEffects(text.review.confirm, review.counts, impact, lang)}
          lang={lang}
        />
      </WithWords>
    </AdminFrame>
  );
}

type FilesProps = { files: ImportReview["files"]; lang: Lang };

/** Renders the files sent and their encodings. Where an encoding was guessed, the characters should be looked at. */
const ReadFileList = ({ files, lang }: FilesProps) => {
  const words = getDictionary(lang).adminImport;
  return (
    <ul aria-label={words.review.files} className="grid gap-1">
      {files.map(({ file, form, encoding, assumed, katakana, entries }) => (
        <li key={file} className="wrap-anywhere">
          <span className="font-medium">{file}</span>{" "}
          <span className="text-ink-soft text-sm">
            {formatPlural(lang, words.review.read, entries, { form: form.toUpperCase(), encoding })}
          </span>
          {assumed ? <p className="text-gold text-sm">{words.review.assumed}</p> : null}
          {katakana > 0 ? (
            <p className="text-gold text-sm">{formatPlural(lang, words.review.katakana, katakana)}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
};
