import { apiAddress } from "@/lib/api/api-address";
import { API_ROUTES } from "@/lib/api/api-routes";
import { moved, refused } from "@/lib/api/server/api-answer";
import { findBulkFile } from "@/lib/api/server/bulk-files";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.bulkFile, async ({ params }) => {
  const file = await findBulkFile(await catalogue(), params.file);
  if (file === null)
    return refused("notFound", { message: "There is no such file. `bulk` lists the files there are." });
  if (file.found === "bytes") return { as: "bytes", bytes: file.bytes };
  if (file.found === "current") return moved(apiAddress.bulk(file.name));
  const message =
    "This file is not kept, or not any more: ten newer ones have taken its place. `current` is the newest.";
  return refused("notFound", { message, current: apiAddress.bulk(file.name) });
});
