// An optional catch-all would take `/api/v1/index` for the base.
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "./[...path]/route";
