import type { MouseEvent, PointerEvent } from "react";
import type { ShownCard, TableContext } from "../game/table-context";

/** Milliseconds: the length of a long press, and the maximum time between the clicks of a double click. */
const REST = 450;
const DOUBLE = 260;
/** Pixels that a resting finger may stray. */
const STRAY = 10;

/** Media query for screens that show the card under the pointer next to the table. */
const DOCKED = "(width >= 64rem) and (height >= 32rem)";

type Press = { timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number };

/** There is one pointer that presses at a time, on whichever card. */
let press: Press | null = null;
let click: ReturnType<typeof setTimeout> | undefined;
let swallow = false;

const endPress = (): void => {
  if (press) clearTimeout(press.timer);
  press = null;
};

/**
 * Returns the event handlers for reading a card. Hovering or focusing it shows it next to the table. A long press on a
 * touch screen opens the large view and has no other effect.
 */
export function createReadingHandlers({ onLook, onShow }: Pick<TableContext, "onLook" | "onShow">, shown: ShownCard) {
  const look = () => onLook(shown);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") look();
    },
    onFocus: look,
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      endPress();
      swallow = false;
      if (pointerType === "mouse") return;
      const timer = setTimeout(() => {
        endPress();
        swallow = true;
        onShow(shown);
      }, REST);
      press = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > STRAY) endPress();
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onContextMenu: (event: MouseEvent) => {
      if (press !== null || swallow) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/**
 * Returns the click handlers of a card face that answers no question. A double click runs `act`. A click shows the card
 * next to the table, or in the large view if there is no room or on a touch screen.
 */
export function createFaceHandlers(
  { onLook, onShow }: Pick<TableContext, "onLook" | "onShow">,
  shown: ShownCard,
  act: Act,
) {
  return {
    onClick: ({ detail, nativeEvent }: MouseEvent) => {
      clearTimeout(click);
      const touched = "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
      if (detail === 0 || touched) onShow(shown);
      else if (window.matchMedia(DOCKED).matches) onLook(shown);
      else if (detail === 1) click = setTimeout(() => onShow(shown), act === null ? 0 : DOUBLE);
    },
    onDoubleClick: () => {
      clearTimeout(click);
      act?.();
    },
  };
}

/** The action of a card that can be used or can attack; null for other cards. */
type Act = (() => void) | null;
