import { MTG_DECK_ROUTES } from "@/app/api/deck-routes";

export const { POST } = MTG_DECK_ROUTES;
