import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { LegalSeal } from "@/app/ui/editor/legal-seal";
import { Icon } from "@/app/ui/kit/svg-icon";

type Props = {
  /** Whether everything could be checked. */
  isSure: boolean;
  /** The format by its name. */
  format: string;
  on: string;
  lang: Lang;
};

/** Renders the verdict on a deck without errors: the seal, or an icon if only lists and counts could be checked. */
export function DeckVerdict({ isSure, format: name, on, lang }: Props) {
  const words = useWordsIn(lang, "mtgDesk.check");
  return (
    <>
      {isSure ? <LegalSeal label={words.legal} /> : <Icon name="info" size={24} className="text-blue" />}
      <p className={isSure ? "text-sm" : "font-medium text-blue"}>
        {isSure ? format(words.legalText, { format: name, day: on }) : words.unsureText}
      </p>
    </>
  );
}
