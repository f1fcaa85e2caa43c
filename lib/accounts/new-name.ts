import type { RefusedField } from "../refusals";
import { hidesSigns, isReserved, lookAlike } from "./display-name";
import type { Viewer } from "./types";

/**
 * The faults of a new display name, as refused fields: whether it hides signs, or would pass for somebody who runs this site, or for one of its
 * administrators, whose names are given. A name that an account has already stays.
 */
export function nameFaults(
  name: string | undefined,
  viewer: Viewer | null,
  adminNames: readonly string[],
): readonly RefusedField[] {
  if (!name || name === viewer?.name) return [];
  if (hidesSigns(name)) return [{ path: "name", code: "unfit", message: "has characters that nobody sees" }];
  if (viewer?.role === "admin") return [];
  if (!isReserved(name) && !adminNames.some((admin) => lookAlike(admin, name))) return [];
  const message = "This name would pass for somebody who runs this site. Take another one.";
  return [{ path: "name", code: "nameReserved", message }];
}
