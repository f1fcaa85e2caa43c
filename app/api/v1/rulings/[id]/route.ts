import { rulingAnswer } from "@/lib/api/answers/card-answer";
import { rulingsById } from "@/lib/api/answers/rulings-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered, refused } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.rulingById, async ({ at }) => {
  const held = await catalogue();
  const ruling = rulingsById(held).get(at.id.toUpperCase());
  if (!ruling) return refused("notFound", { message: "No ruling has this id. `rulings` lists all of them." });
  return answered({ version: held.version, ruling: rulingAnswer(ruling, held) });
});
