import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { Panel } from "@/app/ui/kit/panel";
import { createTermLinker } from "@/app/ui/links/term-marker";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

type Props = {
  card: CatalogueCard;
  /** Returns the URL of a card that the text names. */
  linkOf: (name: string) => string | null;
  lang: Lang;
};

/** Renders the canonical text, with links on game terms and card names. English pages show the Japanese text too. */
export const CardRulesText = ({ card, linkOf, lang }: Props) => {
  const words = getDictionary(lang);
  return (
    <Panel aria-label={words.cards.page.text}>
      {card.text === "" ? (
        <p className="text-ink-soft">{words.cards.page.noText}</p>
      ) : (
        <CardText
          text={getCardText(lang, card)}
          lang={lang}
          linkOf={linkOf}
          mark={createTermLinker(lang)}
          className="text-lg"
        />
      )}
      {lang !== "ja" && card.text !== "" ? (
        <div className="mt-4 border-line border-t pt-3">
          <h2 className="font-gothic font-normal text-ink-soft text-sm">{words.reading.asPrinted}</h2>
          <CardText text={card.text} linkOf={linkOf} />
        </div>
      ) : null}
    </Panel>
  );
};
