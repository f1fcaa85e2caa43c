import { createPublicReadRoute } from "@/lib/http/public-read";
import { mcpHandler } from "@/lib/mcp/server/mcp-handler";

/**
 * The endpoint of the Model Context Protocol (streamable HTTP, without sessions). A question comes as a body, and nothing is
 * changed by it; other methods are refused by the protocol itself.
 */
export const POST = createPublicReadRoute((request) => mcpHandler.fetch(request), "apiSearch");
export const GET = POST;
export const DELETE = POST;
