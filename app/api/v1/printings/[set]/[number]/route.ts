import { API_ROUTES } from "@/lib/api/api-routes";
import { fullCardAnswer, printingAnswer } from "@/lib/api/serializers/card-answer";
import { findPrinting } from "@/lib/api/serializers/set-answer";
import { answered, refused } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.printing, async ({ at }) => {
  const held = await catalogue();
  const found = findPrinting(held, at.set, at.number);
  if (!found)
    return refused("notFound", { message: "No card carries this set and number. `sets` lists what there is." });
  const { version, asOf } = held;
  return answered({ version, asOf, card: fullCardAnswer(found.card, held), printing: printingAnswer(found.printing) });
});
