import { setsAnswer } from "@/lib/api/answers/set-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.sets, async () => {
  const held = await catalogue();
  return answered({ version: held.version, sets: setsAnswer(held) });
});
