import { format } from "@/app/i18n/format";
import type { DeckCodeProblem } from "@/lib/magmell/decks/sharing/types";

/** Describes in a sentence why a deck code cannot be read. Positions in the code count from 1. */
export function describeCodeProblem(
  words: Readonly<Record<DeckCodeProblem["code"], string>>,
  problem: DeckCodeProblem,
): string {
  const text = words[problem.code];
  switch (problem.code) {
    case "ALPHABET":
      return format(text, { at: problem.at + 1, sign: problem.sign });
    case "UNKNOWN_NUMBER":
      return format(text, { numbers: problem.numbers.join(", ") });
    default:
      return text;
  }
}
