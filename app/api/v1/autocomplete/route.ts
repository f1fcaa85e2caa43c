import { autocompleteAnswer } from "@/lib/api/answers/autocomplete-answer";
import { API_ROUTES } from "@/lib/api/api-routes";
import { answered } from "@/lib/api/serve/api-answer";
import { publicRoute } from "@/lib/api/serve/public-route";
import { catalogue } from "@/lib/catalogue/data";

export { DELETE, PATCH, POST, PUT } from "@/lib/api/serve/only-reads";

export const { GET, HEAD, OPTIONS } = publicRoute(API_ROUTES.autocomplete, async ({ query }) =>
  answered(autocompleteAnswer(await catalogue(), query.q)),
);
