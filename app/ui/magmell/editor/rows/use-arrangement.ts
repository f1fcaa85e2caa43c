"use client";

import { useCallback, useState } from "react";
import { type CardListId, type ListArrangement, readArrangement, writeArrangement } from "./arrangement";

/** Returns the arrangement of a list, stored in the browser. Call it only where browser storage exists. */
export function useArrangement(list: CardListId): readonly [ListArrangement, (next: ListArrangement) => void] {
  const [arrangement, setArrangement] = useState(() => readArrangement(storage(), list));
  const arrange = useCallback(
    (next: ListArrangement) => {
      setArrangement(next);
      writeArrangement(storage(), list, next);
    },
    [list],
  );
  return [arrangement, arrange];
}

/** Reading the property itself throws where a browser forbids storage. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
