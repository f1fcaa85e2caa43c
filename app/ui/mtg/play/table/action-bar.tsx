import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { getMtgGoldfishHref } from "@/app/ui/links/mtg-address";
import { ERAS } from "@/engine/mtg";
import type { GoldfishCommand } from "@/lib/mtg/play/types";
import type { PlayContext } from "../game/play-context";

/** Renders the buttons that advance the game, and undo and redo. */
export function ActionBar({ play }: { play: PlayContext }) {
  const { table, run, open, goOn } = play;
  const { choice } = table.view;
  const w = useWords("mtgGoldfishTable.acts");
  const isMine = choice?.player === table.view.viewer;
  const hasPriority = isMine && choice?.ask === "priority";
  return (
    <section aria-label={w.label} className="flex flex-wrap items-center gap-2">
      {hasPriority ? (
        <>
          <Button variant="primary" size="small" onClick={() => goOn("pass")}>
            {table.view.stack.length > 0 ? w.resolve : w.next}
          </Button>
          <Button size="small" onClick={() => goOn("endTurn")}>
            {w.end}
          </Button>
          <Button size="small" onClick={() => open({ is: "hand" })}>
            {w.byHand}
          </Button>
        </>
      ) : null}
      <Button size="small" variant="quiet" aria-disabled={!table.canUndo} onClick={() => run("undo")}>
        {w.undo}
      </Button>
      <Button size="small" variant="quiet" aria-disabled={!table.canRedo} onClick={() => run("redo")}>
        {w.redo}
      </Button>
      <GameMenu play={play} />
    </section>
  );
}

function GameMenu({ play: { table, lang, run, open } }: { play: PlayContext }) {
  const w = useWords("mtgGoldfishTable.acts");
  const eras = useWords("mtg.eras");
  const { era, goesFirst } = table.deal;
  const deals: readonly (readonly [string, GoldfishCommand])[] = [
    [w.fresh, "newHand"],
    [w.same, "sameHand"],
    [goesFirst ? w.goSecond : w.goFirst, { deal: { goesFirst: !goesFirst } }],
    ...ERAS.filter((one) => one !== era).map(
      (one) => [format(w.withEra, { era: eras[one] }), { deal: { era: one } }] as const,
    ),
  ];
  const done = (act: () => void) => (event: { currentTarget: HTMLElement }) => {
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    act();
  };
  return (
    <Menu label={w.menu} icon="more" size="small">
      {deals.map(([label, command]) => (
        <button key={label} type="button" className={MENU_ITEM_CLASS} onClick={done(() => run(command))}>
          {label}
        </button>
      ))}
      {(["link", "keys"] as const).map((is) => (
        <button key={is} type="button" className={MENU_ITEM_CLASS} onClick={done(() => open({ is }))}>
          {w[is]}
        </button>
      ))}
      <a href={getMtgGoldfishHref(lang)} className={MENU_ITEM_CLASS}>
        {w.list}
      </a>
    </Menu>
  );
}
