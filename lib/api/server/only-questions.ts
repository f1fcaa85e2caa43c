import { apiRefusal, headOf } from "./api-response";

const Allow = "POST, OPTIONS";
const refusal = async (): Promise<Response> => apiRefusal("wrongMethod", {}, { Allow });
const head = async (): Promise<Response> => headOf(await refusal());

/** The methods that a route which is asked with a body does not answer. */
export { head as HEAD, refusal as DELETE, refusal as GET, refusal as PATCH, refusal as PUT };
