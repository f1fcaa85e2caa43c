"use client";

import { useMemo } from "react";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";
import type { Deck, PlayerId } from "@/engine/magmell";
import type { TableView } from "@/lib/magmell/play/types";
import type { GoldfishCard } from "../goldfish-card";

const KeepBarLine = lazyComponent(() => import("./hand-value-line"));

/** The seat whose deck is known here: a second person at the table has another one. */
const SEAT: PlayerId = 0;

type Props = {
  table: TableView;
  cards: readonly GoldfishCard[];
  deck: Deck;
  /** The URL of the trainer with this deck. */
  trainer: string;
  /** The name that links to the deck carry. */
  given?: string | null;
};

/** Renders the value of the opening hand and of a new hand in one line. Its code is loaded after the page. */
export function HandValueBar({ table: { view, seed, goesFirst }, cards, deck, trainer, given = null }: Props) {
  const held = view.sides[SEAT].hand;
  const hand = useMemo(() => (held ?? []).flatMap(({ card }) => card ?? []), [held]);
  if (view.viewer !== SEAT) return null;
  return (
    // As high from the first as it will be, so that the hand above does not move when it comes.
    <div className="min-h-13 max-sm:min-h-20">
      <KeepBarLine {...{ cards, deck, hand, seed, goesFirst, trainer, given }} />
    </div>
  );
}
