import { z } from "zod";
import { createLineSchema } from "@/lib/input-schemas";
import { MAX_NAME_LENGTH } from "./bounds";
import { isReservedName } from "./reserved-names";

/**
 * Invisible characters: two names that differ only by them look the same. Emoji sequences use one of them as a joiner.
 */
const HIDDEN =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u034f|\u17b4|\u17b5|(?!\u200d)[\p{Cf}\u115f\u1160\u2800\u3164\uffa0\ufff9-\ufffb]/u;

/**
 * Characters that overflow their line: more marks on one letter than any language uses (Vietnamese has two), and
 * characters as wide as a word, such as U+FDFD.
 */
const SPRAWLING =
  /(?:(?![\u200d\ufe0f])\p{Script=Inherited}){3}|\p{M}{5}|[\ufdfa-\ufdfd\u2e3a\u2e3b\ua9c1-\ua9cd\u0bf3-\u0bfa\u{12000}-\u{1254f}]/u;

/** Returns the code of a name's display problem; null if there is none. */
export function getNameShapeProblem(
  name: string,
): { readonly code: "unfit" | "nameShape"; readonly message: string } | null {
  if (HIDDEN.test(name)) return { code: "unfit", message: "The name contains invisible characters. Remove them." };
  if (!SPRAWLING.test(name.normalize("NFD"))) return null;
  return {
    code: "nameShape",
    message: "The name contains a letter with too many marks, or a very wide character. Remove that character.",
  };
}

/** Schema of a display name: one line of visible characters that do not overflow. */
export const displayNameSchema = createLineSchema(MAX_NAME_LENGTH).superRefine((name, context) => {
  const fault = getNameShapeProblem(name);
  if (fault) context.addIssue({ code: "custom", message: fault.message, params: { code: fault.code } });
});

/** Schema of a name from another service: an invalid one becomes empty. */
export const providerNameSchema = z.string().transform((name) => {
  const read = displayNameSchema.safeParse(name.slice(0, MAX_NAME_LENGTH));
  return read.success && read.data !== "" && !isReservedName(read.data) ? read.data : null;
});
