import type { z } from "zod";
import type { Deck, DeckLine, DeckProblem } from "@/engine/magmell";
import type { deckCheckAnswer, deck as deckSchema } from "../schemas/deck";

type Problem = z.infer<typeof deckCheckAnswer>["problems"][number];

const lines = (all: readonly DeckLine[]) => all.map(({ name, count }) => ({ name, count }));

/** Serializes a deck. */
export const serializeDeck = ({ grimoire, stoneDeck }: Deck): z.infer<typeof deckSchema> => ({
  grimoire: lines(grimoire),
  stoneDeck: lines(stoneDeck),
});

/** Serializes a problem of a deck, with its fix. */
export const serializeProblem = ({ names, fix, ...problem }: DeckProblem): Problem => ({
  ...problem,
  names: [...names],
  fix: fix && fixAnswer(fix),
});

type Fix = NonNullable<DeckProblem["fix"]>;

function fixAnswer(fix: Fix): NonNullable<Problem["fix"]> {
  if (fix.do === "add" || fix.do === "cut") return { ...fix, candidates: lines(fix.candidates) };
  if (fix.do === "rename") return { ...fix, candidates: [...fix.candidates] };
  if (fix.do === "fill") return { ...fix, lines: lines(fix.lines) };
  return fix;
}
