import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import type { PlayerId, SideView } from "@/engine/magmell";
import type { Play } from "../game/play";
import type { GoldfishWords } from "../goldfish-words";
import { formatPlayer } from "../log/log-formatter";

type Words = GoldfishWords["goldfish"];
type Props = { player: PlayerId; play: Play };

/** A player's life, and the sizes of their zones in small. */
export function Counts({ player, play }: Props) {
  const words = play.words.goldfish;
  const { battle, sides, viewer } = play.table.view;
  const own = player === viewer;
  const attacked = battle?.target != null && "player" in battle.target && battle.target.player === player;
  const [life, ...others] = countsOf(sides[player], words);
  return (
    <section
      aria-label={own ? words.sides.own : words.sides.other}
      className="grid content-start gap-1 rounded-[3px] border border-line bg-leaf px-3 py-2"
    >
      <p className="text-ink-soft text-sm">{own ? words.sides.own : words.sides.other}</p>
      <dl aria-label={own ? words.sides.own : undefined} className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <div className="flex items-baseline gap-1">
          <dt className="text-ink-soft">{life?.[0]}</dt>
          <dd className="font-medium text-xl leading-tight">{life?.[1]}</dd>
        </div>
        {others.map(([label, count]) => (
          <div key={label} className="flex gap-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{count}</dd>
          </div>
        ))}
      </dl>
      {attacked ? <p className="font-medium text-gold text-sm">{words.play.table.playerAttacked}</p> : null}
      <ChoosePlayer player={player} play={play} />
    </section>
  );
}

/** Picks a player, where the open question may be answered with one. */
function ChoosePlayer({ player, play: { picking, formatter, words } }: { player: PlayerId; play: Play }) {
  const target = { player };
  if (!picking.isOpen(target)) return null;
  const text = words.goldfish.play;
  const chosen = picking.isChosen(target);
  return (
    <Button
      size="small"
      className="justify-self-start border-gold! ring-1 ring-gold"
      aria-pressed={picking.gathers ? chosen : undefined}
      onClick={() => picking.press(target)}
    >
      {format(chosen ? text.unchoose : text.choose, { name: formatPlayer(formatter, player) })}
    </Button>
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
