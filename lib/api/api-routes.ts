import { bulkRoutes } from "./routes/bulk-routes";
import { cardRoutes } from "./routes/card-routes";
import { deckRoutes } from "./routes/deck-routes";
import { libraryRoutes } from "./routes/library-routes";
import { mtgRoutes } from "./routes/mtg-routes";
import { ruleRoutes } from "./routes/rule-routes";
import { serviceRoutes } from "./routes/service-routes";
import { setRoutes } from "./routes/set-routes";
import { symbolRoutes } from "./routes/symbol-routes";

/** All routes of the API by name, in the order of the documentation. */
export const API_ROUTES = {
  ...cardRoutes,
  ...symbolRoutes,
  ...setRoutes,
  ...ruleRoutes,
  ...libraryRoutes,
  ...deckRoutes,
  ...mtgRoutes,
  ...bulkRoutes,
  ...serviceRoutes,
};
export type ApiRouteName = keyof typeof API_ROUTES;
