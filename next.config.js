/** @type {import("next").NextConfig} */
export default {
  // A second build folder lets the checks build and serve without touching the site that is running.
  distDir: process.env.GRIMOIRE_DIST_DIR ?? ".next",
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
};
