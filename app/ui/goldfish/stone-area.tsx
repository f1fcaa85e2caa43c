import { ColorMark } from "@/app/ui/card/color-mark";
import type { Lang } from "@/app/ui/words";
import { colorsOf, type InstanceView } from "@/engine";
import { type GoldfishCard, titleIn } from "./goldfish-card";
import type { GoldfishWords } from "./goldfish-words";

type Props = { stones: readonly InstanceView[]; cards: readonly GoldfishCard[]; lang: Lang; words: GoldfishWords };

type Group = { readonly key: string; readonly stone: InstanceView; count: number };

/** The stones in play, alike ones together: face up with their colours, face down without (219.6.2). */
export function StoneArea({ stones, cards, lang, words }: Props) {
  const { goldfish, site } = words;
  if (stones.length === 0) return <p className="text-ink-soft">{goldfish.zones.noStones}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {grouped(stones).map(({ key, stone, count }) => {
        const card = stone.card === null || stone.faceDown ? undefined : cards[stone.card];
        const colors = card ? colorsOf(card) : [];
        return (
          <li
            key={key}
            className={`flex min-h-11 items-center gap-2 rounded-[3px] border border-line bg-leaf px-3 ${stone.rested ? "opacity-70" : ""}`}
          >
            {colors.map((color) => (
              <ColorMark key={color} color={color} letter={site.colorLetters[color]} size={24} />
            ))}
            <span>{card ? titleIn(lang, card) : goldfish.stones.faceDown}</span>
            {stone.rested ? <span className="text-ink-soft text-sm">{goldfish.stones.rested}</span> : null}
            <span className="font-medium text-lg">×{count}</span>
          </li>
        );
      })}
    </ul>
  );
}

function grouped(stones: readonly InstanceView[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const stone of stones) {
    const key = `${stone.faceDown ? "down" : stone.card} ${stone.rested}`;
    const group = groups.get(key) ?? { key, stone, count: 0 };
    group.count += 1;
    groups.set(key, group);
  }
  return [...groups.values()];
}
