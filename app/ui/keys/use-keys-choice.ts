import { useCallback, useEffect, useState } from "react";

const KEPT_UNDER = "goldfish-keys";

/** Whether single keys act on the page: on until the reader turns them off, kept on this device. */
export function useKeysChoice(): readonly [boolean, (enabled: boolean) => void] {
  const [enabled, setEnabled] = useState(true);
  useEffect(() => {
    setEnabled(read() !== "off");
  }, []);
  const choose = useCallback((wish: boolean) => {
    setEnabled(wish);
    write(wish ? "on" : "off");
  }, []);
  return [enabled, choose];
}

// A browser may forbid storage altogether; then the choice lasts as long as the page.
function read(): string | null {
  try {
    return localStorage.getItem(KEPT_UNDER);
  } catch {
    return null;
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(KEPT_UNDER, value);
  } catch {}
}
