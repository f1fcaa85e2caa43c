import { Fragment } from "react";
import { useWordsIn } from "#use-words-in";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getEntryHref } from "@/app/ui/links/library-address";
import { getMtgDocument, type MtgRef } from "@/engine/mtg/rulebook/documents";
import { formatEntryNumber } from "@/lib/documents/words/entry-names";

type Props = { rule: MtgRef; lang: Lang };

/** Renders a rule's document and number as a link to its page in the library, followed by those of further rules. */
export const Citation = ({ rule, also = [], ...shown }: Props & { also?: readonly MtgRef[] | undefined }) =>
  [rule, ...also].map((one, place) => (
    <Fragment key={one}>
      {place === 0 ? "" : " "}
      <RuleCitation rule={one} {...shown} />
    </Fragment>
  ));

function RuleCitation({ rule, lang }: Props) {
  const names = useWordsIn(lang, "mtg.documents");
  const shortNames = useWordsIn(lang, "mtg.documentsShort");
  const document = getMtgDocument(rule);
  return (
    <a
      href={getEntryHref(lang, rule)}
      title={names[document]}
      className="link inline-block min-h-6 whitespace-nowrap leading-6"
    >
      {`${shortNames[document]} ${formatEntryNumber(rule, getTextLang(lang))}`}
    </a>
  );
}
