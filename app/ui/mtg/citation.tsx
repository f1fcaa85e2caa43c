import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { mtgRulingHref } from "@/app/ui/links/mtg-address";
import { type MtgRef, mtgDocumentOf } from "@/engine/mtg/rulebook";

type Props = { rule: MtgRef; lang: Lang; words: Dictionary["mtg"] };

/** The number of a rule with its document. Rulings of ours lead to their reasons. */
export function Citation({ rule, lang, words }: Props) {
  const document = mtgDocumentOf(rule);
  const number = rule.slice(document.length + 1);
  const short = `${words.documentsShort[document]} ${number}`;
  if (document === "mtg-house")
    return (
      <a href={mtgRulingHref(lang, number)} title={words.documents[document]} className="link whitespace-nowrap">
        {short}
      </a>
    );
  return (
    <cite title={words.documents[document]} className="whitespace-nowrap">
      {short}
    </cite>
  );
}
