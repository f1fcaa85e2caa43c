import { NO_ROUTE } from "@/lib/api/server/methods";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = NO_ROUTE;
