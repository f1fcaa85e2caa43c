"use client";

import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { isTextField } from "@/app/ui/keys/key-press";
import { classNames } from "@/app/ui/kit/class-names";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import { useLazyComponent } from "@/app/ui/lazy/use-lazy-component";
import type { ListLayout } from "./arrangement";
import type { CardListEntry, ListPlace } from "./card-list-entry";
import { CardListRow } from "./card-list-row";
import type { CardListHandlers } from "./row-keys";
import { appendTypedDigit, getRowKeyAction, type RowAction, type TypedCount } from "./row-keys";
import { useRowFocus } from "./use-row-focus";

export type RowGroup = { readonly id: string; readonly heading: ReactNode; readonly rows: readonly CardListEntry[] };

type Props = {
  label: string;
  place: ListPlace;
  view: ListLayout;
  groups: readonly RowGroup[];
  /** The action of a mouse click on a name; a tap always shows the card. */
  onClick: "add" | "preview";
  tools: CardListHandlers;
};

const fetchTile = registerLazyModule(async () => (await import("../page/late-code")).CardTile);

/**
 * Renders cards as rows or pictures. The list is one Tab stop with arrow keys between the rows; keys, clicks and taps
 * on a row act as in `row-keys`.
 */
export function DeckCardList({ label, place, view, groups, onClick, tools }: Props) {
  const { lang, chosen } = tools;
  const { hint } = useWords("builder.row");
  const rows = groups.flatMap((group) => group.rows);
  const focus = useRowFocus(rows);
  const [typing, setTyping] = useState<string | null>(null);
  const hintId = useId();
  // Without it the rows are shown as a list.
  const Tile = useLazyComponent(fetchTile, view === "faces");
  const names = chosen?.place === place ? chosen.names : null;

  const rowAt = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    return rows.find(({ id }) => id === element?.dataset.row);
  };
  const act = (does: RowAction, row: CardListEntry) => tools.onAct(does, row, namesOf(rows));
  const press = useRowKeys({ rows, view, focus, rowAt, act, tools });
  const pointer = useRowPointer({ onClick, rowAt, act, tools, choosing: names !== null, onType: setTyping });
  const typed = (row: CardListEntry, count: number | null) => {
    if (typing === null) return;
    setTyping(null);
    if (count !== null) act({ do: "set", count }, row);
    focus.focusName(row.id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the buttons inside, which are what acts.
    <div
      ref={focus.box}
      tabIndex={-1}
      data-list={place}
      className="@container outline-none"
      onKeyDown={press}
      {...pointer}
      onFocus={(event) => {
        const row = rowAt(event.target);
        if (!row) return;
        focus.hold(row);
        if (event.target.matches(":focus-visible")) tools.onPoint(row, "focus");
      }}
      onBlur={focus.release}
    >
      <p id={hintId} className="sr-only">
        {hint}
      </p>
      {groups.map((group) => (
        <div key={group.id}>
          {group.heading}
          <ul
            aria-label={group.heading === null ? label : undefined}
            className={classNames(view === "faces" && "grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-1")}
          >
            {group.rows.map((row) => {
              const shared = { row, lang, hintId, onTyped: typed };
              const state = {
                active: row.id === focus.active,
                chosen: names === null ? null : names.has(row.name),
                typing: row.id === typing,
              };
              return view === "faces" && Tile ? (
                <Tile key={row.id} {...shared} {...state} />
              ) : (
                <CardListRow key={row.id} {...shared} {...state} withText={view === "text"} />
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

const namesOf = (rows: readonly CardListEntry[]) => [...new Set(rows.map(({ name }) => name))];

type Inner = {
  rowAt: (target: EventTarget) => CardListEntry | undefined;
  act: (does: RowAction, row: CardListEntry) => void;
  tools: CardListHandlers;
};

type KeysOptions = Inner & {
  rows: readonly CardListEntry[];
  view: ListLayout;
  focus: ReturnType<typeof useRowFocus>;
};

/** The keys of a list, two digits in a row among them. */
function useRowKeys({ rows, view, focus, rowAt, act, tools }: KeysOptions) {
  const last = useRef<TypedCount | null>(null);
  return (event: KeyboardEvent) => {
    const row = rowAt(event.target);
    if (!row || isTextField(event.target)) return;
    if (event.key === "Escape" && tools.chosen) {
      event.preventDefault();
      return tools.onChooseNone();
    }
    const does = getRowKeyAction(event.nativeEvent, {
      onName: actAt(event.target) === "main",
      singleKeys: tools.singleKeys,
      row,
    });
    if (!does) return;
    event.preventDefault();
    if (does.do === "move") {
      const columns = view === "faces" && Math.abs(does.by) === 1 ? columnsAt(event.target) : 1;
      const to = rows.indexOf(row) + does.by * columns;
      if (does.choosing && tools.chosen === null) act({ do: "choose", which: "this" }, row);
      focus.focusRow(to);
      const reached = rows[Math.min(Math.max(to, 0), rows.length - 1)];
      if (does.choosing && reached) act({ do: "choose", which: "range" }, reached);
    } else if (does.do === "set") {
      last.current = appendTypedDigit(last.current, {
        row: row.id,
        digit: does.count,
        at: event.timeStamp,
        most: row.most,
      });
      act({ do: "set", count: last.current.count }, row);
    } else act(does, row);
  };
}

/** Returns the number of pictures per row. */
function columnsAt(target: EventTarget): number {
  const list = target instanceof Element ? target.closest("ul") : null;
  const tops = [...(list?.children ?? [])].map((item) => (item instanceof HTMLElement ? item.offsetTop : 0));
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}

type PointerOptions = Inner & {
  onClick: Props["onClick"];
  choosing: boolean;
  onType: (rowId: string) => void;
};

/**
 * Handles mouse and touch on rows: the right button removes a copy, the middle one opens the card's page, a long press
 * on plus adds copies up to the limit.
 */
function useRowPointer({ onClick, rowAt, act, tools, choosing, onType }: PointerOptions) {
  const hold = useLongPress();
  const click = (event: MouseEvent) => {
    const row = rowAt(event.target);
    const target = actAt(event.target);
    if (hold.swallow() || !row || !target) return;
    if (target === "count") return onType(row.id);
    if (target === "add" || target === "remove") return act({ do: target }, row);
    if (event.shiftKey) return act({ do: "choose", which: "range" }, row);
    if (choosing) return act({ do: "choose", which: "this" }, row);
    if (event.ctrlKey || event.metaKey) return onType(row.id);
    act({ do: isTouch(event) ? "preview" : onClick }, row);
  };
  /** The menu key stays the browser's. */
  const secondary = (event: MouseEvent) => {
    const row = rowAt(event.target);
    if (!row || !(isTouch(event) || event.button === 2)) return;
    event.preventDefault();
    if (!isTouch(event)) return event.ctrlKey ? undefined : act({ do: "remove" }, row);
    if (actAt(event.target) === "add") hold.fireNow(() => act({ do: "most" }, row));
    else act({ do: "preview" }, row);
  };
  return {
    onClick: click,
    onContextMenu: secondary,
    onAuxClick: (event: MouseEvent) => {
      const row = rowAt(event.target);
      if (event.button === 1 && row?.card) window.open(tools.pageOf(row.card.name), "_blank", "noopener");
    },
    onPointerDown: (event: PointerEvent) => {
      const row = rowAt(event.target);
      if (row && event.button === 0 && actAt(event.target) === "add") hold.start(() => act({ do: "most" }, row));
    },
    onPointerUp: hold.end,
    onPointerCancel: hold.end,
    onPointerLeave: hold.end,
    onPointerOver: (event: PointerEvent) => {
      const row = event.pointerType === "mouse" ? rowAt(event.target) : undefined;
      if (!row) return;
      tools.onPoint(row, "hover");
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null;
      if (element) tools.onGrab(element, row);
    },
  };
}

const actAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-act]")?.dataset.act : undefined;

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";

/** Milliseconds after which a press is a long one. */
const LONG = 500;

/**
 * Returns handlers for a long press. `start` starts the timer, `end` cancels it; `fireNow` is for browsers with a
 * long-press event of their own. `swallow` returns once whether the click that follows belongs to a long press.
 */
function useLongPress() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const fired = useRef(false);
  const end = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const fire = (act: () => void) => {
    end();
    if (fired.current) return;
    fired.current = true;
    act();
  };
  return {
    start: (act: () => void) => {
      end();
      fired.current = false;
      timer.current = setTimeout(() => fire(act), LONG);
    },
    fireNow: fire,
    end,
    swallow: (): boolean => {
      const was = fired.current;
      fired.current = false;
      return was;
    },
  };
}
