import type { Lang } from "@/app/ui/i18n/lang";
import type { CatalogueCard } from "@/lib/catalogue/model/types";

/** The names of a card: the reader's language first, with the reading, and the other language below. */
export const CardHead = ({ card, lang }: { card: CatalogueCard; lang: Lang }) => (
  <header>
    {lang === "ja" ? (
      <>
        <p className="text-ink-soft">{card.reading}</p>
        <h1 className="text-3xl">{card.name}</h1>
        <p lang="en" className="text-ink-soft">
          {card.englishName}
        </p>
      </>
    ) : (
      <>
        <h1 className="text-3xl">{card.englishName}</h1>
        <p lang="ja" className="font-mincho text-lg">
          {card.name}
          <span className="ml-3 font-gothic text-ink-soft text-sm">{card.reading}</span>
        </p>
      </>
    )}
  </header>
);
