"use client";

import { type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import type { CardListEntry } from "./card-list-entry";

/** The focused row, with its index for focusing a neighbor when the row disappears. */
type Held = { readonly id: string; readonly index: number };

/**
 * Returns the focus state of a list of rows that is one Tab stop. If the focused row disappears, a neighbor gets the
 * focus.
 */
export function useRowFocus(rows: readonly CardListEntry[]) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = rows.some(({ id }) => id === activeId) ? activeId : rows[0]?.id;

  const focusRow = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    const name = mainOf(box.current, row?.id ?? "");
    name?.focus();
    name?.closest("[data-row]")?.scrollIntoView({ block: "nearest" });
  };

  useLayoutEffect(() => {
    const last = held.current;
    if (!last || rows.some(({ id }) => id === last.id) || document.activeElement !== document.body) return;
    if (rows.length > 0) focusRow(last.index);
    else box.current?.focus();
  });

  return {
    box,
    active,
    focusRow,
    /** Puts the focus on the name of a row. */
    focusName: (id: string) => mainOf(box.current, id)?.focus(),
    hold: (row: CardListEntry) => {
      held.current = { id: row.id, index: rows.indexOf(row) };
      setActiveId(row.id);
    },
    release: (event: FocusEvent) => {
      // A row that is taken away while it has the focus is gone from the page by now.
      if (event.target.isConnected) held.current = null;
    },
  };
}

const mainOf = (box: HTMLElement | null, id: string) =>
  box?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-act=main]`) ?? null;
