import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import type { SideView } from "@/engine/mtg";
import type { PlayContext } from "../game/play-context";

type Props = { play: PlayContext; side: SideView; mine: boolean };

/** Renders a player's life and piles. The own piles open in a window. */
export function PlayerBar({ play, side, mine }: Props) {
  const { open, table, run } = play;
  const w = useWords("mtgGoldfishTable.table");
  const exiled = table.view.exile.filter(({ owner }) => (owner === table.view.viewer) === mine).length;
  const piles = [
    { pile: "library", label: w.library, count: side.library },
    { pile: "graveyard", label: w.graveyard, count: side.graveyard.length },
    { pile: "exile", label: w.exile, count: exiled },
  ] as const;
  const { choice, viewer } = table.view;
  const hasPriority = choice?.ask === "priority" && choice.player === viewer;
  const player = mine === (viewer === 0) ? 0 : 1;
  const who = mine ? w.me : w.opponent;
  const change = (amount: number) => (
    <Button
      key={amount}
      size="small"
      aria-label={format(amount < 0 ? w.loseLife : w.gainLife, { who, n: Math.abs(amount) })}
      aria-disabled={!hasPriority}
      onClick={() => hasPriority && run({ answer: { do: "byHand", act: { act: "life", player, amount } } })}
      className="min-w-9 px-1!"
    >
      {amount < 0 ? `−${-amount}` : `+${amount}`}
    </Button>
  );
  return (
    <section aria-label={mine ? w.me : w.opponent} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <h3 className="font-medium">{mine ? w.me : w.opponent}</h3>
      <div className="flex items-center gap-1">
        {(mine ? [-1] : [-3, -2, -1]).map(change)}
        <p>
          {w.life} <strong className="text-lg">{side.life}</strong>
        </p>
        {change(1)}
      </div>
      {side.poison > 0 ? (
        <p>
          {w.poison} {side.poison}
        </p>
      ) : null}
      {piles.map(({ pile, label, count }) =>
        mine ? (
          <Button key={pile} size="small" variant="quiet" onClick={() => open({ is: "pile", pile })}>
            {label} {count}
          </Button>
        ) : (
          <p key={pile} className="text-ink-soft">
            {label} {count}
          </p>
        ),
      )}
      {mine ? null : (
        <p className="text-ink-soft">
          {w.hand} {side.handCount}
        </p>
      )}
    </section>
  );
}
