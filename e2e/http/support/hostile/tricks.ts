/** A way to ask for an address that some server on the way might take for another, or for one that is allowed. */
type Trick = {
  readonly name: string;
  readonly path: (path: string) => string;
  readonly headers: (path: string) => Readonly<Record<string, string>>;
};

/** The name under which Next.js knew the code before pages, by version; five in a row were once taken for a way past it. */
const BEFORE_PAGES = ["middleware", "src/middleware", "pages/_middleware", "proxy", "src/proxy"];

const byHeader = (name: string, headers: (path: string) => Readonly<Record<string, string>>): Trick => ({
  name,
  path: (path) => path,
  headers,
});
const byPath = (
  name: string,
  path: (path: string) => string,
  headers: Readonly<Record<string, string>> = {},
): Trick => ({
  name,
  path,
  headers: () => headers,
});

const withQuery = (query: string) => (path: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;
const RSC = { rsc: "1" };

/** All tricks of the kind that got past other sites: the answer has to be that of the plain address, or a refusal. */
export const TRICKS: readonly Trick[] = [
  ...BEFORE_PAGES.flatMap((name) =>
    [name, Array(5).fill(name).join(":")].map((value) =>
      byHeader(`x-middleware-subrequest: ${value}`, () => ({ "x-middleware-subrequest": value })),
    ),
  ),
  ...["x-middleware-rewrite", "x-original-url", "x-rewrite-url", "x-matched-path", "x-invoke-path"].map((name) =>
    byHeader(name, (path) => ({ [name]: path })),
  ),
  byHeader("x-middleware-next", () => ({ "x-middleware-next": "1" })),
  byHeader("x-nextjs-data", () => ({ "x-nextjs-data": "1" })),
  byHeader("next-action", () => ({ "next-action": "0".repeat(42) })),
  ...["x-http-method-override", "x-method-override", "x-http-method"].map((name) =>
    byHeader(name, () => ({ [name]: "PUT" })),
  ),
  byHeader("x-forwarded-host", () => ({ "x-forwarded-host": "localhost", "x-forwarded-proto": "https" })),
  byHeader("authorization", () => ({ authorization: "Bearer null", "x-user-id": "1", "x-role": "admin" })),
  byHeader("cookie without a value", () => ({ cookie: "next-auth.session-token=; __Host-session=x" })),
  byPath(".rsc", (path) => `${path}.rsc`, RSC),
  byPath(".prefetch.rsc", (path) => `${path}.prefetch.rsc`, { ...RSC, "next-router-prefetch": "1" }),
  byPath(".segments", (path) => `${path}.segments/_tree.segment.rsc`, RSC),
  byPath("_rsc", withQuery("_rsc=1a2b3"), RSC),
  byPath("segment prefetch", withQuery("_rsc=1a2b3"), {
    ...RSC,
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": "/_tree",
  }),
  byPath("__nextLocale", withQuery("__nextLocale=en&__nextDefaultLocale=ja")),
  byPath("_method", withQuery("_method=PUT&method=DELETE")),
  byPath("_next/data", (path) => `/_next/data/build${path}.json`),
  byPath("encoded slashes", (path) => `/${path.slice(1).replaceAll("/", "%2f")}`),
  byPath("encoded letters", (path) => path.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`)),
  byPath("capitals", (path) => path.toUpperCase()),
  byPath("doubled slash", (path) => `/${path}`),
  byPath("doubled slash within", (path) => path.replace(/(?<=.)\//, "//")),
  byPath("backslash", (path) => path.replace(/(?<=.)\//, "\\")),
  byPath("dot segment", (path) => `/.${path}`),
  byPath("encoded dot segment", (path) => `/x/%2e%2e${path}`),
  byPath("trailing dot", (path) => `${path}.`),
  byPath("trailing slash", (path) => `${path}/`),
  byPath("trailing space", (path) => `${path}%20`),
  byPath("parameters of a path", (path) => `${path};x=1`),
  byPath("end of a text", (path) => `${path}%00`),
];
