import { useWords } from "@/app/i18n/use-words";
import type { PlayerId } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import styles from "./table.module.css";
import { UnitCard } from "./unit-card";

/** Renders the units of one player, in one row. */
export function UnitRow({ player, play }: { player: PlayerId; play: TableContext }) {
  const { table } = play;
  const words = useWords("goldfish");
  const text = words.play.table;
  const own = player === table.view.viewer;
  const units = table.view.battleArea.filter(({ controller }) => controller === player);
  return (
    <section
      aria-label={own ? text.ownUnits : text.otherUnits}
      className={own ? styles.ownUnits : styles.theirUnits}
      data-zone={own ? "ownUnits" : "theirUnits"}
    >
      {units.length === 0 ? (
        <p className={styles.nothing}>{words.table.noUnits}</p>
      ) : (
        <ul className={styles.strip} data-row={own ? "ownUnits" : "theirUnits"}>
          {units.map((unit) => (
            <UnitCard key={unit.id} unit={unit} play={play} />
          ))}
        </ul>
      )}
    </section>
  );
}
