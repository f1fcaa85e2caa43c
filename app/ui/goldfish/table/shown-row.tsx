import type { Play } from "../game/play";
import styles from "./goldfish.module.css";
import { InstanceCard } from "./instance-card";

/** Cards in a pile that the player may look at because they are asked about them (401.4). */
export function ShownRow({ play }: { play: Play }) {
  const { shown } = play.table.view;
  const title = play.words.goldfish.play.question.where.hidden;
  if (shown.length === 0) return null;
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className={styles.units}>
        {shown.map((instance) => (
          <InstanceCard key={instance.id} instance={instance} play={play} />
        ))}
      </ul>
    </section>
  );
}
