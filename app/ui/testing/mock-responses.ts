/** A request by a component: its method, path with query, and JSON body. */
export type SentRequest = { readonly method: string; readonly path: string; readonly body: unknown };

/** Answers one request: a response, or a value that is sent as JSON. */
type Answer = unknown | ((request: SentRequest) => unknown);

const sent: SentRequest[] = [];
const unexpected: string[] = [];
const answers = new Map<string, Answer>();
const original = window.fetch;

/** Clears all mocked responses and requests before each test. */
export function resetMockResponses(): void {
  sent.length = 0;
  unexpected.length = 0;
  answers.clear();
  window.fetch = answerRequest;
}

/**
 * Mocks responses to a component's requests. Keys are method and path: `"PUT /api/decks/1"`; a path ending in `*`
 * matches every path that begins with it. A request without a response fails the test.
 */
export function mockResponses(table: Readonly<Record<string, Answer>>): void {
  for (const [key, value] of Object.entries(table)) answers.set(key, value);
}

/** Returns the requests made so far, oldest first. */
export const getSentRequests = (): readonly SentRequest[] => sent;

/** Returns the requests without a mocked response, as `METHOD path`. */
export const getUnexpectedRequests = (): readonly string[] => unexpected;

async function answerRequest(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { origin, pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  // Modules and their files come from the test server.
  if (origin === window.location.origin && !path.startsWith("/api/")) return original(input, init);
  const text = await request.text();
  const asked = { method: request.method, path, body: text === "" ? null : readJson(text) };
  sent.push(asked);
  const found = findAnswer(`${request.method} ${path}`) ?? findAnswer(`${request.method} ${pathname}`);
  if (found === undefined) {
    unexpected.push(`${request.method} ${path}`);
    return new Response(null, { status: 501 });
  }
  const value = typeof found === "function" ? await found(asked) : found;
  return value instanceof Response ? value.clone() : Response.json(value);
}

function findAnswer(key: string): Answer | undefined {
  const exact = answers.get(key);
  if (exact !== undefined) return exact;
  return [...answers].find(([pattern]) => pattern.endsWith("*") && key.startsWith(pattern.slice(0, -1)))?.[1];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
