import { formatDateTime } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import type { PublishedVersion, VersionCounts } from "@/lib/magmell/catalogue/history/versions/types";

type Props = {
  versions: readonly PublishedVersion[];
  /** Whether the first version is the current one. */
  newest: boolean;
  lang: Lang;
};

/** Renders published versions of the catalogue, newest first. */
export function VersionList({ versions, newest, lang }: Props) {
  const words = getDictionary(lang).adminImport;
  if (versions.length === 0) return <p className="text-ink-soft">{words.history.empty}</p>;
  return (
    <ol className="divide-y divide-line border-line border-y">
      {versions.map((version, i) => (
        <li key={version.version} className="grid pt-1 pb-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <a
              href={localizePath(lang, `/admin/history/${version.version}`)}
              className="link inline-flex min-h-11 items-center font-medium"
            >
              {format(words.history.version, { version: version.version })}
            </a>
            {newest && i === 0 ? <span className="text-green text-sm">{words.history.current}</span> : null}
            <time dateTime={version.publishedAt.toISOString()} className="text-ink-soft text-sm">
              {formatDateTime(lang, version.publishedAt)}
            </time>
          </p>
          <p className="text-sm">{describeSummary(version, lang)}</p>
        </li>
      ))}
    </ol>
  );
}

/** Describes in one line where a version came from and how much it changed. */
export function describeSummary({ summary, restores }: PublishedVersion, lang: Lang): string {
  const words = getDictionary(lang).adminImport;
  const { files, by, ...kinds } = summary;
  const imported = by ? words.history.by[by] : format(words.history.files, { files: files.join(", ") });
  const from = restores === null ? imported : format(words.history.restores, { version: restores });
  const counts = (["added", "changed", "removed"] as const).flatMap((kind) => {
    const n = sum(kinds[kind]);
    return n > 0 ? [formatPlural(lang, words.counts[kind], n)] : [];
  });
  return [from, ...(counts.length > 0 ? counts : [words.counts.none])].join(" · ");
}

const sum = (counts: VersionCounts | undefined): number => Object.values(counts ?? {}).reduce((all, n) => all + n, 0);
