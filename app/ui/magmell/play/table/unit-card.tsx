import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import type { InstanceView } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { type GoldfishCard, getCardTitle } from "../goldfish-card";
import { formatCard } from "../log/log-formatter";
import { createFaceHandlers, createReadingHandlers } from "./card-gestures";
import styles from "./table.module.css";
import { CardEmblemWindow, getFrameClass } from "./table-face";
import { UnitStatusMarks } from "./unit-marks";

type Props = { unit: InstanceView; play: TableContext };

/** Whether a unit can attack now; `null` for a unit of the opponent, and where the player is asked something else. */
function readiness({ table }: TableContext, id: number): boolean | null {
  const { choice, turnPlayer, viewer, battle, phase } = table.view;
  const problems = table.attacks[id];
  if (problems === undefined || choice?.ask !== "priority" || turnPlayer !== viewer) return null;
  return battle === null && phase === "main" ? problems.length === 0 : null;
}

/**
 * Renders a unit in the battle area. Rested it lies on its side (219.4.1) in a place that is as wide, so that it covers
 * nothing; its name and its figures stay upright.
 */
export function UnitCard({ unit, play }: Props) {
  const { cards, lang, formatter, picking, onCommand } = play;
  const { play: text, card: cardWords } = useWords("goldfish");
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
      <div className={styles.place} data-unit="">
        <button
          type="button"
          className={styles.face}
          data-face=""
          data-pick={open ? "" : undefined}
          aria-label={
            open
              ? format(chosen ? text.unchoose : text.choose, { name })
              : format(cardWords.show, { name: getCardTitle(lang, card) })
          }
          aria-pressed={open && picking.gathers ? chosen : undefined}
          {...(open
            ? { onClick: () => picking.press(target) }
            : createFaceHandlers(play, shown, ready ? attack : null))}
        >
          <Body card={card} />
          <span aria-hidden="true" className={styles.unitName}>
            {getCardTitle(lang, card)}
          </span>
          <Figures ap={ap} hp={hp} damage={unit.damage} />
          {chosen ? (
            <span className={styles.check}>
              <Icon name="check" />
            </span>
          ) : null}
        </button>
        <UnitStatusMarks unit={unit} play={play} />
      </div>
      {unit.controller === play.table.view.viewer ? (
        <AttackButton ready={ready} name={name} onAttack={attack} onWhy={() => play.onShow(shown)} />
      ) : null}
    </li>
  );
}

/** The card itself, which lies upright or on its side. */
const Body = ({ card }: { card: GoldfishCard }) => (
  <span aria-hidden="true" className={`${styles.body} ${getFrameClass(card)}`}>
    <CardEmblemWindow card={card} />
  </span>
);

type FiguresProps = { ap: number | null; hp: number | null; damage: number };

const Figures = ({ ap, hp, damage }: FiguresProps) => (
  <span aria-hidden="true" className={styles.figures}>
    <span className={styles.ap}>{ap ?? "–"}</span>
    {damage > 0 ? <span className={styles.damage}>−{damage}</span> : null}
    <span className={styles.hp}>{hp ?? "–"}</span>
  </span>
);

type AttackProps = { ready: boolean | null; name: string; onAttack: () => void; onWhy: () => void };

/** Attacks, or tells why the unit cannot. Each is an element of its own: a button never changes its meaning. */
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
