"use client";

import { format } from "@/app/i18n/format";
import { localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Notice } from "@/app/ui/kit/notice";
import { toNameKey } from "@/engine/magmell";
import { DealingSkeleton } from "./dealing";
import { useCustomCard } from "./game/use-custom-card";
import { getCardTitle } from "./goldfish-card";
import { Goldfish, type GoldfishProps } from "./goldfish-island";
import styles from "./table/table.module.css";

type Props = GoldfishProps & {
  /** Catalogue version of the card names that texts may mention. */
  version: string;
};

/**
 * Renders the goldfish with the custom card from the URL in place of some cards of the deck. Without a custom card, the
 * deck stays unchanged.
 */
export function CustomCardGoldfish({ version, ...given }: Props) {
  const { cards, deck, lang } = given;
  const words = useWords("write.guest");
  const guest = useCustomCard(version, deck, cards);
  if (guest.at === "reading")
    return (
      <div className={styles.frame}>
        <DealingSkeleton lang={lang} />
      </div>
    );
  if (guest.at !== "here") {
    return (
      <Goldfish
        {...given}
        notices={
          <>
            {given.notices}
            {guest.at === "broken" ? <Notice tone="warning" role="alert" title={words.broken} /> : null}
          </>
        }
      />
    );
  }
  const { seated } = guest;
  const title = (name: string) =>
    getCardTitle(
      lang,
      cards.find((card) => toNameKey(card.name) === toNameKey(name)),
    ) || name;
  const lines = seated.replaced.map(({ name, count }) => format(words.line, { name: title(name), n: count }));
  return (
    <Goldfish
      key={guest.card.written}
      {...given}
      cards={seated.cards}
      deck={seated.deck}
      notices={
        <>
          {given.notices}
          <Notice tone="info" title={format(words.title, { name: guest.card.name })}>
            <p>
              {lines.length > 0 ? format(words.replaced, { list: lines.join(words.join) }) : words.same}{" "}
              <a className="link" href={`${localizePath(lang, "/cards/write")}#${guest.card.written}`}>
                {words.edit}
              </a>
            </p>
          </Notice>
        </>
      }
    />
  );
}
