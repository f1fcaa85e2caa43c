import { apiRefusal } from "./api-response";

const Allow = "GET, HEAD, OPTIONS";
const refusal = async (): Promise<Response> => apiRefusal("wrongMethod", {}, { Allow });

/** The methods that a route for reading does not answer. */
export { refusal as DELETE, refusal as PATCH, refusal as POST, refusal as PUT };
