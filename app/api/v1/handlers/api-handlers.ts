import type { ApiRouteName } from "@/lib/api/api-routes";
import type { PublicRoute } from "@/lib/api/server/public-route";
import { bulkHandlers } from "./bulk-handlers";
import { cardHandlers } from "./card-handlers";
import { deckHandlers } from "./deck-handlers";
import { libraryHandlers } from "./library-handlers";
import { mtgHandlers } from "./mtg-handlers";
import { ruleHandlers } from "./rule-handlers";
import { serviceHandlers } from "./service-handlers";
import { setHandlers } from "./set-handlers";
import { symbolHandlers } from "./symbol-handlers";

/** The handlers of every route of the API. */
export const API_HANDLERS: Readonly<Record<ApiRouteName, PublicRoute>> = {
  ...cardHandlers,
  ...symbolHandlers,
  ...setHandlers,
  ...ruleHandlers,
  ...libraryHandlers,
  ...deckHandlers,
  ...mtgHandlers,
  ...bulkHandlers,
  ...serviceHandlers,
};
