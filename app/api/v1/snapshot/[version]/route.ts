import { API_BASE } from "@/lib/api/api-address";
import { API_ROUTES } from "@/lib/api/api-routes";
import { moved, refused } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";
import { partsOfVersion } from "@/lib/catalogue/open-catalogue";
import { writeSnapshot } from "@/lib/catalogue/snapshot";
import type { Catalogue } from "@/lib/catalogue/types";
import { keptPer } from "@/lib/kept/kept-per";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.snapshot, async ({ at }) => {
  const held = await catalogue();
  const current = `${API_BASE}/snapshot/${held.version}`;
  if (at.version === held.version)
    return { as: "text", type: "application/json; charset=utf-8", text: textOf(held), tag: held.version };
  if (at.version === "current" || partsOfVersion(at.version) !== null) return moved(current);
  return refused("notFound", {
    message: "This is no version of the catalogue. `current` is the one in force.",
    current,
  });
});

const textOf = keptPer(
  (held: Catalogue) => JSON.stringify(writeSnapshot(held)),
  ({ cards }) => cards,
);
