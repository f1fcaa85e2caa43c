"use client";

import { type ReactNode, type SyntheticEvent, useState } from "react";
import { addOpponent } from "@/lib/magmell/play/goldfish-parameters";
import type { OpponentKind } from "@/lib/magmell/play/types";
import { OpponentField, type OpponentWords } from "../setup/opponent-field";
import { IMPORT_FORM_ID } from "./panel-class";

/** Renders the choice of the opponent above links to games. The link that is followed gets the chosen opponent. */
export function OpponentScope({ words, children }: { words: OpponentWords; children: ReactNode }) {
  const [kind, setKind] = useState<OpponentKind>("passive");
  const takeAlong = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || !TABLE.test(link.pathname)) return;
    const query = new URLSearchParams(link.search);
    query.delete("opponent");
    const path = `${link.pathname}${query.size > 0 ? `?${query}` : ""}`;
    link.href = addOpponent(path, kind);
  };
  return (
    // A link is pressed, or has the focus, before it is followed, in a new tab as well.
    <div className="grid gap-8" onPointerDownCapture={takeAlong} onFocusCapture={takeAlong}>
      <div>
        <OpponentField words={words} kind={kind} onKind={setKind} form={IMPORT_FORM_ID} />
      </div>
      {children}
    </div>
  );
}

/** The path of a table, or of the page that finds one for a deck. */
const TABLE = /^(?:\/[\w-]+)?\/goldfish(?:\/[\w-]+)?$/;
