import { API_BASE, API_DOCS } from "@/lib/api/api-address";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.index, async () => {
  const { version } = await catalogue();
  const below = (path: string) => `${API_BASE}/${path}`;
  const links = {
    docs: API_DOCS,
    openapi: below("openapi.json"),
    cards: below("cards"),
    sets: below("sets"),
    rulings: below("rulings"),
    rules: below("rules"),
    bulk: below("bulk"),
    changes: below("changes"),
  };
  return answered({ version, links });
});
