import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import type { InstanceView } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { getCardTitle } from "../goldfish-card";
import { createFaceHandlers, createReadingHandlers } from "./card-gestures";
import side from "./side/side.module.css";
import styles from "./table.module.css";
import { TableFace } from "./table-face";

type Props = { instance: InstanceView; play: TableContext };

/** Renders a card of the opening hand, with its whole face. */
export function DealtCard({ instance: { id, card: index }, play }: Props) {
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
