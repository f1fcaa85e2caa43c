import { formatDateTime } from "@/app/i18n/dates";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { countDeckLineCards } from "@/engine/magmell";
import { diffDecks } from "@/lib/magmell/decks/deck-diff";
import type { DeckVersion, DeckVersions } from "@/lib/magmell/decks/versions/types";
import { RestoreVersion } from "./restore-version";
import { VersionName } from "./version-name";

type VersionListWords = Dictionary["deckSocial"]["versions"];
type Props = { versions: DeckVersions; here: string; lang: Lang };

/**
 * Renders the versions of a deck, newest first, with the time and the changes of each save. The owner can name and
 * restore versions.
 */
export function VersionList({ versions, here, lang }: Props) {
  const words = getDictionary(lang).deckSocial.versions;
  const list = (
    <ol className="divide-y divide-line border-line border-y">
      {versions.entries.map((entry, place) => (
        <li key={entry.version} className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <div className="grid content-start gap-1">
            <h3 className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-lg">{getVersionTitle(entry, words)}</span>
              {entry.current ? <span className="text-gold text-sm">{words.current}</span> : null}
            </h3>
            <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
              <time dateTime={entry.savedAt}>{formatDateTime(lang, entry.savedAt)}</time>
              <span>{countsOf(entry, words)}</span>
              <span>{changeOf(entry, versions.entries[place + 1], words)}</span>
            </p>
          </div>
          {versions.mine ? <VersionActs versions={versions} entry={entry} here={here} lang={lang} /> : null}
        </li>
      ))}
    </ol>
  );
  if (!versions.mine) return list;
  return (
    <WithWords lang={lang} words={["deckSocial.versionActs", "site.close"]}>
      {list}
    </WithWords>
  );
}

function VersionActs({ versions, entry, here, lang }: Props & { entry: DeckVersion }) {
  const title = format(getDictionary(lang).deckSocial.versions.version, { n: entry.version });
  const shared = { deckId: versions.id, version: entry.version, title };
  return (
    <div className="grid content-start gap-2">
      <VersionName {...shared} name={entry.name} />
      {entry.current ? null : (
        <div>
          <RestoreVersion {...shared} present={versions.version} here={here} />
        </div>
      )}
    </div>
  );
}

/** Returns the name of a version, or its number if it has no name. */
export const getVersionTitle = (
  { name, version }: Pick<DeckVersion, "name" | "version">,
  words: VersionListWords,
): string => name ?? format(words.version, { n: version });

const countsOf = ({ draft: { deck } }: DeckVersion, words: VersionListWords): string =>
  format(words.counts, { grimoire: countDeckLineCards(deck.grimoire), stoneDeck: countDeckLineCards(deck.stoneDeck) });

/** The copies added and removed since the previous version. */
function changeOf(entry: DeckVersion, before: DeckVersion | undefined, words: VersionListWords): string {
  if (!before) return words.first;
  const { lines } = diffDecks(before.draft, entry.draft);
  if (lines.length === 0) return words.same;
  const sum = (sign: 1 | -1) =>
    lines.reduce((copies, line) => copies + Math.max(0, sign * (line.after - line.before)), 0);
  return format(words.change, { more: sum(1), less: sum(-1) });
}
