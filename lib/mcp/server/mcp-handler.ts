import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { toAbsoluteLinks } from "@/lib/api/server/to-absolute-links";
import { lazy } from "@/lib/cache";
import { readTextBody } from "@/lib/http/request-body";
import { getChoiceHelp } from "@/lib/magmell/search/query/choice-help";
import { GRAMMAR_EXAMPLES, KEY_GROUPS, type KeyGroup, type QueryExample } from "@/lib/magmell/search/query/help";
import { getKeyExamples } from "@/lib/magmell/search/query/key-examples";
import { QUERY_KEYS, QUERY_LANGUAGE_VERSION, type QueryKeyId } from "@/lib/magmell/search/query/keys";
import { getSiteOrigin } from "@/lib/server/env";
import { CARD_TOOLS } from "./card-tools";
import { DECK_TOOLS } from "./deck-tools";
import { RULE_TOOLS } from "./rule-tools";
import { runTool } from "./run-tool";
import type { McpTool } from "./tool";

/** Groups of keys that a search of cards has no part in. */
const ELSEWHERE: readonly KeyGroup[] = ["builder", "decks"];

const exampleLine = ({ en, asks }: QueryExample): string => `- \`${en}\`: ${asks.en}`;

function keyLines(key: QueryKeyId): readonly string[] {
  const { names, value } = QUERY_KEYS[key];
  const written = names.map((name) => `\`${name}\``).join(", ");
  const values = Object.entries(getChoiceHelp(key) ?? {}).map(
    ([choice, { en }]) => `- \`${names[0]}:${choice}\`: ${en}`,
  );
  return [`### ${written} (${value})`, ...getKeyExamples(key).map(exampleLine), ...values];
}

/** The search language of cards as Markdown, in English: its grammar, and each key with its names and examples. */
const renderSearchSyntax = lazy((): string =>
  [
    `# Search language, version ${QUERY_LANGUAGE_VERSION}`,
    ...Object.values(GRAMMAR_EXAMPLES).flat().map(exampleLine),
    ...Object.entries(KEY_GROUPS)
      .filter(([group]) => !ELSEWHERE.includes(group as KeyGroup))
      .flatMap(([group, keys]) => [`## ${group}`, ...keys.flatMap(keyLines)]),
  ].join("\n"),
);

/** The largest request, in bytes. */
const MAX_BYTES = 32 * 1024;

export const MCP_TOOLS: readonly McpTool[] = [...CARD_TOOLS, ...RULE_TOOLS, ...DECK_TOOLS];

const INSTRUCTIONS =
  "Cards, rules and decks of the card game MAGMELL. A card is identified by its name, and its latest text applies (rule 205.3), so look up a card before you describe what it does. Cite rules by number without the prefix `mag:`, such as 705.4.3 for `mag:705.4.3`; cite rulings by this site by their id, such as house:7.";

const protocol = createMcpHandler(
  () => {
    const server = new McpServer({ name: "grimoire", version: "1" }, { instructions: INSTRUCTIONS });
    for (const tool of MCP_TOOLS) register(server, tool);
    registerSyntax(server);
    return server;
  },
  // The server never sends messages on its own, so no connection is held open for them.
  { maxRequestBodySize: MAX_BYTES, maxSubscriptions: 0 },
);

/**
 * The HTTP handler of the Model Context Protocol. It offers read-only tools, has no sessions, and sends one response
 * per request.
 */
export const mcpHandler = {
  fetch: async (request: Request): Promise<Response> => {
    if (request.method !== "POST") return protocol.fetch(request);
    const body = await readTextBody(request, MAX_BYTES);
    if (body === null) return refuseRequest(413, -32000, `The request is too large. Send at most ${MAX_BYTES} bytes.`);
    // A batch would count as one request, whatever it costs; the protocol has none since its version of 2025-06-18.
    if (body.trimStart().startsWith("["))
      return refuseRequest(400, -32600, "Batches are not supported. Send only one message per request.");
    const { url, method, headers, signal } = request;
    return protocol.fetch(new Request(url, { method, headers, signal, body }));
  },
};

const refuseRequest = (status: number, code: number, message: string): Response =>
  Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status });

/** The page of the search language, for programs that read it whole. */
function registerSyntax(server: McpServer): void {
  const uri = `${getSiteOrigin()}/syntax`;
  const mimeType = "text/markdown";
  const description = "All keys of the query language of search_cards, with examples.";
  server.registerResource("syntax", uri, { title: "Search language", description, mimeType }, async () => ({
    contents: [{ uri, mimeType, text: renderSearchSyntax() }],
  }));
}

function register(server: McpServer, tool: McpTool): void {
  const { name, title, description, inputSchema, outputSchema } = tool;
  server.registerTool(
    name,
    { title, description, inputSchema, outputSchema, annotations: { readOnlyHint: true, openWorldHint: false } },
    async (given) => {
      const answer = await runTool(tool, given);
      if (!answer.ok) return { content: [{ type: "text", text: answer.message }], isError: true };
      const data = toAbsoluteLinks(answer.data, getSiteOrigin()) as Record<string, unknown>;
      return { content: [{ type: "text", text: JSON.stringify(data) }], structuredContent: data };
    },
  );
}
