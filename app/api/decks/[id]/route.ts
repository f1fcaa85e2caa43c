import { MAGMELL_DECK_ROUTES } from "../deck-routes";

export const { GET, PUT, PATCH, DELETE } = MAGMELL_DECK_ROUTES;
