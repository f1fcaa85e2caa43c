import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";

const headers = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

// Who has the address of an unlisted deck may see it: search engines must not list it, and no page may pass it on.
const secretAddress = [
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Robots-Tag", value: "noindex, nofollow" },
];

// A route's own type comes too late for Next.js to pack its answer, so what answers JSON has it from here. Bulk files are
// left as they are: who wants them small asks for them by another name.
const json = [{ key: "Content-Type", value: "application/json; charset=utf-8" }];

/** @type {import("next").NextConfig} */
const config = {
  // A second build folder lets the checks build and serve without touching the site that is running.
  distDir: process.env.GRIMOIRE_DIST_DIR ?? ".next",
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  headers: async () => [
    { source: "/:path*", headers },
    { source: "/api/v1/:path((?!bulk/|changes\\.atom).*)", headers: json },
    { source: "/api/names/:version", headers: json },
    { source: "/:lang(en)?/s/:token*", headers: secretAddress },
  ],
};

/** The style sheet of the fonts is there before anything that imports it is compiled. */
export default async function nextConfig(phase) {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    const { cutFonts } = await import("./scripts/fonts/cut-fonts.mjs");
    await cutFonts(import.meta.dirname);
  }
  return config;
}
