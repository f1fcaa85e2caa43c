import { useWords } from "@/app/i18n/use-words";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import type { InstanceView } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { createReadingHandlers } from "./card-gestures";
import { HandCard } from "./hand-card";
import side from "./side/side.module.css";
import { FaceButton, TableFace } from "./table-face";

const STRIP =
  "flex h-full min-w-max shrink-0 grow justify-center-safe gap-2 px-1 pt-[7px] pb-0.5 app:min-w-0 app:shrink";

/** Renders the hand during the game, in one row; before it come the cards of a pile that a question is about (401.4). */
export function HandRow({ play }: { play: TableContext }) {
  const goldfish = useWords("goldfish");
  const { sides, viewer, shown } = play.table.view;
  const hand = sides[viewer].hand ?? [];
  const hidden = goldfish.play.question.where.hidden;
  return (
    <section
      aria-label={goldfish.zones.hand}
      className="flex min-h-0 overflow-x-auto overflow-y-hidden [--size:min(100cqb_-_var(--act)_-_0.75rem,16rem)] [container-type:size]"
      data-zone="hand"
    >
      <h3 className="sr-only">{goldfish.zones.hand}</h3>
      {hand.length === 0 && shown.length === 0 ? (
        <p className="grid h-full place-items-center text-[0.8125rem] text-ink-soft">{goldfish.zones.emptyHand}</p>
      ) : null}
      {shown.length === 0 ? null : (
        <ul aria-label={hidden} className={`${STRIP} border-gold border-e-3 border-double`} data-row="shown">
          {shown.map((instance) => (
            <HandCard key={instance.id} instance={instance} digit={null} play={play} />
          ))}
        </ul>
      )}
      {hand.length === 0 ? null : (
        <ul className={STRIP} data-row="hand">
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
  <ul className="flex h-full flex-wrap content-center justify-center gap-2" data-row="hand">
    {hand.map((instance) => (
      <DealtCard key={instance.id} instance={instance} play={play} />
    ))}
  </ul>
);

type Props = { instance: InstanceView; play: TableContext };

/** Renders a card of the opening hand, with its whole face. */
function DealtCard({ instance: { id, card: index }, play }: Props) {
  const { cards, lang } = play;
  const card = index === null ? undefined : cards[index];
  if (index === null || card === undefined) return null;
  const shown = { card: index, instance: id };
  return (
    <li className={side.dealt} data-item="" data-instance={id} {...createReadingHandlers(play, shown)}>
      <FaceButton play={play} shown={shown} act={null} className="aspect-[63/88] size-full">
        <span className="block h-full md:[@media(height>=32rem)]:hidden">
          <TableFace card={card} play={play} />
        </span>
        <span className="hidden md:[@media(height>=32rem)]:block">
          <CardFace card={card} printing={card.printing} lang={lang} />
        </span>
      </FaceButton>
    </li>
  );
}
