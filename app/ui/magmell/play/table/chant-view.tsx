import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { CardPartId, InstanceView } from "@/engine/magmell";
import type { LocatedInstance, TableContext } from "../game/table-context";
import { getCardTitle } from "../goldfish-card";
import { getAbilityHeading } from "../log/ability-text";
import { formatCard, formatTargetName } from "../log/log-formatter";
import { TermText } from "../terms/term-text";
import { createReadingHandlers } from "./card-gestures";
import styles from "./table.module.css";
import { CardEmblemWindow, FaceButton, getFrameClass } from "./table-face";

type Props = { play: TableContext; lying: ReadonlyMap<number, LocatedInstance> };

/** Renders the cards on the chant, the topmost first, with their targets, and the abilities that wait to be put there. */
export function ChantView({ play, lying }: Props) {
  const { table, formatter } = play;
  const { chant, waiting, viewer } = table.view;
  const text = useWords("goldfish.play").table;
  if (chant.length === 0 && waiting.length === 0) return null;
  return (
    <section
      aria-label={text.chant}
      className="col-start-2 row-span-2 row-start-1 min-h-0 w-[clamp(9rem,30cqi,15rem)] max-w-[45vw] overflow-y-auto rounded-[3px] border border-gold bg-leaf p-1"
      data-zone="chant"
    >
      <h3 className="text-[0.8125rem]">
        <TermText text={text.chant} lang={play.lang} />
      </h3>
      {chant.length === 0 ? null : (
        <ol className="grid gap-1" data-row="chant">
          {[...chant].reverse().map((instance, place) => (
            <ChantCard key={instance.id} instance={instance} top={place === 0} play={play} lying={lying} />
          ))}
        </ol>
      )}
      {waiting.length === 0 ? null : (
        <div className="text-xs">
          <h4 className="font-medium">{text.waiting}</h4>
          <ul>
            {waiting.map(({ card, ability, controller }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same ability may wait twice.
              <li key={`${ability} ${place}`}>
                {format(text.ability, { name: formatCard(formatter, card) })}{" "}
                <span className="text-ink-soft">{controller === viewer ? text.whose.own : text.whose.other}</span>
                <AbilityLine ability={ability} play={play} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type CardProps = Props & { instance: InstanceView; top: boolean };

function ChantCard({ instance, top, play, lying }: CardProps) {
  const { cards, lang, formatter, table, picking } = play;
  const words = useWords("goldfish");
  const { id, card: index } = instance;
  const text = words.play.table;
  const card = index === null ? undefined : cards[index];
  if (index === null || card === undefined) return null;
  const shown = { card: index, instance: id };
  const target = { instance: id };
  const open = picking.isOpen(target);
  const chosen = picking.isChosen(target);
  const name = formatCard(formatter, index);
  const targets = instance.targets.flat().map((aim) => formatTargetName(formatter, lying, aim));
  return (
    <li
      className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-1.5"
      data-item=""
      data-instance={id}
      data-state={open ? "open" : undefined}
      data-chosen={chosen || undefined}
      {...createReadingHandlers(play, shown)}
    >
      <FaceButton play={play} shown={shown} act={null} className="h-15 w-full">
        <span aria-hidden="true" className={`grid size-full ${getFrameClass(card)}`}>
          <CardEmblemWindow card={card} />
        </span>
      </FaceButton>
      <div className="text-[0.75rem]/[1.3]">
        <p>
          {top ? <span className={styles.mark}>{text.top}</span> : null}{" "}
          <span className="text-ink-soft">
            {instance.controller === table.view.viewer ? text.whose.own : text.whose.other}
          </span>
        </p>
        <p className="font-medium">
          {instance.ability === null ? getCardTitle(lang, card) : format(text.ability, { name })}
        </p>
        <AbilityLine ability={instance.ability} play={play} />
        {targets.length === 0 ? null : <p>{format(text.targets, { list: targets.join(words.log.join) })}</p>}
      </div>
    </li>
  );
}

/** Text of an ability, cut to fit, so that two abilities of one card can be told apart. */
function AbilityLine({ ability, play }: { ability: CardPartId | null; play: TableContext }) {
  const text = ability === null ? null : getAbilityHeading(play.formatter, ability);
  return text === null ? null : (
    <p className="line-clamp-3 text-ink-soft" title={text}>
      {text}
    </p>
  );
}
