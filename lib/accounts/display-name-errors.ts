import type { FieldError } from "../error-codes";
import { getNameShapeProblem } from "./display-name";
import { areConfusable } from "./name-confusables";
import { isReservedName } from "./reserved-names";
import type { Role } from "./types";

/**
 * Returns the faults of a new display name, as refused fields: whether it hides signs or grows out of its line, or would pass
 * for somebody who runs this site, or for one of the `guarded` names. `owner` is who takes it, also by an invitation: a name
 * that an account has already stays, and administrators do run the site.
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
