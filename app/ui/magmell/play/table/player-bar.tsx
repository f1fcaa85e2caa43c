import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { getOpponent, type PlayerId, type SideView } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { formatPlayer } from "../log/log-formatter";
import { StoneArea } from "./stone-area";
import styles from "./table.module.css";

type Props = { player: PlayerId; play: TableContext; onPiles: () => void };

/** Renders a player's life, the sizes of their zones, and their stones. */
export function PlayerBar({ player, play, onPiles }: Props) {
  const words = useWords("goldfish");
  const { table } = play;
  const { battle, sides, viewer, turnPlayer, outcome } = table.view;
  const own = player === viewer;
  const change = play.lifeChange[player];
  const attacked =
    outcome === null && battle?.target != null && "player" in battle.target && battle.target.player === player;
  const name = own ? words.sides.own : sayOpponent(play);
  return (
    <section
      aria-label={name}
      className={`${styles.bar} relative flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 rounded-[3px] border border-line border-s-3 bg-leaf px-1.5 py-0.5 max-[36rem]:gap-x-2 max-[36rem]:gap-y-0 data-turn:border-s-gold low:flex-nowrap low:gap-1.5 low:py-0`}
      data-zone={own ? "own" : "their"}
      data-turn={(turnPlayer === player && outcome === null) || undefined}
      data-state={play.picking.isOpen({ player }) ? "open" : undefined}
    >
      <p className="flex-none text-[0.8125rem] text-ink-soft first-letter:uppercase max-[36rem]:order-1 low:hidden">
        {own ? words.sides.own : words.play.table.whose.other}
        {own || table.opponent.kind === "hotSeat" ? null : <span className="max-sm:hidden"> {kindOf(play)}</span>}
      </p>
      <dl
        aria-label={own ? words.sides.own : words.play.table.whose.other}
        className={`flex items-baseline gap-x-2 gap-y-0.5 whitespace-nowrap text-[0.75rem] *:flex *:items-baseline *:gap-0.5 ${styles.counts}`}
      >
        {countsOf(sides[player], words).map(([key, label, count]) => (
          <div key={key} data-count={key}>
            <dt className="flex items-center gap-1 text-ink-soft">
              <span className={key === "life" && change !== 0 ? "max-[36rem]:sr-only low:sr-only" : undefined}>
                {label}
              </span>
              {key === "life" ? <LifeChange key={`${table.node} ${change}`} n={change} /> : null}
            </dt>
            <dd className={key === "life" ? "font-bold text-[1.25rem]/[1.2]" : "font-medium text-[0.875rem]"}>
              {count}
            </dd>
          </div>
        ))}
        <PileCount play={play} player={player} onPiles={onPiles} />
      </dl>
      {attacked ? (
        <p className="flex-none font-medium text-[0.75rem] text-gold max-[36rem]:order-1">
          {words.play.table.playerAttacked}
        </p>
      ) : null}
      <ChoosePlayer player={player} play={play} />
      <StoneArea
        stones={sides[player].stoneArea}
        label={own ? words.zones.stoneArea : words.play.table.otherStones}
        play={play}
      />
    </section>
  );
}

/** Latest life change, before the life; in small windows in the place of its label. Screen readers get it from the log. */
const LifeChange = ({ n }: { n: number }) =>
  n === 0 ? null : (
    <span
      aria-hidden="true"
      data-change=""
      className={`${styles.change} ${n < 0 ? "bg-red" : "bg-green"} rounded-full px-1.5 font-bold text-on-color text-sm/[1.4]`}
    >
      {n < 0 ? `−${-n}` : `+${n}`}
    </span>
  );

const kindOf = ({ table, formatter }: TableContext): string => formatter.words.setup.kinds[table.opponent.kind];

const sayOpponent = (play: TableContext): string => format(play.formatter.words.table.opponent, { kind: kindOf(play) });

/** The size of the dust, which opens the piles; marked when something in them can be used or picked. */
function PileCount({ play, player, onPiles }: Props) {
  const { table, picking } = play;
  const goldfish = useWords("goldfish");
  const { sides, dream, viewer } = table.view;
  const instances = [...sides[player].dust, ...(player === viewer ? dream : [])];
  const asked = instances.some(({ id }) => picking.isOpen({ instance: id }) || table.uses[id]?.length === 0);
  const hint = asked ? goldfish.table.pileUse : goldfish.table.lookThrough;
  const count = sides[player].dust.length;
  return (
    <div data-count="dust">
      <dt className="text-ink-soft">{goldfish.counts.dust}</dt>
      <dd className="font-medium text-[0.875rem]">
        <button
          type="button"
          className={`min-h-6 min-w-6 rounded-[3px] leading-none pointer-coarse:min-h-7 pointer-coarse:min-w-8 ${asked ? "border-2 border-gold bg-wash" : "border border-edge"}`}
          data-place={`dust ${player}`}
          title={hint}
          aria-label={`${goldfish.counts.dust} ${count}: ${hint}`}
          onClick={onPiles}
        >
          {count}
        </button>
      </dd>
    </div>
  );
}

/** Picks a player, where the open question may be answered with one. */
function ChoosePlayer({ player, play: { picking, formatter } }: Pick<Props, "player" | "play">) {
  const text = useWords("goldfish.play");
  const target = { player };
  if (!picking.isOpen(target)) return null;
  const chosen = picking.isChosen(target);
  return (
    <Button
      size="small"
      className="shrink-0 border-gold! ring-1 ring-gold"
      aria-pressed={picking.gathers ? chosen : undefined}
      onClick={() => picking.press(target)}
    >
      {format(chosen ? text.unchoose : text.choose, { name: formatPlayer(formatter, player) })}
    </Button>
  );
}

const countsOf = (side: SideView, { counts }: Dictionary["goldfish"]) =>
  [
    ["life", counts.life, side.life],
    ["hand", counts.hand, side.handCount],
    ["grimoire", counts.grimoire, side.grimoire],
    ["stoneDeck", counts.stoneDeck, side.stoneDeck],
  ] as const;

/** Returns the viewer's opponent. */
export const getOtherPlayer = ({ table }: TableContext): PlayerId => getOpponent(table.view.viewer);
