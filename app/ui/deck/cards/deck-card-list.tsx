"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import type { CardWords } from "../builder-words";
import { type CardListEntry, CardListRow, type CardListWords } from "./card-list-row";
import { type RowAct, rowKey } from "./row-keys";

export type RowGroup = { readonly id: string; readonly heading: ReactNode; readonly rows: readonly CardListEntry[] };

type Props = {
  label: string;
  groups: readonly RowGroup[];
  /** The action of a mouse click on a name; a tap always shows the card. */
  onClick: "add" | "preview";
  onAct: (act: RowAct, row: CardListEntry) => void;
  /** The row under the pointer or the focus. */
  onPoint: (row: CardListEntry) => void;
  /** The address of a card's page, for the middle button. */
  pageOf: (name: string) => string;
  singleKeys: boolean;
  words: CardListWords & { readonly hint: string };
  cards: CardWords;
};

/** Where the focus is, so that it finds a neighbour when its row goes away. */
type Held = { readonly id: string; readonly index: number };

/** Cards in rows: one stop for Tab, arrows between the rows, and the keys, clicks and taps of `row-keys` on each. */
export function DeckCardList({ label, groups, onClick, onAct, onPoint, pageOf, singleKeys, words, cards }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const hintId = useId();
  const rows = groups.flatMap((group) => group.rows);
  const active = rows.some(({ id }) => id === activeId) ? activeId : rows[0]?.id;

  const focusRow = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    const name = box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row?.id ?? "")}"] [data-act=main]`);
    name?.focus();
    name?.scrollIntoView({ block: "nearest" });
  };

  useLayoutEffect(() => {
    const last = held.current;
    if (!last || rows.some(({ id }) => id === last.id) || document.activeElement !== document.body) return;
    if (rows.length > 0) focusRow(last.index);
    else box.current?.focus();
  });

  const rowAt = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    return rows.find(({ id }) => id === element?.dataset.row);
  };
  const actAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-act]")?.dataset.act : undefined;

  const press = (event: KeyboardEvent) => {
    const row = rowAt(event.target);
    if (!row) return;
    const act = rowKey(event.nativeEvent, { onName: actAt(event.target) === "main", singleKeys, row });
    if (!act) return;
    event.preventDefault();
    if (act.do === "move") focusRow(rows.indexOf(row) + act.by);
    else onAct(act, row);
  };
  const click = (event: MouseEvent) => {
    const row = rowAt(event.target);
    const act = actAt(event.target);
    if (!row || !act) return;
    if (act === "add" || act === "remove") return onAct({ do: act }, row);
    onAct({ do: isTouch(event) ? "preview" : onClick }, row);
  };
  /** The right button takes one out; a long press shows the card; the menu key stays the browser's. */
  const secondary = (event: MouseEvent) => {
    const row = rowAt(event.target);
    if (!row || !(isTouch(event) || event.button === 2)) return;
    event.preventDefault();
    onAct({ do: isTouch(event) ? "preview" : "remove" }, row);
  };
  const middle = (event: MouseEvent) => {
    const row = rowAt(event.target);
    if (event.button === 1 && row?.card) window.open(pageOf(row.card.name), "_blank", "noopener");
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the buttons inside, which are what acts.
    <div
      ref={box}
      tabIndex={-1}
      className="@container outline-none"
      onKeyDown={press}
      onClick={click}
      onContextMenu={secondary}
      onAuxClick={middle}
      onPointerOver={(event) => {
        const row = event.pointerType === "mouse" ? rowAt(event.target) : undefined;
        if (row) onPoint(row);
      }}
      onFocus={(event) => {
        const row = rowAt(event.target);
        if (!row) return;
        held.current = { id: row.id, index: rows.indexOf(row) };
        setActiveId(row.id);
        if (event.target.matches(":focus-visible")) onPoint(row);
      }}
      onBlur={(event) => {
        // A row that is taken away while it has the focus is gone from the page by now.
        if (event.target.isConnected) held.current = null;
      }}
    >
      <p id={hintId} className="sr-only">
        {words.hint}
      </p>
      {groups.map((group) => (
        <div key={group.id}>
          {group.heading}
          <ul aria-label={group.heading === null ? label : undefined}>
            {group.rows.map((row) => (
              <CardListRow
                key={row.id}
                row={row}
                active={row.id === active}
                words={words}
                cards={cards}
                hintId={hintId}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
