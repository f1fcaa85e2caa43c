import { createPublicReadRoute } from "@/lib/http/public-read";
import { mcpHandler } from "@/lib/mcp/server/mcp-handler";

/**
 * The endpoint of the Model Context Protocol (streamable HTTP, without sessions). POST only reads; the protocol handler
 * refuses other methods.
 */
export const POST = createPublicReadRoute((request) => mcpHandler.fetch(request), "apiSearch");
export const GET = POST;
export const DELETE = POST;
