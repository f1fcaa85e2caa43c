import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import type { InstanceView } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { getCardTitle } from "../goldfish-card";
import { createFaceHandlers, createReadingHandlers } from "./card-gestures";
import { HandCard } from "./hand-card";
import side from "./side/side.module.css";
import styles from "./table.module.css";
import { TableFace } from "./table-face";

/** Renders the hand during the game, in one row; before it come the cards of a pile that a question is about (401.4). */
export function HandRow({ play }: { play: TableContext }) {
  const goldfish = useWords("goldfish");
  const { sides, viewer, shown } = play.table.view;
  const hand = sides[viewer].hand ?? [];
  const hidden = goldfish.play.question.where.hidden;
  return (
    <section aria-label={goldfish.zones.hand} className={styles.hand} data-zone="hand">
      <h3 className="sr-only">{goldfish.zones.hand}</h3>
      {hand.length === 0 && shown.length === 0 ? <p className={styles.nothing}>{goldfish.zones.emptyHand}</p> : null}
      {shown.length === 0 ? null : (
        <ul aria-label={hidden} className={styles.strip} data-row="shown">
          {shown.map((instance) => (
            <HandCard key={instance.id} instance={instance} digit={null} play={play} />
          ))}
        </ul>
      )}
      {hand.length === 0 ? null : (
        <ul className={styles.strip} data-row="hand">
          {hand.map((instance, place) => (
            <HandCard key={instance.id} instance={instance} digit={place < 9 ? place + 1 : null} play={play} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Renders the opening hand, as large as the window allows, to decide on. */
export const OpeningHandRow = ({ hand, play }: { hand: readonly InstanceView[]; play: TableContext }) => (
  <ul className={side.deal} data-row="hand">
    {hand.map((instance) => (
      <DealtCard key={instance.id} instance={instance} play={play} />
    ))}
  </ul>
);

type Props = { instance: InstanceView; play: TableContext };

/** Renders a card of the opening hand, with its whole face. */
function DealtCard({ instance: { id, card: index }, play }: Props) {
  const { cards, lang } = play;
  const { show } = useWords("goldfish.card");
  const card = index === null ? undefined : cards[index];
  if (index === null || card === undefined) return null;
  const shown = { card: index, instance: id };
  return (
    <li className={side.dealt} data-item="" data-instance={id} {...createReadingHandlers(play, shown)}>
      <button
        type="button"
        data-face=""
        className={styles.face}
        aria-label={format(show, { name: getCardTitle(lang, card) })}
        {...createFaceHandlers(play, shown, null)}
      >
        <span className={side.small}>
          <TableFace card={card} play={play} />
        </span>
        <span className={side.whole}>
          <CardFace card={card} printing={card.printing} lang={lang} />
        </span>
      </button>
    </li>
  );
}
