import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import type { InstanceView } from "@/engine/magmell";
import type { TableContext } from "../../game/table-context";
import { getCardTitle } from "../../goldfish-card";
import { formatCard } from "../../log/log-formatter";

type Props = { title: string; instances: readonly InstanceView[]; play: TableContext };

/** Renders a pile that everybody may look through, the latest card first. */
export function CardPile({ title, instances, play }: Props) {
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
