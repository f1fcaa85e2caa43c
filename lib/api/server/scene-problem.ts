import type { BoardProblem, BoardProblemCode } from "@/engine/mtg";
import type { FieldError } from "@/lib/error-codes";
import { createFieldError } from "@/lib/http/route-result";

type Sentence = (have: string, want: readonly string[]) => string;

const oneOf = (want: readonly string[]): string => (want.length === 0 ? "" : ` Use one of: ${want.join(", ")}.`);

/** The mistake and its remedy in a sentence, by code. */
const SENTENCES: Readonly<Record<BoardProblemCode, Sentence>> = {
  NOT_AN_OBJECT: (have) => `Must be an object, not ${have}.`,
  NOT_A_LIST: (have) => `Must be an array, not ${have}.`,
  NOT_TEXT: (have) => `"${have}" is not valid text. Use visible characters on one line.`,
  NOT_A_NUMBER: (have, want) => `Must be an integer in the range ${want.join(", ")}, not ${have}.`,
  NOT_A_FLAG: (have) => `Must be true or false, not ${have}.`,
  NOT_ONE_OF: (have, want) => `Unknown value ${have}.${oneOf(want)}`,
  NOT_A_COST: (have, want) => `"${have}" is not a valid mana cost. Use a form such as ${want.join(", ")}.`,
  MISSING: () => "Missing. Add this field.",
  UNKNOWN_FIELD: (_have, want) => `Unknown field. Remove this field, or correct its name.${oneOf(want)}`,
  TOO_LONG: (have, [most]) =>
    /^\d+$/.test(have)
      ? `Too many entries: ${have}. Send at most ${most}.`
      : `Longer or more deeply nested than allowed: ${have}. Use at most ${most} characters or levels.`,
  OUT_OF_RANGE: (have, want) => `Out of range: ${have}. Allowed: ${want.join(", ")}.`,
  VERSION: (have, want) => `Unknown version ${have}. Use version ${want.join(", ")}.`,
  SAME_ID: (have) => `Another piece already has the id ${have}. Give each piece its own id.`,
  SAME_NAME: (have) => `Another card definition is already named "${have}". Give each definition its own name.`,
  NO_SUCH_PIECE: (have) =>
    `No piece has the id ${have}. Correct the id, add a piece with this id, or remove this reference.`,
  NO_SUCH_CARD: (have, want) =>
    `No card definition has the index ${have} in \`cards\`. ${want.length > 0 ? `Use ${want.join(", ")}.` : "Add a definition to `cards`."}`,
  WRONG_ZONE: (have, want) =>
    `Not possible for an object in the zone ${have}. The object must be in: ${want.join(", ")}.`,
  DAMAGED_CODE: () => "Invalid or incomplete board code. Copy the whole code again.",
};

/** Serializes an error in a scene as a field error, with its path in the body. */
export const serializeSceneProblem = ({ at, code, have, want }: BoardProblem): FieldError => {
  const path = at.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
  return createFieldError(["body", "scene", ...path.filter((part) => part !== "")], code, SENTENCES[code](have, want));
};
