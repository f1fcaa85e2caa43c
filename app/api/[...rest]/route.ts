import { NOT_FOUND_HANDLERS } from "@/lib/api/server/method-handlers";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = NOT_FOUND_HANDLERS;
