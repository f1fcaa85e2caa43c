export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/lib/api/server/no-address";
