import { MAGMELL_DECK_ROUTES } from "@/app/api/deck-routes";

export const { GET, PUT, PATCH, DELETE } = MAGMELL_DECK_ROUTES;
