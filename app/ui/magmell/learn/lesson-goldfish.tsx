"use client";

import { FIRST_TURNS } from "@/lib/magmell/play/lessons/first-turns";
import { allowsCommand } from "@/lib/magmell/play/lessons/lesson";
import { type Coach, Goldfish, type GoldfishProps } from "../play/goldfish-island";
import { LessonPanel } from "./lesson-panel";

const COACH: Coach = {
  allows: (table, cards, command) => allowsCommand(FIRST_TURNS, table, cards, command),
  Panel: LessonPanel,
};

/** Renders the table of a guided game. */
export const LessonGoldfish = (props: GoldfishProps) => (
  <Goldfish {...props} opening={FIRST_TURNS.opening} coach={COACH} />
);
