import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getLibrarySearchHref } from "@/app/ui/links/library-address";
import { getEntry, type LibraryEntry } from "@/lib/documents/entries";
import { getBacklinks, getEntryFacts } from "@/lib/documents/references";
import { formatEntryNumber } from "@/lib/documents/words/entry-names";
import styles from "../../magmell/rules/page/rule-page.module.css";
import { CollapsedEntryRows } from "../folded-rows";

type Props = { entry: LibraryEntry; lang: Lang };
type Link = NonNullable<ReturnType<typeof getEntryFacts>["links"]>[number];

/**
 * Renders links to the entries that an entry refers to, with notes on misprinted numbers. Links after the `first` are
 * collapsed.
 */
export function EntryLinks({ entry, first, lang }: Props & { first: number }) {
  const { links = [] } = getEntryFacts(entry.id);
  return links.length > 0 ? <Links links={links} first={first} lang={lang} /> : null;
}

/** Renders links to the entries that refer to an entry, and to the cards that it names. */
export function EntryBacklinks({ entry, lang }: Props) {
  const words = getDictionary(lang);
  const { cards = [] } = getEntryFacts(entry.id);
  const back = getBacklinks(entry.id).map(getEntry);
  return (
    <>
      {back.length > 0 ? (
        <section aria-labelledby="back-links" className={styles.part}>
          <h2 id="back-links">{words.library.backLinks}</h2>
          <CollapsedEntryRows entries={back} lang={lang} brief />
        </section>
      ) : null}
      {cards.length > 0 ? (
        <section aria-labelledby="cards" className={styles.part}>
          <h2 id="cards">{words.library.cards}</h2>
          <ul className="flex flex-wrap gap-x-4">
            {cards.map((card) => (
              <li key={card} lang="en">
                <a
                  href={getLibrarySearchHref(lang, { card })}
                  className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
                >
                  {card}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Links({ links, first, lang }: { links: readonly Link[]; first: number } & Pick<Props, "lang">) {
  const words = getDictionary(lang);
  const known = new Map(links.flatMap((link) => (link.to === null ? [] : [[link.to as string, link] as const])));
  const unknown = new Set(links.flatMap(({ to, printed }) => (to === null && printed ? [printed] : [])));
  return (
    <section aria-labelledby="links" className={styles.part}>
      <h2 id="links">{words.library.links}</h2>
      <CollapsedEntryRows
        first={first}
        entries={[...known.keys()].map((id) => getEntry(id as LibraryEntry["id"]))}
        lang={lang}
        remark={({ id }) => <Remark link={known.get(id)} lang={lang} />}
      />
      {[...unknown].map((printed) => (
        <p key={printed} className="text-ink-soft text-sm">
          {format(words.library.linkStatus.outside, { printed })}
        </p>
      ))}
    </section>
  );
}

function Remark({ link, lang }: { link: Link | undefined } & Pick<Props, "lang">) {
  const words = getDictionary(lang);
  if (link === undefined) return null;
  const { status, printed = "", to, until } = link;
  const wrong = status === "ok" ? "" : format(words.library.linkStatus[status], { printed });
  const range =
    until && to
      ? format(words.library.until, {
          from: formatEntryNumber(to, getTextLang(lang)),
          to: formatEntryNumber(until, getTextLang(lang)),
        })
      : "";
  const text = [range, wrong].filter(Boolean).join(" · ");
  return text === "" ? null : <p className="pb-1 text-gold text-sm">{text}</p>;
}
