import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { useDrag } from "@/app/ui/drag/use-drag";
import { Button } from "@/app/ui/kit/button";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import type { BoardObject, MtgBoard } from "@/engine/mtg";
import { attachObject, changePlayer, getObjectSide, moveObject } from "@/lib/mtg/boards/edit-board";
import { LabeledCheckbox, NumberStepper } from "./number-stepper";
import { ObjectButton } from "./object-button";
import { applyObjectKey } from "./object-keys";

const loadDrag = registerLazyModule(() => import("./drag-objects"));

type Shared = {
  board: MtgBoard;
  chosen: BoardObject["id"] | null;
  /** Objects that the eras treat differently. */
  marked: ReadonlySet<BoardObject["id"]>;
  onChoose: (id: BoardObject["id"]) => void;
  /** Names of all objects of the board. */
  names: Readonly<Record<BoardObject["id"], string>>;
  lang: Lang;
};
type Props = Shared & { onLay: (board: MtgBoard) => void };
type BoardProps = Props & {
  /** The object whose host is being chosen. */
  attaching: BoardObject["id"] | null;
  onAttach: (id: BoardObject["id"] | null) => void;
};

/** Zones of a player, in display order. */
const OWN_ZONES = ["battlefield", "hand", "graveyard", "library", "exile", "phasedOut", "command"] as const;

/**
 * Renders the stack between both players' sides, the opponent's side above. Objects can be dragged or changed with
 * keys.
 */
export function BoardView({ onLay, attaching, onAttach, onChoose, ...rest }: BoardProps) {
  const words = useWords("mtgLab");
  const { board } = rest;
  const choose = (id: BoardObject["id"]) => {
    if (attaching === null) return onChoose(id);
    onAttach(null);
    if (id !== attaching) onLay(attachObject(board, attaching, id));
  };
  const shared = { ...rest, onChoose: choose };
  const root = useRef<HTMLDivElement>(null);
  const wish = useRef<BoardObject["id"] | null>(null);
  const [drags, setDrags] = useState(false);
  useDrag(
    root,
    loadDrag,
    ({ item: { id }, place }) =>
      onLay(typeof place === "number" ? attachObject(board, id, place) : moveObject(board, id, place)),
    setDrags,
  );
  useLayoutEffect(() => {
    if (root.current !== null && wish.current !== null) focusObject(root.current, wish.current);
    wish.current = null;
  });
  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const id = idOf(event.target);
    if (event.key === "Escape" && attaching !== null) onAttach(null);
    const done = id === null ? null : applyObjectKey(event, board, id, idsIn(event.currentTarget));
    if (done === null) return;
    event.preventDefault();
    if ("attach" in done) onAttach(done.attach);
    else if (!("board" in done)) focusObject(event.currentTarget, done.next);
    else {
      wish.current = done.next ?? null;
      onLay(done.board);
    }
  };
  const onStack = board.pieces.filter(({ zone }) => zone === "stack");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work on the buttons of the pieces within.
    <div ref={root} className="grid gap-4" onKeyDown={byKey}>
      {attaching === null ? null : (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[3px] border-2 border-gold px-3 py-2 text-[0.875rem]"
        >
          <p>{format(words.attaching, { name: rest.names[attaching] ?? "" })}</p>
          <Button size="small" onClick={() => onAttach(null)}>
            {words.attachStop}
          </Button>
        </div>
      )}
      <Side {...shared} player={1} drags={drags} onLay={onLay} />
      <Zone {...shared} zone="stack" player={0} pieces={onStack} always />
      <Side {...shared} player={0} drags={drags} onLay={onLay} />
      <p className="text-ink-soft text-xs pointer-coarse:hidden print:hidden">{words.pieceKeys}</p>
    </div>
  );
}

const idOf = (target: EventTarget): BoardObject["id"] | null =>
  target instanceof HTMLElement && target.dataset.object !== undefined ? Number(target.dataset.object) : null;

const idsIn = (root: HTMLElement): readonly BoardObject["id"][] =>
  [...root.querySelectorAll<HTMLElement>("[data-object]")].map(({ dataset }) => Number(dataset.object));

const focusObject = (root: HTMLElement, id: BoardObject["id"]): void =>
  root.querySelector<HTMLElement>(`[data-object="${id}"]`)?.focus();

function Side({ player, drags, onLay, ...shared }: Props & { player: 0 | 1; drags: boolean }) {
  const words = useWords("mtgLab");
  const { board } = shared;
  const name = words.players[`${player}`];
  const { life = 20, poison = 0, drewFromEmpty = false } = board.players?.[player] ?? {};
  const change = (figures: Parameters<typeof changePlayer>[2]) => onLay(changePlayer(board, player, figures));
  return (
    <section aria-label={name} className="grid gap-3 rounded-[3px] border border-line bg-paper p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-base">{name}</h3>
        <NumberStepper name={words.life} value={life} onChange={(next) => change({ life: next })} />
        <NumberStepper
          name={words.poison}
          value={poison}
          onChange={(next) => change({ poison: next > 0 ? next : undefined })}
        />
        <LabeledCheckbox
          label={words.drewFromEmpty}
          checked={drewFromEmpty}
          onChange={(on) => change({ drewFromEmpty: on || undefined })}
        />
      </div>
      {OWN_ZONES.map((zone) => (
        <Zone
          key={zone}
          {...shared}
          zone={zone}
          player={player}
          pieces={board.pieces.filter((object) => object.zone === zone && getObjectSide(object) === player)}
          always={zone === "battlefield" || drags}
        />
      ))}
    </section>
  );
}

type ZoneProps = Shared & {
  zone: BoardObject["zone"];
  player: 0 | 1;
  pieces: readonly BoardObject[];
  always?: boolean;
};

/** Renders the objects of a zone. An empty zone is shown only if `always` is set, or while dragging. */
function Zone({ zone, player, pieces, always = false, ...shared }: ZoneProps) {
  const { zones, nothing } = useWords("mtgLab");
  if (pieces.length === 0 && !always) return null;
  return (
    <div
      data-zone={zone}
      data-player={player}
      className="grid gap-1 outline-gold -outline-offset-2 data-over:not-has-[.board-object[data-over]]:bg-gold/18 data-over:not-has-[.board-object[data-over]]:outline-2"
    >
      <p className="text-ink-soft text-xs">{zones[zone]}</p>
      {pieces.length === 0 ? (
        <p className="text-ink-soft text-sm">{nothing}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {pieces.map((object) => (
            <li key={object.id}>
              <ObjectButton {...shared} object={object} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
