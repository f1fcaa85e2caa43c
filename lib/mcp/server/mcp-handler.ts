import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { absoluteLinks } from "@/lib/api/server/absolute-links";
import { siteOrigin } from "@/lib/server/env";
import { CARD_TOOLS } from "./card-tools";
import { DECK_TOOLS } from "./deck-tools";
import { RULE_TOOLS } from "./rule-tools";
import { syntaxText } from "./syntax-text";
import type { Tool } from "./tool";

/** The largest request, in bytes. */
const MAX_BYTES = 32 * 1024;

export const MCP_TOOLS: readonly Tool[] = [...CARD_TOOLS, ...RULE_TOOLS, ...DECK_TOOLS];

const INSTRUCTIONS =
  "Cards and rules of MAGMELL. A card is its name and the latest text wins (205.3), so look a card up before you tell what it does. Cite rule numbers as they are given, such as 705.4.3.";

/** The handler of the Model Context Protocol: tools that read, no session, one JSON answer to a request. */
export const mcpHandler = createMcpHandler(
  () => {
    const server = new McpServer({ name: "grimoire", version: "1" }, { instructions: INSTRUCTIONS });
    for (const tool of MCP_TOOLS) register(server, tool);
    registerSyntax(server);
    return server;
  },
  { maxRequestBodySize: MAX_BYTES, maxSubscriptions: 1 },
);

/** The page of the search language, for programs that read it whole. */
function registerSyntax(server: McpServer): void {
  const uri = `${siteOrigin()}/syntax`;
  const mimeType = "text/markdown";
  const description = "Every key of the search language of search_cards, with an example.";
  server.registerResource("syntax", uri, { title: "Search language", description, mimeType }, async () => ({
    contents: [{ uri, mimeType, text: syntaxText() }],
  }));
}

function register(server: McpServer, { name, title, description, inputSchema, outputSchema, run }: Tool): void {
  server.registerTool(
    name,
    { title, description, inputSchema, outputSchema, annotations: { readOnlyHint: true, openWorldHint: false } },
    async (given) => {
      const answer = await run(given);
      if (!answer.ok) return { content: [{ type: "text", text: answer.message }], isError: true };
      const data = absoluteLinks(answer.data, siteOrigin()) as Record<string, unknown>;
      return { content: [{ type: "text", text: JSON.stringify(data) }], structuredContent: data };
    },
  );
}
