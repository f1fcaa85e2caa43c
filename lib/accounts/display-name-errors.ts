import type { FieldError } from "../error-codes";
import { getNameShapeProblem } from "./display-name";
import { areConfusable } from "./name-confusables";
import { isReservedName } from "./reserved-names";
import type { Role } from "./types";

/**
 * Returns the errors of a new display name: hidden or overflowing characters, or similarity to site staff or to one of
 * the `guarded` names. `owner` is the account that takes the name: it may keep its current name, and administrators may
 * use staff names.
 */
export function getDisplayNameErrors(
  name: string | undefined,
  owner: { readonly name: string | null; readonly role: Role } | null,
  guarded: readonly string[],
): readonly FieldError[] {
  if (!name || name === owner?.name) return [];
  const fault = getNameShapeProblem(name);
  if (fault) return [{ path: "name", ...fault }];
  if (owner?.role === "admin") return [];
  if (!isReservedName(name) && !guarded.some((other) => areConfusable(other, name))) return [];
  const message = "The name could be taken for someone who runs this site. Choose another name.";
  return [{ path: "name", code: "nameReserved", message }];
}
