import { createPortal } from "react-dom";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { countDeckLineCards, DECK_LIMITS, DECK_ZONES, type Deck } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { createCardTitleFormatter } from "../../editor/cards/card-title";
import { groupDeckLines } from "../../editor/cards/deck-groups";
import styles from "./printed-deck.module.css";

type Props = {
  name: string;
  deck: Deck;
  catalogue: Catalogue;
  lang: Lang;
};

/**
 * Renders the deck being edited, for print only: on paper it replaces the whole page, whose lists scroll. It is a child
 * of the body, so that its styles can hide everything else.
 */
export function PrintedDeck({ name, deck, catalogue, lang }: Props) {
  const zones = useWords("builder.zones");
  const unnamed = useWords("builder.unnamed");
  const title = createCardTitleFormatter(catalogue, lang);
  return createPortal(
    <div className={styles.printed} data-printed-deck="">
      <p className={styles.title}>{name || unnamed}</p>
      <div className={styles.zones}>
        {DECK_ZONES.map((zone) => (
          <div key={zone}>
            <p className={styles.zone}>
              {format(zones.counter, {
                zone: zones[zone],
                have: countDeckLineCards(deck[zone]),
                want: DECK_LIMITS[zone].size,
              })}
            </p>
            {groupDeckLines(deck[zone], catalogue).map(({ kind, copies, entries }) => (
              <div key={kind} className={styles.group}>
                <p className={styles.kind}>
                  {zones[kind]} {copies}
                </p>
                <ul>
                  {entries.map(({ line }) => (
                    <li key={line.name}>
                      <b>{line.count}</b> {title(line.name)}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>,
    document.body,
  );
}
