"use client";

import { useSyncExternalStore } from "react";
import { readSingleKeySetting, writeSingleKeySetting } from "./single-keys";

const listeners = new Set<() => void>();
let chosen: boolean | null = null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): boolean => {
  chosen ??= readSingleKeySetting(browserStorage());
  return chosen;
};
const choose = (on: boolean): void => {
  chosen = on;
  writeSingleKeySetting(browserStorage(), on);
  for (const listener of listeners) listener();
};

/** Returns whether single-key shortcuts are on, and a function that sets it for all screens of this browser. */
export const useSingleKeySetting = (): readonly [on: boolean, choose: (on: boolean) => void] => [
  useSyncExternalStore(subscribe, current, () => true),
  choose,
];

/** Reading the property itself throws where a browser forbids storage. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
