"use client";

import { useMemo } from "react";
import type { Deck } from "@/engine/magmell";
import { FIRST_TURNS } from "@/lib/magmell/play/lessons/first-turns";
import { allowsCommand } from "@/lib/magmell/play/lessons/lesson";
import { type Coach, Goldfish, type GoldfishProps } from "../play/goldfish-island";
import { LessonPanel } from "./lesson-panel";

type Props = Omit<GoldfishProps, "seed" | "goesFirst" | "opponent" | "opening" | "rivals" | "notices" | "coach"> & {
  /** The deck of the opponent. */
  against: Deck;
  /** The URL of a game against the weak opponent. */
  game: string;
};

/** Renders the table of a guided game. */
export function LessonGoldfish({ against, game, ...props }: Props) {
  const coach = useMemo<Coach>(
    () => ({
      allows: (table, cards, command) => allowsCommand(FIRST_TURNS, table, cards, command),
      Panel: (shown) => <LessonPanel {...shown} game={game} />,
    }),
    [game],
  );
  const { seed, goesFirst, opponent, opening } = FIRST_TURNS;
  return (
    <Goldfish
      {...props}
      seed={seed}
      goesFirst={goesFirst}
      opponent={{ kind: opponent, deck: against }}
      opening={opening}
      rivals={[]}
      notices={null}
      coach={coach}
    />
  );
}
