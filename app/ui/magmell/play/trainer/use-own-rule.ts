"use client";

import { useCallback, useState } from "react";
import { type CustomRedrawRule, DEFAULT_REDRAW_RULE, parseCustomRule } from "@/lib/magmell/play/trainer/custom-rule";

/** The storage key of the rule. */
const KEY = "grimoire.trainer.rule.1";

/** Returns the reader's own redraw rule, which the browser remembers where it may. */
export function useCustomKeepRule(): readonly [CustomRedrawRule, (next: CustomRedrawRule) => void] {
  const [rule, setRule] = useState<CustomRedrawRule>(
    () => (typeof window === "undefined" ? null : kept()) ?? DEFAULT_REDRAW_RULE,
  );
  const choose = useCallback((next: CustomRedrawRule) => {
    setRule(next);
    try {
      window.localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // The rule lasts as long as the page.
    }
  }, []);
  return [rule, choose];
}

function kept(): CustomRedrawRule | null {
  try {
    return parseCustomRule(JSON.parse(window.localStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}
