"use client";

import { type ReactNode, useEffect, useState } from "react";
import { readLocalDeckName } from "./read-local-name";

/** Renders the name that this browser's draft of a deck has; until it is read, and where there is none, what is given. */
export function LocalDeckName({ id, children }: { id: string; children: ReactNode }) {
  const [name, setName] = useState("");
  useEffect(() => {
    let here = true;
    readLocalDeckName(id).then(
      (read) => here && setName(read ?? ""),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [id]);
  return name === "" ? children : name;
}
