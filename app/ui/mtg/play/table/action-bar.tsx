import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { IconButton } from "@/app/ui/kit/icon-button";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { getMtgGoldfishHref } from "@/app/ui/links/mtg-address";
import { ERAS } from "@/engine/mtg";
import type { GoldfishCommand } from "@/lib/mtg/play/types";
import type { PlayContext } from "../game/play-context";

/** Renders the buttons that advance the game, undo and redo. On a narrow screen, rarer ones move to a menu. */
export function ActionBar({ play }: { play: PlayContext }) {
  const { table, run, open, goOn } = play;
  const { view, next } = table;
  const w = useWords("mtgGoldfishTable.acts");
  const isOwn = view.active === view.viewer;
  const endsTurn = isOwn && next?.isOwn === true && !next.isSameTurn;
  return (
    <section aria-label={w.label} className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-2">
      {canActByHand(play) ? (
        <>
          {endsTurn ? null : (
            <Button variant="primary" size="small" onClick={() => goOn("pass")}>
              <NextLabel play={play} />
            </Button>
          )}
          {isOwn ? (
            <Button variant={endsTurn ? "primary" : "plain"} size="small" onClick={() => goOn("endTurn")}>
              {w.end}
            </Button>
          ) : null}
          <Button size="small" onClick={() => open({ is: "hand" })} className="max-sm:hidden">
            {w.byHand}
          </Button>
        </>
      ) : null}
      <IconButton icon="undo" size="small" label={w.undo} aria-disabled={!table.canUndo} onClick={() => run("undo")} />
      <IconButton
        icon="redo"
        size="small"
        label={w.redo}
        aria-disabled={!table.canRedo}
        onClick={() => run("redo")}
        className="max-sm:hidden"
      />
      <GameMenu play={play} />
    </section>
  );
}

/** Whether the player has priority, so that manual actions are possible. */
const canActByHand = ({ table: { view } }: PlayContext): boolean =>
  view.choice?.ask === "priority" && view.choice.player === view.viewer;

/** Renders the step that the next pass advances to. */
function NextLabel({ play: { table, words } }: { play: PlayContext }) {
  const w = useWords("mtgGoldfishTable.acts");
  const { view, next } = table;
  if (view.stack.length > 0) return w.resolve;
  if (next === null || next.step === null) return w.next;
  if (next.isOwn && view.active !== view.viewer) return w.toOwnTurn;
  return format(next.isOwn ? w.nextStep : w.nextTheirs, { step: words.short[next.step] });
}

function GameMenu({ play }: { play: PlayContext }) {
  const { table, lang, run, open } = play;
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
    <Menu label={w.menu} icon="more" iconOnly="narrow" size="small">
      {canActByHand(play) ? (
        <button type="button" className={`${MENU_ITEM_CLASS} sm:hidden`} onClick={done(() => open({ is: "hand" }))}>
          {w.byHand}
        </button>
      ) : null}
      {table.canRedo ? (
        <button type="button" className={`${MENU_ITEM_CLASS} sm:hidden`} onClick={done(() => run("redo"))}>
          {w.redo}
        </button>
      ) : null}
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
