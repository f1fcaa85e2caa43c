import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";

// Frames for other sites (`/embed`) have a content policy that allows just that.
const framed = "(?:en/)?embed/";
const noFrames = [{ key: "X-Frame-Options", value: "DENY" }];
const headers = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

// An unlisted deck is open to those who have its address: search engines must not list it, and no page may pass it on.
const secretAddress = [
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Robots-Tag", value: "noindex, nofollow" },
];

// Answers of the API are data, never a page.
const data = [{ key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'" }];

// A route's own type comes too late for Next.js to compress its answer, so JSON routes have theirs from here. Bulk files
// stay as they are: their compressed form has a name of its own.
const json = [{ key: "Content-Type", value: "application/json; charset=utf-8" }];

// A cut font and the sheet of those that come late have a hash of their content in their names (scripts/fonts), the drawings of
// cards as well (app/ui/magmell/card/emblem).
const forEver = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];

// The worker of a release (app/ui/offline) is asked for anew each time; it has a policy of its own, as a page has.
const never = [
  { key: "Cache-Control", value: "no-cache" },
  { key: "Content-Security-Policy", value: "default-src 'none'; connect-src 'self'; script-src 'self'" },
];

/** @type {import("next").NextConfig} */
const config = {
  // `.next/standalone` then holds everything that a machine without the checkout needs (docs/hosting.md).
  output: process.env.GRIMOIRE_STANDALONE ? "standalone" : undefined,
  outputFileTracingRoot: import.meta.dirname,
  // Whatever the code may open: what belongs to this machine never goes along.
  outputFileTracingExcludes: { "/*": ["data/**", "data-test-*/**", ".env*", ".git/**"] },
  outputFileTracingIncludes: { "/*": ["public/fonts/pictures.woff"] },
  // A second build folder lets the checks build and serve without touching the site that is running.
  distDir: process.env.GRIMOIRE_DIST_DIR ?? ".next",
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // `npm run check` holds the types of a tree; to build it again checks nothing new, and takes half a minute.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A request costs a phone more than code that two pages both have: each part of a page is one chunk, however large.
    turbopackChunking: { requestCost: 1_000_000, minChunkSize: 2_000_000, maxMergeChunkSize: 2_000_000 },
    // What the proxy sees of a body is kept in memory: of a page's, which is refused, and of an API address with percent signs.
    proxyClientMaxBodySize: "64kb",
    // A cache of 320 MB, which a machine that builds once never reads.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  headers: async () => [
    { source: "/:path*", headers },
    { source: `/:path((?!${framed}).*)`, headers: noFrames },
    { source: "/api/:path*", headers: data },
    { source: "/api/v1/:path((?!bulk/|changes\\.atom).*)", headers: json },
    { source: "/api/names/:version", headers: json },
    { source: "/:lang(en)?/s/:token*", headers: secretAddress },
    { source: "/fonts/:file(.*\\.woff2|late\\..*\\.css)", headers: forEver },
    { source: "/icons/:file(emblems-.*\\.svg)", headers: forEver },
    { source: "/sw.js", headers: never },
  ],
};

/** Names of the migrations of this release, by which the site knows whether a database is its own (`/readyz`). */
const migrations = () =>
  readdirSync(join(import.meta.dirname, "prisma/migrations"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Returns patterns of all addresses, by which the log and the metrics name them. */
export const listRoutes = () =>
  readdirSync(join(import.meta.dirname, "app"), { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\/(?:page\.tsx|route\.tsx?)$/.test(file))
    .map((file) => file.replace(/\/[^/]+$/, "") || "/")
    .concat(apiRoutes(), "/metrics", "/robots.txt", "/sitemap.xml")
    .sort();

/** Patterns of the public interface, whose routes stand in a table that only its own program can import. */
function apiRoutes() {
  const folder = join(import.meta.dirname, "lib/api/routes");
  const table = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return [...table.join("").matchAll(/^ {2}path: "(\/.*)",$/gm)].map(
    ([, path]) => `/api/v1${path.replace(/\{(\w+)\}/g, "[$1]")}`,
  );
}

/**
 * Returns the configuration of Next.js, which cuts the fonts first: the layout imports their style sheet, and asks for some
 * early.
 */
export default async function nextConfig(phase) {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    const { subsetFonts } = await import("./scripts/fonts/cut-fonts.mjs");
    const fonts = await subsetFonts(import.meta.dirname);
    return {
      ...config,
      env: {
        BUILD_FOLDER: config.distDir,
        FONTS: JSON.stringify(fonts),
        MIGRATIONS: JSON.stringify(migrations()),
        ROUTES: JSON.stringify(listRoutes()),
      },
    };
  }
  return config;
}
