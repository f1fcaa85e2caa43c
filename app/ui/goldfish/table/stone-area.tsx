import { ColorMark } from "@/app/ui/card/color-mark";
import { format } from "@/app/ui/i18n/format";
import { Glyph } from "@/app/ui/kit/glyph";
import { colorsIn, type InstanceView } from "@/engine/magmell";
import type { Play } from "../game/play";
import { titleIn } from "../goldfish-card";
import { formatCard } from "../log/log-formatter";
import styles from "./goldfish.module.css";
import { PostureMark } from "./unit-marks";

type Props = { stones: readonly InstanceView[]; play: Play };

type Group = { readonly key: string; readonly stones: InstanceView[] };

/**
 * The stones in play, alike ones together: face up with their colours, face down without (219.6.2), awake or rested. A
 * group with an option of the open question is pressed to pick from it.
 */
export function StoneArea({ stones, play }: Props) {
  const { goldfish } = play.words;
  if (stones.length === 0) return <p className="text-ink-soft">{goldfish.zones.noStones}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {grouped(stones).map((group) => (
        <StoneGroup key={group.key} group={group} play={play} />
      ))}
    </ul>
  );
}

function StoneGroup({ group: { stones }, play }: { group: Group; play: Play }) {
  const { cards, lang, words, formatter, picking } = play;
  const { goldfish, site } = words;
  const [stone] = stones;
  if (stone === undefined) return null;
  const card = stone.card === null || stone.faceDown ? undefined : cards[stone.card];
  const colors = colorsIn(stone.colors);
  const chosen = stones.filter(({ id }) => picking.isChosen({ instance: id })).length;
  const next =
    stones.find(({ id }) => picking.isOpen({ instance: id }) && !picking.isChosen({ instance: id })) ??
    stones.findLast(({ id }) => picking.isOpen({ instance: id }));
  const posture = stone.rested ? goldfish.stones.rested : null;
  const face = (
    <>
      <PostureMark rested={stone.rested} faceDown={stone.faceDown} />
      {card === undefined
        ? null
        : colors.map((color) => <ColorMark key={color} color={color} letter={site.colorLetters[color]} size={22} />)}
      <span>{card ? titleIn(lang, card) : goldfish.stones.faceDown}</span>
      {posture === null ? null : <span className="text-ink-soft text-sm">{posture}</span>}
      <span className="font-medium sm:text-lg">×{stones.length}</span>
      {chosen > 0 ? (
        <span className="inline-flex items-center gap-1 text-gold">
          <Glyph name="check" size={16} />
          {chosen}
        </span>
      ) : null}
    </>
  );
  const look = "flex min-h-11 items-center gap-1.5 rounded-[3px] border bg-leaf px-2 max-sm:text-sm sm:gap-2 sm:px-3";
  if (next === undefined) return <li className={`${look} border-line`}>{face}</li>;
  const name = card ? formatCard(formatter, stone.card) : goldfish.stones.faceDown;
  return (
    <li className={styles.open}>
      <button
        type="button"
        className={`${look} border-edge hover:bg-wash`}
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
