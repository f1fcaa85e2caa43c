import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeWordList } from "@/lib/api/serializers/catalog";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/magmell/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.wordList, async ({ params }) =>
  answered(serializeWordList(await catalogue(), params.list)),
);
