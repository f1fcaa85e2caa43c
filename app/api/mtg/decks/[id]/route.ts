import { MTG_DECK_ROUTES } from "../deck-routes";

export const { GET, PUT, PATCH, DELETE } = MTG_DECK_ROUTES;
