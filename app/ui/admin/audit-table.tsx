import { formatDateTime } from "@/app/i18n/dates";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { type AuditDetails, type AuditEntry, COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";

type Props = { entries: readonly AuditEntry[]; lang: Lang };

/** Renders entries of the audit log, newest first. On narrow screens, each entry is a block. */
export function AuditTable({ entries, lang }: Props) {
  const words = getDictionary(lang).admin;
  if (entries.length === 0) return <p className="text-ink-soft">{words.audit.empty}</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {entries.map(({ id, at, actor, actorId, action, details }) => (
        <li key={id} className="grid gap-x-4 py-3 sm:grid-cols-[11rem_12rem_1fr]">
          <time dateTime={at.toISOString()} className="text-ink-soft text-sm sm:pt-0.5">
            {formatDateTime(lang, at)}
          </time>
          <span className="wrap-anywhere text-sm sm:pt-0.5">
            {actorId === null && actor === COMMAND_LINE_ACTOR ? words.audit.commandLine : actor}
          </span>
          <div className="min-w-0">
            <p className="font-medium">{actionIn(action, words.audit)}</p>
            <dl className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
              {toldOf(details, words).map(([name, said, value]) => (
                <div key={name} className="flex gap-1.5">
                  <dt className="whitespace-nowrap">{said}</dt>
                  <dd className="wrap-anywhere text-ink">
                    {name === "version" ? (
                      <a href={localizePath(lang, `/admin/history/${value}`)} className="link">
                        {value}
                      </a>
                    ) : (
                      value
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}

const actionIn = (action: string, { actions }: Dictionary["admin"]["audit"]): string =>
  (actions as Readonly<Record<string, string>>)[action] ?? action;

/** Details of an entry as name, label and value, without row ids, which mean nothing to people. */
const toldOf = (details: AuditDetails, words: Dictionary["admin"]): readonly (readonly [string, string, string])[] =>
  Object.entries(words.audit.details).flatMap(([name, said]) => {
    const value = details[name];
    if (value === undefined || value === null) return [];
    return [[name, said, name === "field" ? fieldOf(String(value), words) : listed(value)] as const];
  });

/** The part of a card that a suggestion was about. */
const fieldOf = (field: string, { suggestions: { fields } }: Dictionary["admin"]): string =>
  (fields as Readonly<Record<string, string>>)[field] ?? field;

const listed = (value: AuditDetails[string]): string => (Array.isArray(value) ? value.join(", ") : String(value));
