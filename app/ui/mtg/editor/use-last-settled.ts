import { useState } from "react";

/**
 * Returns the value as it was when it last was settled, so that nothing flashes in between; `null` before it was for the first
 * time.
 */
export function useLastSettled<Value extends object>(value: Value, isSettled: boolean): Value | null {
  const [last, setLast] = useState<Value | null>(null);
  if (isSettled && last !== value) setLast(value);
  return isSettled ? value : last;
}
