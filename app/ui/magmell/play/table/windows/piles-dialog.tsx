import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { Icon } from "@/app/ui/kit/svg-icon";
import { getOpponent, type InstanceView } from "@/engine/magmell";
import type { TableContext } from "../../game/table-context";
import { getCardTitle } from "../../goldfish-card";
import { formatCard } from "../../log/log-formatter";

type Props = { open: boolean; onClose: () => void; play: TableContext };

/** Renders the piles that everybody may look through: both players' dust, and the dream. */
export function PilesDialog({ open, onClose, play }: Props) {
  const { table } = play;
  const { table: text, play: playing } = useWords("goldfish");
  const { sides, dream, viewer } = table.view;
  const { dust, whose } = playing.table;
  const own = sides[viewer].dust;
  const their = sides[getOpponent(viewer)].dust;
  // Whatever is pressed here goes on at the table.
  const onward: TableContext = {
    ...play,
    onCommand: (command) => {
      onClose();
      play.onCommand(command);
    },
    onShow: (shown) => {
      onClose();
      play.onShow(shown);
    },
  };
  return (
    <Dialog open={open} onClose={onClose} title={text.piles} closeLabel={useWords("site.close")}>
      <div className="grid gap-3">
        {own.length + their.length + dream.length === 0 ? <p className="text-ink-soft">{text.empty}</p> : null}
        <CardPile title={`${dust} · ${whose.own}`} instances={own} play={onward} />
        <CardPile title={`${dust} · ${whose.other}`} instances={their} play={onward} />
        <CardPile title={playing.table.dream} instances={dream} play={onward} />
      </div>
    </Dialog>
  );
}

type PileProps = { title: string; instances: readonly InstanceView[]; play: TableContext };

/** Renders a pile that everybody may look through, the latest card first. */
function CardPile({ title, instances, play }: PileProps) {
  if (instances.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="font-medium">
        {title} <span className="font-normal text-ink-soft">{instances.length}</span>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {[...instances].reverse().map((instance) => (
          <PileCard key={instance.id} instance={instance} play={play} />
        ))}
      </ul>
    </section>
  );
}

function PileCard({ instance: { id, card: index }, play }: { instance: InstanceView; play: TableContext }) {
  const { table, cards, lang, formatter, picking, onCommand, onShow } = play;
  const text = useWords("goldfish.play");
  const card = index === null ? undefined : cards[index];
  if (index === null || card === undefined) return null;
  const target = { instance: id };
  const open = picking.isOpen(target);
  const chosen = picking.isChosen(target);
  const name = formatCard(formatter, index);
  return (
    <li className="flex gap-1">
      <Button
        size="small"
        className={open ? "border-gold! ring-1 ring-gold" : ""}
        aria-label={open ? format(chosen ? text.unchoose : text.choose, { name }) : undefined}
        aria-pressed={open && picking.gathers ? chosen : undefined}
        onClick={() => (open ? picking.press(target) : onShow({ card: index, instance: id }))}
      >
        {chosen ? <Icon name="check" size={16} /> : null}
        {getCardTitle(lang, card)}
      </Button>
      {table.uses[id]?.length === 0 ? (
        <Button
          size="small"
          variant="primary"
          aria-label={format(text.useNth, { name })}
          onClick={() => onCommand({ answer: { do: "use", instance: id } })}
        >
          {text.use}
        </Button>
      ) : null}
    </li>
  );
}
