"use client";

import { type ReactNode, useEffect, useState } from "react";
import { readLocalDeckName } from "./read-local-name";

/** Renders the name of a deck's draft in this browser, and the given content until it is loaded or if there is none. */
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
