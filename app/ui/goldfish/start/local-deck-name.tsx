"use client";

import { type ReactNode, useEffect, useState } from "react";

/** The name that this browser's draft of a deck has; until it is read, and where there is none, what is given. */
export function LocalDeckName({ id, children }: { id: string; children: ReactNode }) {
  const [name, setName] = useState("");
  useEffect(() => {
    let here = true;
    Promise.all([import("@/app/ui/drafts/browser-storage"), import("@/app/ui/drafts/draft-slots")]).then(
      ([{ browserStorage }, { readDraft }]) =>
        here && setName(readDraft(browserStorage(), id)?.history.present.name ?? ""),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [id]);
  return name === "" ? children : name;
}
