import type { MouseEvent, PointerEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFaceHandlers, createReadingHandlers } from "./card-gestures";

const SHOWN = { card: 3, instance: 7 };
const look = vi.fn();
const show = vi.fn();
const gestures = () => createReadingHandlers({ onLook: look, onShow: show }, SHOWN);
const pointer = (pointerType: string, clientX = 10, clientY = 10) =>
  ({ pointerType, clientX, clientY }) as unknown as PointerEvent;
const clicked = (detail: number, pointerType: string) => {
  const event = { detail, nativeEvent: { pointerType }, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  return event as unknown as MouseEvent & typeof event;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("reading a card", () => {
  it("shows it large under a resting finger, whose press does nothing else", () => {
    const on = gestures();
    on.onPointerDown(pointer("touch"));
    vi.advanceTimersByTime(500);
    expect(show).toHaveBeenCalledExactlyOnceWith(SHOWN);
    on.onPointerUp();
    const click = clicked(1, "touch");
    on.onClickCapture(click);
    expect(click.stopPropagation).toHaveBeenCalled();
    const next = clicked(1, "touch");
    on.onClickCapture(next);
    expect(next.stopPropagation).not.toHaveBeenCalled();
  });

  it("does not under a finger that lifts or wanders", () => {
    const on = gestures();
    on.onPointerDown(pointer("touch"));
    on.onPointerUp();
    on.onPointerDown(pointer("touch"));
    on.onPointerMove(pointer("touch", 40, 10));
    vi.advanceTimersByTime(1000);
    expect(show).not.toHaveBeenCalled();
  });

  it("shows it beside the table under a mouse, not under a finger", () => {
    gestures().onPointerEnter(pointer("touch"));
    expect(look).not.toHaveBeenCalled();
    gestures().onPointerEnter(pointer("mouse"));
    expect(look).toHaveBeenCalledExactlyOnceWith(SHOWN);
  });
});

describe("pressing a face", () => {
  const act = vi.fn();
  const face = () => createFaceHandlers({ onLook: look, onShow: show }, SHOWN, act);

  it("does by a double click what the card can do, and opens nothing", () => {
    face().onClick(clicked(1, "mouse"));
    face().onClick(clicked(2, "mouse"));
    face().onDoubleClick();
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
  });

  it("shows the card large by a click, a tap or a key, where nothing stands beside the table", () => {
    face().onClick(clicked(1, "mouse"));
    vi.advanceTimersByTime(1000);
    face().onClick(clicked(1, "touch"));
    face().onClick(clicked(0, ""));
    expect(show).toHaveBeenCalledTimes(3);
  });

  it("shows it beside the table by a click where there is room", () => {
    vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) });
    face().onClick(clicked(1, "mouse"));
    vi.advanceTimersByTime(1000);
    expect(look).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
  });
});
