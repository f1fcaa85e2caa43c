import type { ReactNode } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Icon } from "@/app/ui/kit/svg-icon";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import { useCardWords } from "@/app/ui/magmell/card/card-words";
import { CardEmblemFigure } from "@/app/ui/magmell/card/emblem/card-emblem-figure";
import { CatalystSymbols, CostSymbols, QuickIcon } from "@/app/ui/magmell/card/symbols";
import { COLORS, getEffectiveColors } from "@/engine/magmell";
import { getCardImagePath } from "@/lib/magmell/card-images/image-address";
import { getCardFaceImage } from "@/lib/magmell/catalogue/model/card-image";
import type { ShownCard, TableContext } from "../game/table-context";
import { type GoldfishCard, getCardTitle } from "../goldfish-card";
import { addNumber, formatCard } from "../log/log-formatter";
import { createFaceHandlers } from "./card-gestures";
import table from "./table.module.css";
import styles from "./table-face.module.css";

type Props = { card: GoldfishCard; play: TableContext };

/**
 * Renders the face of a card in the hand so that name, cost and text are readable at a small size: fonts keep their
 * size, and the text fills the remaining space. Hidden from screen readers, because the button around it has the card's
 * name.
 */
export function TableFace({ card, play: { lang } }: Props) {
  const site = useCardWords(lang);
  return (
    <span aria-hidden="true" className={`block size-full shadow-low [container-type:size] ${getFrameClass(card)}`}>
      <span
        className={`${styles.leaf} relative flex h-full flex-col overflow-hidden rounded-[3px] bg-leaf text-start text-ink leading-[1.25]`}
      >
        <span className={`${styles.costs} flex min-h-4.5 flex-none justify-between px-[3px] pt-0.5 text-[0.9375rem]`}>
          <CostSymbols symbols={card.useCost} lang={lang} />
          <CatalystSymbols symbols={card.catalyst} lang={lang} />
        </span>
        <span
          className={`${styles.name} line-clamp-2 flex-none px-1 pb-0.5 font-mincho font-semibold text-[0.8125rem]/[1.2] [word-break:normal]`}
        >
          {getCardTitle(lang, card)}
        </span>
        <CardEmblemWindow card={card} />
        {card.text === "" ? null : (
          <span className={styles.text}>
            <CardText text={getCardText(lang, card)} lang={lang} />
          </span>
        )}
        <span
          className={`${styles.foot} flex min-h-5 flex-none items-center justify-between border-line border-t px-0.5 py-px text-[0.6875rem]`}
        >
          {card.kind === "unit" ? (
            <span data-label={site.fields.ap} className={`${styles.points} rounded-[3px] bg-ink text-leaf`}>
              {card.ap ?? "–"}
            </span>
          ) : null}
          <span
            className={`${styles.kind} inline-flex flex-1 items-center justify-center gap-px overflow-hidden whitespace-nowrap text-ink-soft`}
          >
            {card.timing === "quick" ? <QuickIcon /> : null}
            {card.timing === "quick" ? site.timings.quick : site.kinds[card.kind]}
          </span>
          {card.kind === "unit" ? (
            <span data-label={site.fields.hp} className={`${styles.points} rounded-full border-2 border-ink`}>
              {card.hp ?? "–"}
            </span>
          ) : null}
        </span>
      </span>
    </span>
  );
}

type FaceButtonProps = {
  play: TableContext;
  shown: ShownCard & { readonly instance: number };
  nth?: number | undefined;
  /** Action of a double click; null for none. */
  act: (() => void) | null;
  className: string;
  children: ReactNode;
};

/** Renders a card on the table as a button that picks it for the open question, or else shows it. */
export function FaceButton({ play, shown, nth, act, className, children }: FaceButtonProps) {
  const { cards, lang, formatter, picking } = play;
  const { play: text, card } = useWords("goldfish");
  const target = { instance: shown.instance };
  const open = picking.isOpen(target);
  const chosen = picking.isChosen(target);
  return (
    <button
      type="button"
      className={`${table.face} relative block rounded-[5px] ${className}`}
      data-face=""
      data-pick={open ? "" : undefined}
      aria-label={
        open
          ? format(chosen ? text.unchoose : text.choose, {
              name: addNumber(formatter, formatCard(formatter, shown.card), nth),
            })
          : format(card.show, { name: getCardTitle(lang, cards[shown.card]) })
      }
      aria-pressed={open && picking.gathers ? chosen : undefined}
      {...(open ? { onClick: () => picking.press(target) } : createFaceHandlers(play, shown, act))}
    >
      {children}
    </button>
  );
}

/** Renders the mark of a selected card. */
export const ChosenMark = () => (
  <span className="absolute end-1 top-1 z-2 rounded-full bg-gold p-0.5 text-on-color">
    <Icon name="check" />
  </span>
);

/** Renders the picture window of a card: the operator's picture if there is one, else its emblem. */
export function CardEmblemWindow({ card }: { card: GoldfishCard }) {
  const picture = getCardFaceImage(card, null);
  return (
    <span
      className={`${styles.window} grid min-h-0 flex-[1_1_0] place-items-center overflow-hidden border-line border-y bg-[color-mix(in_oklab,var(--identicon)_12%,var(--leaf))]`}
    >
      {picture ? (
        // biome-ignore lint/performance/noImgElement: the pictures have their widths already, and are served as they are.
        <img
          src={getCardImagePath(picture.sha256, 400)}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover object-[50%_25%]"
        />
      ) : (
        <CardEmblemFigure card={card} className="size-full min-h-0" />
      )}
    </span>
  );
}

/** Returns the CSS class of a card's frame, in the first two colors of the card. */
export function getFrameClass(card: GoldfishCard): string {
  const colors = getEffectiveColors(card);
  const [first, second] = COLORS.filter((color) => colors.includes(color));
  return [styles.frame, styles[first ?? "none"], second ? styles[`${second}Second`] : ""].join(" ");
}
