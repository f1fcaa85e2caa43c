import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import { useCardWords } from "@/app/ui/magmell/card/card-words";
import { CardEmblemFigure } from "@/app/ui/magmell/card/emblem/card-emblem-figure";
import { CatalystSymbols, CostSymbols, QuickIcon } from "@/app/ui/magmell/card/symbols";
import { COLORS, getEffectiveColors } from "@/engine/magmell";
import { getCardImagePath } from "@/lib/magmell/card-images/image-address";
import { getCardFaceImage } from "@/lib/magmell/catalogue/model/card-image";
import type { TableContext } from "../game/table-context";
import { type GoldfishCard, getCardTitle } from "../goldfish-card";
import styles from "./table-face.module.css";

type Props = { card: GoldfishCard; play: TableContext };

/**
 * Renders the face of a card in the hand, drawn so that name, cost and text are read at a small size: letters keep theirs, and
 * the text takes the room that there is. Hidden from screen readers, since the button around it is named after the card.
 */
export function TableFace({ card, play: { lang } }: Props) {
  const site = useCardWords(lang);
  return (
    <span aria-hidden="true" className={`${styles.face} ${getFrameClass(card)}`}>
      <span className={styles.leaf}>
        <span className={styles.costs}>
          <CostSymbols symbols={card.useCost} lang={lang} />
          <CatalystSymbols symbols={card.catalyst} lang={lang} />
        </span>
        <span className={styles.name}>{getCardTitle(lang, card)}</span>
        <CardEmblemWindow card={card} />
        {card.text === "" ? null : (
          <span className={styles.text}>
            <CardText text={getCardText(lang, card)} lang={lang} />
          </span>
        )}
        <span className={styles.foot}>
          {card.kind === "unit" ? <span className={styles.ap}>{card.ap ?? "–"}</span> : null}
          <span className={styles.kind}>
            {card.timing === "quick" ? <QuickIcon /> : null}
            {card.timing === "quick" ? site.timings.quick : site.kinds[card.kind]}
          </span>
          {card.kind === "unit" ? <span className={styles.hp}>{card.hp ?? "–"}</span> : null}
        </span>
      </span>
    </span>
  );
}

/** Renders the picture window of a card: the operator's picture if there is one, else its emblem. */
export function CardEmblemWindow({ card }: { card: GoldfishCard }) {
  const picture = getCardFaceImage(card, null);
  return (
    <span className={styles.window}>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: the pictures have their widths already, and are served as they are.
        <img
          src={getCardImagePath(picture.sha256, 400)}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.image}
        />
      ) : (
        <CardEmblemFigure card={card} className={styles.sigil} />
      )}
    </span>
  );
}

/** Returns the class that frames a card in its colours, the first two of them. */
export function getFrameClass(card: GoldfishCard): string {
  const colors = getEffectiveColors(card);
  const [first, second] = COLORS.filter((color) => colors.includes(color));
  return [styles[first ?? "none"], second ? styles[`${second}Second`] : ""].join(" ");
}
