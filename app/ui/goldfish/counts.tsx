import type { SideView } from "@/engine";
import type { GoldfishWords } from "./goldfish-words";

type Words = GoldfishWords["goldfish"];
type Props = { side: SideView; words: Words };

/** Life and the sizes of the player's zones. */
export function OwnCounts({ side, words }: Props) {
  return (
    <dl
      aria-label={words.sides.own}
      className="grid grid-cols-3 gap-px overflow-hidden rounded-[3px] border border-line bg-line sm:grid-cols-6"
    >
      {countsOf(side, words).map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse items-center bg-leaf px-2 py-1.5">
          <dt className="text-ink-soft text-xs">{label}</dt>
          <dd className="font-medium text-xl leading-tight">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same of the opponent, in small. */
export function OtherCounts({ side, words }: Props) {
  return (
    <div className="grid gap-1 text-ink-soft text-sm">
      <p className="font-medium">{words.sides.other}</p>
      <dl className="flex flex-wrap gap-x-3">
        {countsOf(side, words).map(([label, count]) => (
          <div key={label} className="flex gap-1">
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const countsOf = (side: SideView, { counts }: Words) =>
  [
    [counts.life, side.life],
    [counts.grimoire, side.grimoire],
    [counts.stoneDeck, side.stoneDeck],
    [counts.hand, side.handCount],
    [counts.stones, side.stoneArea.length],
    [counts.dust, side.dust.length],
  ] as const;
