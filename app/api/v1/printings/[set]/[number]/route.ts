import { fullCardAnswer, printingAnswer } from "@/lib/api/answers/card-answer";
import { findPrinting } from "@/lib/api/answers/set-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered, refused } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.printing, async ({ at }) => {
  const held = await catalogue();
  const found = findPrinting(held, at.set, at.number);
  if (!found)
    return refused("notFound", { message: "No card carries this set and number. `sets` lists what there is." });
  const { version, asOf } = held;
  return answered({ version, asOf, card: fullCardAnswer(found.card, held), printing: printingAnswer(found.printing) });
});
