"use client";

import { type KeyboardEvent, type TouchEvent, useRef } from "react";
import { useWords } from "@/app/i18n/use-words";
import { isComposition } from "@/app/ui/keys/key-press";
import { Dialog } from "@/app/ui/kit/dialog";
import { CardPreview, type PreviewProps } from "./card-preview";

type Props = Omit<PreviewProps, "docked"> & { onClose: () => void };

/** Pixels that a finger has to move sideways for the next card. */
const SWIPE = 48;

/** Renders a card in a dialog. Arrow keys and swipes show its neighbors; plus and minus change its copies. */
export function PreviewDialog({ row, tools, onStep, onClose }: Props) {
  const close = useWords("builder.close");
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const press = (event: KeyboardEvent) => {
    if (isComposition(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowLeft") onStep(-1);
    else if (event.key === "ArrowRight") onStep(1);
    else if (event.key === "+" && tools.singleKeys) tools.onAct({ do: "add" }, row, []);
    else if (event.key === "-" && tools.singleKeys) tools.onAct({ do: "remove" }, row, []);
    else return;
    event.preventDefault();
  };
  const lift = (event: TouchEvent) => {
    const end = event.changedTouches.item(0);
    const from = start.current;
    start.current = null;
    if (!end || !from || event.touches.length > 0) return;
    const across = end.clientX - from.x;
    if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(end.clientY - from.y)) return;
    onStep(across < 0 ? 1 : -1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys and fingers of the window inside.
    <div
      onKeyDown={press}
      onTouchStart={({ touches }) => {
        const touch = touches.item(0);
        start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
      }}
      onTouchEnd={lift}
    >
      <Dialog open onClose={onClose} title={row.title} closeLabel={close}>
        <CardPreview row={row} docked={false} tools={tools} onStep={onStep} />
      </Dialog>
    </div>
  );
}
