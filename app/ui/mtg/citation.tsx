import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { entryHref } from "@/app/ui/links/library-address";
import { type MtgRef, mtgDocumentOf } from "@/engine/mtg/rulebook";

type Props = { rule: MtgRef; lang: Lang; words: Dictionary["mtg"] };

/** The number of a rule with its document, which opens its page in the library. */
export function Citation({ rule, lang, words }: Props) {
  const document = mtgDocumentOf(rule);
  const number = rule.slice(document.length + 1);
  return (
    <a
      href={entryHref(lang, rule)}
      title={words.documents[document]}
      className="link inline-block min-h-6 whitespace-nowrap leading-6"
    >
      {`${words.documentsShort[document]} ${number}`}
    </a>
  );
}
