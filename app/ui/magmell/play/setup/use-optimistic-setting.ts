import { useState } from "react";

/** Returns a setting as it was last asked for, which is shown at once, while the worker of the game has yet to tell it. */
export function useOptimisticSetting<Value>(
  told: Value,
  ask: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [latest, setLatest] = useState({ told, shown: told });
  // Another value from the worker wins over whatever was asked for before it.
  if (latest.told !== told) setLatest({ told, shown: told });
  const change = (shown: Value) => {
    setLatest({ told, shown });
    ask(shown);
  };
  return [latest.told === told ? latest.shown : told, change];
}
