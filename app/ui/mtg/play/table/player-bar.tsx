import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import type { SideView } from "@/engine/mtg";
import type { PlayContext } from "../game/play-context";

type Props = { play: PlayContext; side: SideView; mine: boolean };

/** Renders a player's life and piles. The own piles open in a window. */
export function PlayerBar({ play, side, mine }: Props) {
  const { open, table } = play;
  const w = useWords("mtgGoldfishTable.table");
  const exiled = table.view.exile.filter(({ owner }) => (owner === table.view.viewer) === mine).length;
  const piles = [
    { pile: "library", label: w.library, count: side.library },
    { pile: "graveyard", label: w.graveyard, count: side.graveyard.length },
    { pile: "exile", label: w.exile, count: exiled },
  ] as const;
  return (
    <section aria-label={mine ? w.me : w.opponent} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <h3 className="font-medium">{mine ? w.me : w.opponent}</h3>
      <p>
        {w.life} <strong className="text-lg">{side.life}</strong>
      </p>
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
