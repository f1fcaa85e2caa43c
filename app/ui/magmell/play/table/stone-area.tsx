import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Icon } from "@/app/ui/kit/svg-icon";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import { fromColorBits, type InstanceView } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { getCardTitle } from "../goldfish-card";
import { formatCard } from "../log/log-formatter";
import styles from "./stones.module.css";

type Props = { stones: readonly InstanceView[]; label: string; play: TableContext };

type Group = { readonly key: string; readonly stones: InstanceView[] };

/** Maximum number of stones of a group that are drawn; a number shows the count. */
const FAN = 3;

/**
 * Renders the stones in play as small cards: face up with their colors or face down (219.6.2), upright or rested on
 * their side. Equal stones form a fan with their count. Pressing a fan picks one of its stones for the open question.
 */
export function StoneArea({ stones, label, play }: Props) {
  const { noStones } = useWords("goldfish.zones");
  return (
    <section aria-label={label} className={styles.area} data-zone="stones">
      {stones.length === 0 ? (
        <p className={styles.none}>{noStones}</p>
      ) : (
        <ul className={styles.stones}>
          {grouped(stones).map((group) => (
            <StoneGroup key={group.key} group={group} play={play} />
          ))}
        </ul>
      )}
    </section>
  );
}

function StoneGroup({ group: { stones }, play }: { group: Group; play: TableContext }) {
  const { cards, lang, formatter, picking } = play;
  const goldfish = useWords("goldfish");
  const [stone] = stones;
  if (stone === undefined) return null;
  const card = stone.card === null || stone.faceDown ? undefined : cards[stone.card];
  const chosen = stones.filter(({ id }) => picking.isChosen({ instance: id })).length;
  const next =
    stones.find(({ id }) => picking.isOpen({ instance: id }) && !picking.isChosen({ instance: id })) ??
    stones.findLast(({ id }) => picking.isOpen({ instance: id }));
  const posture = stone.rested ? goldfish.stones.rested : null;
  const title = card ? getCardTitle(lang, card) : goldfish.stones.faceDown;
  const name = card ? formatCard(formatter, stone.card) : goldfish.stones.faceDown;
  const counters = Object.entries(stone.counters ?? {})
    .map(([counter, n]) => `${counter}${n}`)
    .join(" ");
  const tip = [title, posture, counters].filter(Boolean).join(" ");
  const face = (
    <>
      <span className="sr-only">{`${tip} `}</span>
      <Fan stones={stones} play={play} />
      <span className={styles.count}>×{stones.length}</span>
      {counters === "" ? null : <span aria-hidden="true">{counters}</span>}
      {chosen > 0 ? (
        <span className={styles.chosen}>
          <Icon name="check" size={16} />
          {chosen}
        </span>
      ) : null}
    </>
  );
  if (next === undefined) {
    return (
      <li className={styles.group} title={tip}>
        {face}
      </li>
    );
  }
  return (
    <li className={styles.open} title={tip}>
      <button
        type="button"
        className={styles.group}
        aria-label={format(goldfish.play.choose, {
          name: [name, posture, `×${stones.length}`].filter(Boolean).join(" "),
        })}
        onClick={() => picking.press({ instance: next.id })}
      >
        {face}
      </button>
    </li>
  );
}

/** Small cards one behind the other, upright or rested, with the colors they produce. */
function Fan({ stones, play: { cards } }: { stones: readonly InstanceView[]; play: TableContext }) {
  const colorLetters = useWords("site.colorLetters");
  return (
    <span aria-hidden="true" className={styles.fan}>
      {stones.slice(0, FAN).map(({ id, card, faceDown, rested, colors }) => (
        <span key={id} data-instance={id} data-rested={rested || undefined} className={styles.place}>
          <span className={faceDown ? styles.back : styles.front} data-card={card ?? undefined}>
            {faceDown || card === null || cards[card] === undefined
              ? null
              : fromColorBits(colors).map((color) => (
                  <ColorMark key={color} color={color} letter={colorLetters[color]} size={16} />
                ))}
          </span>
        </span>
      ))}
    </span>
  );
}

function grouped(stones: readonly InstanceView[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const stone of stones) {
    const key = [
      stone.faceDown ? "down" : stone.card,
      stone.rested,
      stone.colors,
      ...Object.entries(stone.counters ?? {}),
    ].join();
    const group = groups.get(key) ?? { key, stones: [] };
    group.stones.push(stone);
    groups.set(key, group);
  }
  return [...groups.values()];
}
