import type { z } from "zod";
import type { DeckLine, MtgDeckEdit, MtgDeckFix, MtgDeckProblem } from "@/engine/mtg/deck";
import type { mtgDeckCheckResponseSchema } from "../schemas/mtg-decks";

type Problem = z.input<typeof mtgDeckCheckResponseSchema>["problems"][number];
type Fix = NonNullable<Problem["fix"]>;

const lines = (all: readonly DeckLine[]) => all.map(({ name, count }) => ({ name, count }));

/** Returns a problem of a deck of the second game, with its fix. */
export const serializeMtgProblem = ({ names, fix, ...problem }: MtgDeckProblem): Problem => ({
  ...problem,
  names: [...names],
  fix: fix && fixAnswer(fix),
});

const fixAnswer = (fix: MtgDeckFix): Fix =>
  fix.do === "several" ? { do: "several", fixes: fix.fixes.map(editAnswer) } : editAnswer(fix);

function editAnswer(fix: MtgDeckEdit): Exclude<Fix, { do: "several" }> {
  if (fix.do === "add" || fix.do === "cut") return { ...fix, candidates: lines(fix.candidates) };
  if (fix.do === "rename") return { ...fix, candidates: [...fix.candidates] };
  if (fix.do === "fill") return { ...fix, lines: lines(fix.lines) };
  return fix;
}
