import { CardFace } from "@/app/ui/card/card-face";
import { type Lang, say } from "@/app/ui/words";
import type { CardIndex, InstanceView } from "@/engine";
import styles from "./goldfish.module.css";
import { type GoldfishCard, titleIn } from "./goldfish-card";
import type { GoldfishWords } from "./goldfish-words";

type Props = {
  hand: readonly InstanceView[];
  cards: readonly GoldfishCard[];
  /** All cards side by side as large as the page allows, to decide on the hand. */
  large: boolean;
  lang: Lang;
  words: GoldfishWords;
  onShow: (card: CardIndex) => void;
};

/** The cards of the hand. Each opens its large view. */
export function HandRow({ hand, cards, large, lang, words, onShow }: Props) {
  if (hand.length === 0) return <p className="text-ink-soft">{words.goldfish.zones.emptyHand}</p>;
  return (
    <ul className={large ? styles.deal : styles.hand}>
      {hand.map(({ id, card: index }) => {
        const card = index === null ? undefined : cards[index];
        if (index === null || card === undefined) return null;
        return (
          <li key={id} className={styles.card}>
            <button
              type="button"
              className={styles.show}
              aria-label={say(words.goldfish.card.show, { name: titleIn(lang, card) })}
              onClick={() => onShow(index)}
            >
              <CardFace card={card} printing={card.printing} lang={lang} words={words.site} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
