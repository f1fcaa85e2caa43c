import { MTG_DECK_ROUTES } from "./deck-routes";

export const { POST } = MTG_DECK_ROUTES;
