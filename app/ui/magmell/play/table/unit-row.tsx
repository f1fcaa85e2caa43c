import { type CSSProperties, useMemo } from "react";
import { useWords } from "@/app/i18n/use-words";
import { classNames } from "@/app/ui/kit/class-names";
import type { InstanceView, PlayerId } from "@/engine/magmell";
import { numberNamesakes, type TableContext } from "../game/table-context";
import styles from "./table.module.css";
import { UnitCard } from "./unit-card";

/** Width of a card by its height, and height of a rested one by its width. */
const WIDTH = 0.716;
const ROWS = [1, 2, 3, 4];
/**
 * Number of units from which they are set closer, with rested ones as narrow as upright ones; small windows then hide
 * their buttons, which the large view has, too.
 */
const MANY = 4;
const CROWD = 8;

type Props = { player: PlayerId; play: TableContext };

/** Renders the units of one player as large as all of them fit, in as many lines as that takes. */
export function UnitRow({ player, play }: Props) {
  const { table } = play;
  const words = useWords("goldfish");
  const text = words.play.table;
  const own = player === table.view.viewer;
  const units = getUnits(play, player);
  const numbers = useMemo(() => numberNamesakes(table.view.battleArea), [table]);
  return (
    <section
      aria-label={own ? text.ownUnits : text.otherUnits}
      className={classNames(
        "col-start-1 min-h-0 overflow-auto [container-type:size]",
        own ? "row-start-2" : "row-start-1 border-line border-b border-dashed",
      )}
      data-zone={own ? "ownUnits" : "theirUnits"}
    >
      {units.length === 0 ? (
        <p className="grid h-full place-items-center text-[0.8125rem] text-ink-soft">{words.table.noUnits}</p>
      ) : (
        <ul
          className={styles.units}
          style={measureRows(units)}
          data-row={own ? "ownUnits" : "theirUnits"}
          data-many={units.length >= MANY || undefined}
          data-crowd={units.length >= CROWD || undefined}
        >
          {units.map((unit) => (
            <UnitCard key={unit.id} unit={unit} nth={numbers.get(unit.id)} play={play} />
          ))}
        </ul>
      )}
    </section>
  );
}

const getUnits = ({ table }: TableContext, player: PlayerId): readonly InstanceView[] =>
  table.view.battleArea.filter(({ controller }) => controller === player);

/**
 * Returns what the styles need to find the largest size: for each number of lines the units in the longest (`--n`), and their
 * widths by the height of a card (`--w`).
 */
function measureRows(units: readonly InstanceView[]): CSSProperties {
  const widths = units.map(({ rested }) => (rested && units.length < CROWD ? 1 : WIDTH));
  const measured = ROWS.flatMap((rows) => {
    const most = Math.ceil(units.length / rows);
    const lines = ROWS.map((_row, line) => widths.slice(line * most, (line + 1) * most));
    const widest = Math.max(...lines.map((line) => line.reduce((sum, width) => sum + width, 0)));
    return [
      [`--n${rows}`, most],
      [`--w${rows}`, widest],
    ];
  });
  return Object.fromEntries(measured);
}

/** Returns how the players share the height of the battle area: more units get more of it. */
export function shareBattleArea(play: TableContext, [above, below]: readonly [PlayerId, PlayerId]): string {
  const share = (player: PlayerId): number => {
    const { length } = getUnits(play, player);
    return length >= CROWD ? 1.7 : length > MANY ? 1.3 : 1;
  };
  return `minmax(0, ${share(above)}fr) minmax(0, ${share(below) * 1.3}fr)`;
}
