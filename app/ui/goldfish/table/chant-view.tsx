import { format } from "@/app/ui/i18n/format";
import type { LocatedInstance, Play } from "../game/play";
import { formatCard } from "../log/log-formatter";
import { targetName } from "../log/target-name";
import styles from "./goldfish.module.css";
import { InstanceCard } from "./instance-card";

type Props = { play: Play; lying: ReadonlyMap<number, LocatedInstance> };

/** The cards on the chant, the topmost first, with their targets, and the abilities that wait to be put there. */
export function ChantView({ play, lying }: Props) {
  const { table, formatter, words } = play;
  const { chant, waiting, viewer } = table.view;
  const text = words.goldfish.play.table;
  if (chant.length === 0 && waiting.length === 0) return null;
  const whose = (player: number) => (player === viewer ? text.whose.own : text.whose.other);
  return (
    <section
      aria-label={text.chant}
      className="grid min-w-0 shrink-0 gap-2 rounded-[3px] border border-gold bg-wash p-3 lg:max-w-[50%]"
    >
      <h3 className="text-lg">{text.chant}</h3>
      {chant.length === 0 ? null : (
        <ol className={styles.units}>
          {[...chant].reverse().map((instance, place) => {
            const targets = instance.targets.flat().map((target) => targetName(formatter, lying, target));
            return (
              <InstanceCard
                key={instance.id}
                instance={instance}
                play={play}
                marks={
                  <div className="mt-1 grid gap-0.5 text-xs">
                    <p className="flex flex-wrap gap-1">
                      {place === 0 ? (
                        <span className="rounded-[3px] border border-gold px-1.5 font-medium text-gold">
                          {text.top}
                        </span>
                      ) : null}
                      <span className="text-ink-soft">{whose(instance.controller)}</span>
                    </p>
                    {instance.ability === null ? null : (
                      <p>{format(text.ability, { name: formatCard(formatter, instance.card) })}</p>
                    )}
                    {targets.length === 0 ? null : (
                      <p>{format(text.targets, { list: targets.join(words.goldfish.log.join) })}</p>
                    )}
                  </div>
                }
              />
            );
          })}
        </ol>
      )}
      {waiting.length === 0 ? null : (
        <div className="text-sm">
          <h4 className="font-medium">{text.waiting}</h4>
          <ul>
            {waiting.map(({ card, ability, controller }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same ability may wait twice.
              <li key={`${ability} ${place}`}>
                {format(text.ability, { name: formatCard(formatter, card) })}{" "}
                <span className="text-ink-soft">{whose(controller)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
