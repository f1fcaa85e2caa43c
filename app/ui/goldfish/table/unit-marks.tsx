import { format } from "@/app/ui/i18n/format";
import type { InstanceView } from "@/engine/magmell";
import type { Play } from "../game/play";
import { formatCounter } from "../log/log-formatter";
import { PostureMark } from "./posture-mark";

/** How a unit stands in the battle area: rested, hurt, with counters, in a battle. Words and signs. */
export function UnitMarks({ unit, play }: { unit: InstanceView; play: Play }) {
  const { table, cards, formatter, words } = play;
  const text = words.goldfish.play.table;
  const { battle } = table.view;
  const printed = unit.card === null ? undefined : cards[unit.card];
  const changed = printed !== undefined && (printed.ap !== unit.ap || printed.hp !== unit.hp);
  const target = battle?.target;
  const attacked = target != null && "instance" in target && target.instance === unit.id;
  const marks = [
    battle?.attacker === unit.id ? text.attacker : null,
    battle?.defender === unit.id ? text.defender : attacked ? text.attacked : null,
    unit.damage > 0 ? format(text.damage, { n: unit.damage }) : null,
    ...Object.entries(unit.counters ?? {}).map(([counter, n]) =>
      format(text.counter, { counter: formatCounter(formatter, counter), n }),
    ),
    changed ? format(text.changed, { ap: printed.ap ?? 0, hp: printed.hp ?? 0 }) : null,
    unit.isToken ? text.token : null,
    printed !== undefined && printed.coverage !== "full" ? text.byHand : null,
  ].filter((mark) => mark !== null);
  return (
    <ul className="mt-1 flex min-h-6 flex-wrap gap-1 text-xs">
      {unit.rested ? (
        <li className="inline-flex items-center gap-1 text-ink-soft">
          <PostureMark rested />
          {text.rested}
        </li>
      ) : null}
      {marks.map((mark) => (
        <li key={mark} className="rounded-[3px] border border-edge bg-leaf px-1.5">
          {mark}
        </li>
      ))}
    </ul>
  );
}
