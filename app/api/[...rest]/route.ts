export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/lib/api/serve/no-address";
