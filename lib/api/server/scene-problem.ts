import type { BoardProblem, BoardProblemCode } from "@/engine/mtg";
import type { FieldError } from "@/lib/error-codes";
import { createFieldError } from "@/lib/http/route-result";

type Sentence = (have: string, want: readonly string[]) => string;

const oneOf = (want: readonly string[]): string => (want.length === 0 ? "" : ` Take one of: ${want.join(", ")}.`);

/** The mistake and its remedy in a sentence, by code. */
const SENTENCES: Readonly<Record<BoardProblemCode, Sentence>> = {
  NOT_AN_OBJECT: (have) => `is ${have} and should be an object.`,
  NOT_A_LIST: (have) => `is ${have} and should be a list.`,
  NOT_TEXT: (have) => `is "${have}" and should be text that can be seen, on one line.`,
  NOT_A_NUMBER: (have, want) => `is ${have} and should be a whole number: ${want.join(", ")}.`,
  NOT_A_FLAG: (have) => `is ${have} and should be true or false.`,
  NOT_ONE_OF: (have, want) => `is ${have}, which is unknown here.${oneOf(want)}`,
  NOT_A_COST: (have, want) => `is "${have}", which is no mana cost. Write it like ${want.join(", ")}.`,
  MISSING: () => "is missing. Add it.",
  UNKNOWN_FIELD: (_have, want) => `is no field here. Take it away.${oneOf(want)}`,
  TOO_LONG: (have, want) => `holds ${have}; ${want.join(", ")} is the most. Shorten it.`,
  OUT_OF_RANGE: (have, want) => `is ${have} and should be ${want.join(", ")}.`,
  VERSION: (have, want) => `is ${have}; this site reads version ${want.join(", ")}.`,
  SAME_ID: (have) => `is ${have}, which another piece has. Give each piece a number of its own.`,
  SAME_NAME: (have) => `is "${have}", which another definition has. Give each a name of its own.`,
  NO_SUCH_PIECE: (have) => `names piece ${have}, which is not in the scene. Add that piece, or leave this out.`,
  NO_SUCH_CARD: (have, want) => `is ${have}, and there is no such definition in \`cards\`.${oneOf(want)}`,
  WRONG_ZONE: (have, want) => `lies in ${have}. It can only be there: ${want.join(", ")}.`,
  DAMAGED_CODE: () => "is no code of a scene, or part of it is missing. Copy it again.",
};

/** Returns a mistake of a scene as a field of an error, with its place in the body. */
export const serializeSceneProblem = ({ at, code, have, want }: BoardProblem): FieldError => {
  const path = at.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
  return createFieldError(["body", "scene", ...path.filter((part) => part !== "")], code, SENTENCES[code](have, want));
};
