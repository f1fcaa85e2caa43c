import { NOT_FOUND_HANDLERS } from "@/lib/api/server/methods";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = NOT_FOUND_HANDLERS;
