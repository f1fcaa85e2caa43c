import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import type { PlayerId } from "@/engine/magmell";
import type { Play } from "../game/play";
import { formatCard } from "../log/log-formatter";
import styles from "./goldfish.module.css";
import { InstanceCard } from "./instance-card";
import { UnitMarks } from "./unit-marks";

/** The units of one player, with what the viewer may do with their own. */
export function BattleArea({ player, play }: { player: PlayerId; play: Play }) {
  const { table, words } = play;
  const text = words.goldfish.play.table;
  const own = player === table.view.viewer;
  const units = table.view.battleArea.filter(({ controller }) => controller === player);
  if (units.length === 0 && !own) return null;
  return (
    <section aria-label={own ? text.ownUnits : text.otherUnits} className="grid min-w-0 grow gap-2">
      <h3 className="text-lg">{own ? text.battleArea : text.otherUnits}</h3>
      {units.length === 0 ? <p className="text-ink-soft">{text.noUnits}</p> : null}
      {units.length === 0 ? null : (
        <ul className={styles.units}>
          {units.map((unit) => (
            <InstanceCard
              key={unit.id}
              instance={unit}
              play={play}
              marks={<UnitMarks unit={unit} play={play} />}
              actions={own ? <Attack id={unit.id} card={unit.card} play={play} /> : null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type AttackProps = { id: number; card: number | null; play: Play };

/** Attacks, or tells why it cannot be done. Nothing while another question is open or the opponent has their turn. */
function Attack({ id, card, play }: AttackProps) {
  const { table, formatter, words, onCommand, onShow } = play;
  const { play: text } = words.goldfish;
  const problems = table.attacks[id];
  const { choice, turnPlayer, viewer, battle, phase } = table.view;
  if (problems === undefined || choice?.ask !== "priority" || turnPlayer !== viewer) return null;
  if (battle !== null || phase !== "main" || card === null) return null;
  const name = formatCard(formatter, card);
  return problems.length === 0 ? (
    <Button
      size="small"
      className="mt-1 w-full"
      aria-label={format(text.attackNth, { name })}
      onClick={() => onCommand({ answer: { do: "attack", unit: id } })}
    >
      {text.attack}
    </Button>
  ) : (
    <Button
      size="small"
      variant="quiet"
      className="mt-1 w-full px-0! text-ink-soft!"
      aria-label={format(text.whyAttackNth, { name })}
      onClick={() => onShow({ card, instance: id })}
    >
      {text.whyAttack}
    </Button>
  );
}
