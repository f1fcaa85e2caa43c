import { format } from "@/app/ui/i18n/format";
import type { DeckCodeProblem } from "@/lib/sharing/types";
import type { BuilderWords } from "../builder-words";

/** Why a deck code could not be read, as a sentence. Places in the code count from 1. */
export function describeCodeProblem(
  words: BuilderWords["builder"]["code"]["broken"],
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
