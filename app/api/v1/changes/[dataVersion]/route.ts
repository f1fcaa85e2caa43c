import { apiAddress } from "@/lib/api/api-address";
import { API_ROUTES } from "@/lib/api/api-routes";
import { publicationOf } from "@/lib/api/data";
import { serializeChange, serializePublication } from "@/lib/api/serializers/changes";
import { serializePaging } from "@/lib/api/serializers/paging";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";

const SIZE = 500;

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.changesOf,
  async ({ params, query }) => {
    const { page } = query;
    const found = await publicationOf(params.dataVersion, (page - 1) * SIZE, SIZE);
    if (!found)
      return refused("notFound", { message: "There is no data version of this number. `changes` lists them." });
    const { total, dataVersion, changes } = found;
    const pages = Math.max(1, Math.ceil(total / SIZE));
    const place = serializePaging({ page, pages, total }, apiAddress.changes(dataVersion));
    return answered({ publication: serializePublication(found), ...place, changes: changes.map(serializeChange) });
  },
);
