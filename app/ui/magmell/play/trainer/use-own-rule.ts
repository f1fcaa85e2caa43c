"use client";

import { useCallback, useState } from "react";
import { type OwnRule, readOwnRule, USUAL_RULE } from "@/lib/magmell/play/trainer/own-rule";

/** The storage key of the rule. */
const KEY = "grimoire.trainer.rule.1";

/** Returns the reader's own redraw rule, which the browser remembers where it may. */
export function useOwnRule(): readonly [OwnRule, (next: OwnRule) => void] {
  const [rule, setRule] = useState<OwnRule>(() => (typeof window === "undefined" ? null : kept()) ?? USUAL_RULE);
  const choose = useCallback((next: OwnRule) => {
    setRule(next);
    try {
      window.localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // The rule lasts as long as the page.
    }
  }, []);
  return [rule, choose];
}

function kept(): OwnRule | null {
  try {
    return readOwnRule(JSON.parse(window.localStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}
