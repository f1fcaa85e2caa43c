import { API_BASE_PATH, API_DOCS_PATH } from "@/lib/api/api-paths";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { getSiteOrigin } from "@/lib/server/env";

/** A short Markdown overview of the site for language models (llmstxt.org). */
export const GET = createPublicReadRoute(async () => {
  const at = (path: string) => `${getSiteOrigin()}${path}`;
  const text = `# Grimoire

> Card database, deckbuilder and rules engine for MAGMELL, a Japanese trading card game. A card is its name, and its latest text wins (rule 205.3).

## For programs

- [Public API](${at(API_DOCS_PATH)}): cards, sets, rulings, rules, search, deck check; no key
- [OpenAPI 3.1](${at(`${API_BASE_PATH}/openapi.json`)}): the same for machines, with examples
- [Bulk files](${at(`${API_BASE_PATH}/bulk`)}): the whole catalogue
- [Model Context Protocol](${at("/api/mcp")}): the same answers as tools, read-only

## For readers

- [Cards](${at("/cards")}): search; its language is told on [the page of the syntax](${at("/syntax")})
- [Rules](${at("/rules")}): summaries of the comprehensive rules by number, with rulings
- [Decks](${at("/decks")}): public and starter decks
- [English](${at("/en")}): the same pages in English
`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
});
