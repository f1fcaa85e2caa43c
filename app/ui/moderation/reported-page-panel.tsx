import { formatMomentDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import type { ReportedPage } from "@/lib/moderation/types";
import { Panel } from "../kit/panel";
import { JudgementForm } from "./judgement-form";

type Props = { page: ReportedPage; lang: Lang };

/** Renders a reported page or hidden deck: its texts, its reports, and the decision form. */
export function ReportedPagePanel({ page, lang }: Props) {
  const words = getDictionary(lang).reports;
  const { about, id, path, author, says, hiding, reports } = page;
  const { admin } = words;
  const title = format(admin[about], { name: page.name ?? words.anonymous });
  return (
    <Panel aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="wrap-anywhere text-lg">
          {hiding ? (
            title
          ) : (
            <a href={localizePath(lang, path)} className="link">
              {title}
            </a>
          )}
        </h2>
        {about === "deck" ? (
          <span className="text-ink-soft text-sm">{format(admin.by, { author: author ?? words.anonymous })}</span>
        ) : null}
      </div>
      {says ? (
        <p className="wrap-anywhere whitespace-pre-line border-line border-l-4 pl-3 text-ink-soft">{says}</p>
      ) : null}
      {reports.length > 0 ? (
        <ul className="grid gap-2">
          {reports.map((report) => (
            <li key={report.id}>
              <p>
                <span className="font-medium">{words.form.reasons[report.reason]}</span>{" "}
                <span className="text-ink-soft text-sm">
                  {format(admin.reported, { by: report.by ?? admin.visitor, date: formatMomentDate(lang, report.at) })}
                </span>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{report.words}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {hiding ? <HidingWords hiding={hiding} lang={lang} /> : null}
      <JudgementForm page={{ about, id }} hidden={hiding !== null} />
    </Panel>
  );
}

type HidingProps = { hiding: NonNullable<ReportedPage["hiding"]>; lang: Lang };

const HidingWords = ({ hiding, lang }: HidingProps) => {
  const { admin, hidden } = getDictionary(lang).reports;
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-sm">{format(admin.hiddenOn, { date: formatMomentDate(lang, hiding.at) })}</p>
      <p className="wrap-anywhere whitespace-pre-line">{format(hidden.reason, { reason: hiding.reason })}</p>
      {hiding.reply ? (
        <div>
          <h3 className="font-gothic font-medium text-sm">{admin.reply}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{hiding.reply}</p>
        </div>
      ) : null}
    </div>
  );
};
