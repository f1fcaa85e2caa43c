import { formatDateTime } from "@/app/i18n/dates";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import type { DraftSummary } from "@/lib/magmell/catalogue/history/drafts/types";

type Props = { drafts: readonly DraftSummary[]; lang: Lang };

/** Renders the drafts that wait for a decision, the newest first. */
export function DraftList({ drafts, lang }: Props) {
  const words = getDictionary(lang).adminImport;
  if (drafts.length === 0) return <p className="text-ink-soft">{words.noDrafts}</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {drafts.map(({ id, createdAt, createdBy, files, changes }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <a
            href={localizePath(lang, `/admin/drafts/${id}`)}
            className="link inline-flex min-h-11 min-w-0 items-center break-all font-medium"
          >
            {files.join(", ")}
          </a>
          <span className="text-ink-soft text-sm">
            {formatPlural(lang, words.size, changes)}
            {lang === "ja" ? "・" : ", "}
            {format(words.draftBy, { date: formatDateTime(lang, createdAt), author: authorOf(createdBy, words) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function authorOf(createdBy: DraftSummary["createdBy"], words: Dictionary["adminImport"]): string {
  if (createdBy === null) return words.unknownAuthor;
  return createdBy === COMMAND_LINE_ACTOR ? words.commandLine : createdBy;
}
