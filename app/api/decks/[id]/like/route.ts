import { createToggleRoutes } from "@/app/api/toggle-routes";
import { likeDeck, unlikeDeck } from "@/lib/magmell/decks/likes/mutations";

export const { POST, DELETE } = createToggleRoutes("id", likeDeck, unlikeDeck);
