import { API_ROUTES } from "@/lib/api/api-routes";
import { rulingAnswer } from "@/lib/api/serializers/card-answer";
import { rulingsById } from "@/lib/api/serializers/rulings-answer";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.rulingById, async ({ at }) => {
  const held = await catalogue();
  const ruling = rulingsById(held).get(at.id.toUpperCase());
  if (!ruling) return refused("notFound", { message: "No ruling has this id. `rulings` lists all of them." });
  return answered({ version: held.version, ruling: rulingAnswer(ruling, held) });
});
