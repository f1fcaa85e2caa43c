import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

type Props = { card: CatalogueCard; lang: Lang };

/** Renders the names of a card: the reader's language first, with the reading, and the other language below. */
export const CardHeader = ({ card, lang }: Props) => (
  <header>
    {lang === "ja" ? (
      <>
        <p className="text-ink-soft">{card.reading}</p>
        <h1 className="text-2xl">{card.name}</h1>
        {card.romanized ? null : (
          <p lang="en" className="text-ink-soft">
            {card.englishName}
          </p>
        )}
      </>
    ) : (
      <>
        <h1 className="text-2xl" lang={card.romanized ? "ja-Latn" : undefined}>
          {card.englishName}
        </h1>
        <p lang="ja" className="font-mincho text-lg">
          {card.name}
          <span className="ml-3 font-gothic text-ink-soft text-sm">{card.reading}</span>
        </p>
        {card.romanized ? <p className="text-ink-soft text-sm">{getDictionary(lang).cardPage.romanized}</p> : null}
      </>
    )}
  </header>
);
