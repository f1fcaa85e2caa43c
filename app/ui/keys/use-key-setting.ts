"use client";

import { useCallback, useState } from "react";

const KEY = "grimoire.letters";

/** Whether single characters are shortcuts. On until the player switches them off, which this browser remembers. */
export function useKeySetting(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readSetting() !== "off");
  const choose = useCallback((next: boolean) => {
    setOn(next);
    try {
      window.localStorage.setItem(KEY, next ? "on" : "off");
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }, []);
  return [on, choose];
}

function readSetting(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
