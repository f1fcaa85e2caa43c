import { format } from "@/app/ui/i18n/format";
import type { InstanceView } from "@/engine/magmell";
import type { Play } from "../game/play";
import { formatCounter } from "../log/log-formatter";

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

type PostureProps = { rested: boolean; faceDown?: boolean };

/** A small drawing of a card upright or on its side, hatched when face down. The word for it stands beside it. */
export const PostureMark = ({ rested, faceDown = false }: PostureProps) => (
  <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0" fill="none" stroke="currentColor">
    <g transform={rested ? "rotate(90 10 10)" : undefined} strokeWidth="1.5">
      <rect x="5" y="2.5" width="10" height="15" rx="1.5" />
      {faceDown ? <path d="m5.5 8 5-5M5.5 13 14.5 4M6 17l8.5-8.5M10.5 17l4-4" strokeWidth="1" /> : null}
    </g>
  </svg>
);
