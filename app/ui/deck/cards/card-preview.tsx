"use client";

import { CardFace } from "@/app/ui/card/card-face";
import { CardText, textIn } from "@/app/ui/card/card-text";
import type { Lang } from "@/app/ui/i18n/lang";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import type { BuilderWords } from "../builder-words";

type Props = { card: CatalogueCard; lang: Lang; words: BuilderWords; page: string };

/** The face of a card, its text at a size to read, and the way to its page. */
export default function CardPreview({ card, lang, words, page }: Props) {
  return (
    <div className="mx-auto grid max-w-sm gap-3">
      <CardFace
        card={card}
        printing={card.printings.at(-1) ?? null}
        lang={lang}
        words={words.cards}
        className="mx-auto w-60"
      />
      <CardText text={textIn(lang, card)} lang={lang} className="text-sm" />
      <a className="link inline-flex min-h-9 items-center justify-self-center text-sm" href={page}>
        {words.builder.preview.page}
      </a>
    </div>
  );
}
