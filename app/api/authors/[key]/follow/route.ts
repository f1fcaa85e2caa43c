import { createToggleRoutes } from "@/app/api/toggle-routes";
import { followAuthor, unfollowAuthor } from "@/lib/authors/mutations";

export const { POST, DELETE } = createToggleRoutes("key", followAuthor, unfollowAuthor);
