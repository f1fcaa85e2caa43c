import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { InstanceView } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { formatCounter } from "../log/log-formatter";
import styles from "./table.module.css";

/** Renders how a unit stands in the battle area: rested, hurt, with counters, in a battle. Words, laid over its foot. */
export function UnitStatusMarks({ unit, play }: { unit: InstanceView; play: TableContext }) {
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
    printed !== undefined && printed.coverage !== "full" ? text.byHand : null,
  ].filter((mark) => mark !== null);
  return (
    <ul className={styles.marks}>
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
