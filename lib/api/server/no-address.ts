import { apiRefusal, headOf } from "./api-response";
import { preflight } from "./public-route";

const missing = async (): Promise<Response> => apiRefusal("notFound");
const head = async (): Promise<Response> => headOf(await missing());
const options = async (): Promise<Response> => preflight("GET, HEAD, OPTIONS");

/** Whatever stands at no address of the interface is refused in its own words, too. */
export {
  head as HEAD,
  missing as DELETE,
  missing as GET,
  missing as PATCH,
  missing as POST,
  missing as PUT,
  options as OPTIONS,
};
