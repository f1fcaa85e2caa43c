import { API_ROUTES } from "@/lib/api/api-routes";
import { wordListAnswer } from "@/lib/api/serializers/word-list-answer";
import { answered } from "@/lib/api/server/api-answer";
import { publicRoute } from "@/lib/api/server/public-route";
import { catalogue } from "@/lib/catalogue/store/data";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(API_ROUTES.wordList, async ({ at }) =>
  answered(wordListAnswer(await catalogue(), at.list)),
);
