import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getFormatHref } from "@/app/ui/links/mtg-address";
import { LAST_PRINTED_ANCHOR } from "@/app/ui/mtg/formats/last-printed";
import { FORMATS, type FormatId } from "@/engine/mtg/deck";
import type { EntryId } from "@/lib/documents/entries";
import styles from "../../magmell/rules/page/rule-page.module.css";

/** Format of the lists or sets in an entry. */
const FORMAT_OF: Readonly<Partial<Record<EntryId, FormatId>>> = {
  "mtg-6e:D.13.8": "type1",
  "mtg-6e:D.13.9": "type1",
  "mtg-6e:D.14.9": "type1.5",
  "mtg-6e:D.15.1": "extended",
  "mtg-6e:D.15.9": "extended",
  "mtg-6e:D.15.r1": "extended",
  "mtg-6e:D.18.3": "iceAge",
  "mtg-6e:D.18.4": "mirage",
  "mtg-6e:D.18.5": "tempest",
  "mtg-6e:D.18.6": "urza",
  "mtg-6e:D.18.7": "masques",
  "mtg-6e:D.18.8": "invasion",
};

/** Entries about Standard, all covered by its page. */
const STANDARD = /^mtg-6e:D\.16(?:\.|$)/;

type Props = { id: EntryId; lang: Lang };

/** Renders a link to a format's page from the entry that has its lists or sets. */
export function FormatLinks({ id, lang }: Props) {
  const { library } = getDictionary(lang);
  const of = FORMAT_OF[id] ?? (STANDARD.test(id) ? "standard" : null);
  if (of === null) return null;
  const anchor = id === "mtg-6e:D.15.r1" ? `#${LAST_PRINTED_ANCHOR}` : "";
  return (
    <section aria-labelledby="format" className={styles.part}>
      <h2 id="format">{library.lists}</h2>
      <p>
        <a
          href={`${getFormatHref(lang, of)}${anchor}`}
          className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
        >
          {format(library.listsOf, { format: FORMATS[of][getTextLang(lang)] })}
        </a>
      </p>
    </section>
  );
}
