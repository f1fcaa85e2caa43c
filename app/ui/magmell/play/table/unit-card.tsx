import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { classNames } from "@/app/ui/kit/class-names";
import { Icon } from "@/app/ui/kit/svg-icon";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import { useCardWords } from "@/app/ui/magmell/card/card-words";
import type { InstanceView } from "@/engine/magmell";
import { findUnreadTexts } from "@/lib/magmell/catalogue/views/coverage";
import type { TableContext } from "../game/table-context";
import { type GoldfishCard, getCardTitle } from "../goldfish-card";
import { addNumber, formatCard, formatCounter } from "../log/log-formatter";
import { createReadingHandlers } from "./card-gestures";
import styles from "./table.module.css";
import { CardEmblemWindow, ChosenMark, FaceButton, getFrameClass } from "./table-face";

type Props = {
  unit: InstanceView;
  /** Its number among units that are called the same. */
  nth: number | undefined;
  play: TableContext;
};

/** Whether a unit can attack now; null for the opponent's units and while another question is open. */
function readiness({ table }: TableContext, id: number): boolean | null {
  const { choice, turnPlayer, viewer, battle, phase } = table.view;
  const problems = table.attacks[id];
  if (problems === undefined || choice?.ask !== "priority" || turnPlayer !== viewer) return null;
  return battle === null && phase === "main" ? problems.length === 0 : null;
}

/**
 * Renders a unit in the battle area. A rested one is sideways (219.4.1) in a place wide enough for it; its name and
 * numbers stay upright.
 */
export function UnitCard({ unit, nth, play }: Props) {
  const { cards, lang, formatter, picking, onCommand } = play;
  const { fields } = useCardWords(lang);
  const { id, card: index, ap, hp, rested } = unit;
  const card = index === null ? undefined : cards[index];
  if (index === null || card === undefined) return null;
  const shown = { card: index, instance: id };
  const target = { instance: id };
  const open = picking.isOpen(target);
  const chosen = picking.isChosen(target);
  const ready = readiness(play, id);
  const attack = () => onCommand({ answer: { do: "attack", unit: id } });
  const name = formatCard(formatter, index);
  return (
    <li
      className={styles.unit}
      data-item=""
      data-instance={id}
      data-rested={rested || undefined}
      data-state={open ? "open" : ready ? "ready" : undefined}
      data-chosen={chosen || undefined}
      data-drag={ready ? "attack" : undefined}
      {...createReadingHandlers(play, shown)}
    >
      <div className={styles.unitBox} data-unit="">
        <FaceButton play={play} shown={shown} nth={nth} act={ready ? attack : null} className="size-full">
          <Body card={card} />
          <span aria-hidden="true" className={styles.unitName}>
            {addNumber(formatter, getCardTitle(lang, card), nth)}
          </span>
          {card.text === "" ? null : (
            <span aria-hidden="true" className={styles.unitText}>
              <CardText text={getCardText(lang, card)} lang={lang} />
            </span>
          )}
          <Figures ap={ap} hp={hp} damage={unit.damage} fields={fields} />
          {chosen ? <ChosenMark /> : null}
        </FaceButton>
        <UnitStatusMarks unit={unit} play={play} />
      </div>
      {unit.controller === play.table.view.viewer ? (
        <AttackButton ready={ready} name={name} onAttack={attack} onWhy={() => play.onShow(shown)} />
      ) : null}
    </li>
  );
}

/** The card, upright or sideways. */
const Body = ({ card }: { card: GoldfishCard }) => (
  <span
    aria-hidden="true"
    className={classNames(
      "absolute inset-0 m-auto grid h-(--unit) w-[calc(var(--unit)*0.716)] shadow-low transition-transform duration-160 in-data-rested:rotate-90 in-data-crowd:in-data-rested:scale-72 *:rounded-[3px]",
      getFrameClass(card),
    )}
  >
    <CardEmblemWindow card={card} />
  </span>
);

type FiguresProps = {
  ap: number | null;
  hp: number | null;
  damage: number;
  fields: { readonly ap: string; readonly hp: string };
};

const Figures = ({ ap, hp, damage, fields }: FiguresProps) => (
  <span
    aria-hidden="true"
    className={`${styles.figures} absolute inset-x-0.5 bottom-0.5 flex items-center justify-between font-bold text-[0.9375rem]/none`}
  >
    <span data-label={fields.ap} className="rounded-[3px] bg-ink text-leaf">
      {ap ?? "–"}
    </span>
    {damage > 0 ? <span className="rounded-full bg-red text-[0.8125rem] text-on-color">−{damage}</span> : null}
    <span data-label={fields.hp} className="rounded-full border-2 border-ink bg-leaf">
      {hp ?? "–"}
    </span>
  </span>
);

type AttackProps = { ready: boolean | null; name: string; onAttack: () => void; onWhy: () => void };

/**
 * Attack button, or a button that explains why the unit cannot attack. They are separate elements, so that a button
 * never changes its meaning.
 */
function AttackButton({ ready, name, onAttack, onWhy }: AttackProps) {
  const text = useWords("goldfish.play");
  if (ready === null) return <span key="none" className={styles.act} />;
  return ready ? (
    <Button
      key="attack"
      data-act=""
      size="small"
      className={styles.act}
      aria-label={format(text.attackNth, { name })}
      aria-keyshortcuts="x"
      onClick={onAttack}
    >
      {text.attack}
    </Button>
  ) : (
    <Button
      key="why"
      data-act=""
      size="small"
      variant="quiet"
      className={`${styles.act} text-ink-soft!`}
      aria-label={format(text.whyAttackNth, { name })}
      title={text.whyAttack}
      onClick={onWhy}
    >
      <Icon name="info" size={16} />
    </Button>
  );
}

/** Renders a unit's state at its foot, in words: rested, damaged, with counters, in a battle. */
function UnitStatusMarks({ unit, play }: { unit: InstanceView; play: TableContext }) {
  const { table, cards, formatter } = play;
  const text = useWords("goldfish.play").table;
  // A battle that the end of the game broke off is no news any more.
  const battle = table.view.outcome === null ? table.view.battle : null;
  const printed = unit.card === null ? undefined : cards[unit.card];
  const changed = printed !== undefined && (printed.ap !== unit.ap || printed.hp !== unit.hp);
  const target = battle?.target;
  const attacked = target != null && "instance" in target && target.instance === unit.id;
  const marks = [
    battle?.attacker === unit.id ? text.attacker : null,
    battle?.defender === unit.id ? text.defender : attacked ? text.attacked : null,
    ...Object.entries(unit.counters ?? {}).map(([counter, n]) =>
      format(text.counter, { counter: formatCounter(formatter, counter), n }),
    ),
  ].filter((mark) => mark !== null);
  const minor = [
    changed ? format(text.changed, { ap: printed.ap ?? 0, hp: printed.hp ?? 0 }) : null,
    unit.isToken ? text.token : null,
    printed !== undefined && findUnreadTexts(printed.abilities).length > 0 ? text.byHand : null,
  ].filter((mark) => mark !== null);
  return (
    <ul
      className={`${styles.marks} pointer-events-none absolute inset-x-[3px] bottom-8 flex flex-wrap justify-center gap-px`}
    >
      <li className="sr-only">{`AP ${unit.ap ?? 0} HP ${unit.hp ?? 0}`}</li>
      {unit.rested ? <li className="sr-only">{text.rested}</li> : null}
      {unit.damage > 0 ? <li className="sr-only">{format(text.damage, { n: unit.damage })}</li> : null}
      {marks.map((mark) => (
        <li key={mark} className={styles.mark}>
          {mark}
        </li>
      ))}
      {minor.map((mark) => (
        <li key={mark} className={styles.mark} data-minor="">
          {mark}
        </li>
      ))}
    </ul>
  );
}
