import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import type { ReportTarget } from "@/lib/moderation/types";

type Props = { about: ReportTarget; id: string; lang: Lang };

/** Renders a link to the form that reports a public page. */
export const ReportLink = ({ about, id, lang }: Props) => (
  <p className="no-print">
    <a
      href={localizePath(lang, `/report?${about}=${id}`)}
      rel="nofollow"
      className="link inline-flex min-h-11 items-center text-ink-soft text-sm"
    >
      {getDictionary(lang).reports.open}
    </a>
  </p>
);
