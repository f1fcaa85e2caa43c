import type { Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import { RuleText } from "@/app/ui/links/rule-text";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { splitAtCardNames } from "./card-names-in-text";

type Props = {
  text: string;
  lang: Lang;
  names: Catalogue["names"];
  /** The card whose page this is: its own name is no link. */
  here?: CatalogueCard;
};

/**
 * Renders a sentence with links: names in 《》 to their cards, in the reader's language, and rule numbers to their rules.
 * For the server only, because it loads all rules.
 */
export const CardNameLinks = ({ text, lang, names, here }: Props) =>
  splitAtCardNames(text, lang, names).map(({ text: words, card }, place) => {
    // Parts of a constant sentence never change places.
    const key = `${place} ${words}`;
    if (!card) return <RuleText key={key} text={words} lang={lang} />;
    if (card === here) return words;
    return (
      <a key={key} href={getCardHref(lang, card.name)} className="link">
        {words}
      </a>
    );
  });
