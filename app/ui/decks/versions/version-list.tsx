import { formatTime } from "@/app/i18n/dates";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { countLines } from "@/engine/magmell";
import { deckDiff } from "@/lib/decks/deck-diff";
import type { DeckVersions, VersionEntry } from "@/lib/decks/versions/types";
import { RestoreVersion } from "./restore-version";
import { VersionName } from "./version-name";

type Words = Dictionary["deckSocial"]["versions"];
type Props = { versions: DeckVersions; here: string; lang: Lang; words: Words; closeLabel: string };

/** The versions of a deck, the newest first: when each was saved and what it changed; its owner names and restores them. */
export const VersionList = ({ versions, here, lang, words, closeLabel }: Props) => (
  <ol className="divide-y divide-line border-line border-y">
    {versions.entries.map((entry, place) => (
      <li key={entry.version} className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid content-start gap-1">
          <h3 className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-lg">{titleOf(entry, words)}</span>
            {entry.current ? <span className="text-gold text-sm">{words.current}</span> : null}
          </h3>
          <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
            <time dateTime={entry.savedAt}>{formatTime(lang, entry.savedAt)}</time>
            <span>{countsOf(entry, words)}</span>
            <span>{changeOf(entry, versions.entries[place + 1], words)}</span>
          </p>
        </div>
        {versions.mine ? (
          <div className="grid content-start gap-2">
            <VersionName
              deckId={versions.id}
              version={entry.version}
              name={entry.name}
              words={pick(words, [
                "version",
                "nameField",
                "namePlaceholder",
                "save",
                "savedName",
                "removedName",
                "full",
                "failed",
              ])}
            />
            {entry.current ? null : (
              <div>
                <RestoreVersion
                  deckId={versions.id}
                  version={entry.version}
                  present={versions.version}
                  here={here}
                  words={{
                    ...pick(words, ["version", "restore", "restoreOf", "restoreLead", "cancel", "conflict", "failed"]),
                    close: closeLabel,
                  }}
                />
              </div>
            )}
          </div>
        ) : null}
      </li>
    ))}
  </ol>
);

/** The name of a version, or its number where it has none. */
export const titleOf = ({ name, version }: Pick<VersionEntry, "name" | "version">, words: Words): string =>
  name ?? format(words.version, { n: version });

const countsOf = ({ draft: { deck } }: VersionEntry, words: Words): string =>
  format(words.counts, { grimoire: countLines(deck.grimoire), stoneDeck: countLines(deck.stoneDeck) });

/** The copies that came and went since the version before. */
function changeOf(entry: VersionEntry, before: VersionEntry | undefined, words: Words): string {
  if (!before) return words.first;
  const { lines } = deckDiff(before.draft, entry.draft);
  if (lines.length === 0) return words.same;
  const sum = (sign: 1 | -1) =>
    lines.reduce((copies, line) => copies + Math.max(0, sign * (line.after - line.before)), 0);
  return format(words.change, { more: sum(1), less: sum(-1) });
}

const pick = <K extends keyof Words>(words: Words, keys: readonly K[]): Pick<Words, K> =>
  Object.fromEntries(keys.map((key) => [key, words[key]])) as Pick<Words, K>;
