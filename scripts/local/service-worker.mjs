import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Pages whose files have to be there without a network, as the build names them. */
const PAGES = ["[lang]/offline/builder/page", "[lang]/offline/mtg/page", "[lang]/offline/page"];
/** A file of the build as its files name each other. */
const FILE = /static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|ts|woff2)/g;

/** Bundles the service worker of the release in `.next` into `public/sw.js`, with the list of files to cache. */
export async function bundleServiceWorker(root) {
  const { build } = await import("esbuild");
  const release = readFileSync(resolve(root, ".next/BUILD_ID"), "utf8").trim();
  await build({
    ...getWorkerBuildOptions(root, release, releaseFiles(root)),
    outfile: "public/sw.js",
    logLevel: "error",
  });
}

/** Returns the esbuild options for the service worker of a release. `files` are the URLs of the release's files. */
export const getWorkerBuildOptions = (root, release, files) => ({
  absWorkingDir: root,
  entryPoints: ["app/ui/offline/service-worker.ts"],
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  alias: { "@": root },
  define: {
    RELEASE: JSON.stringify(release),
    RELEASE_FILES: JSON.stringify(files),
    "process.env.NODE_ENV": '"production"',
  },
});

/**
 * Addresses of the files that those pages may ever load: what they name, what that names in turn, the fonts with their late style
 * sheet, and the drawings of cards.
 */
function releaseFiles(root) {
  const found = new Set(PAGES.flatMap((page) => manifestsOf(root, page)).flatMap(namedIn));
  // A set that grows while it is walked is walked to its end.
  for (const file of found)
    if (/\.(?:js|css)$/.test(file))
      for (const other of namedIn(readFileSync(resolve(root, ".next", file), "utf8"))) found.add(other);
  const fonts = readdirSync(resolve(root, "public/fonts")).filter((name) => /\.woff2$|^late\..*\.css$/.test(name));
  const emblems = readdirSync(resolve(root, "public/icons")).filter((name) => name.startsWith("emblems-"));
  return [
    ...[...found].map((file) => `/_next/${file}`),
    ...fonts.map((name) => `/fonts/${name}`),
    ...emblems.map((name) => `/icons/${name}`),
  ].sort();
}

/** Manifests of a page: the parts of it that run in browsers, and the files that every page begins with. */
function manifestsOf(root, page) {
  const folder = resolve(root, ".next/server/app", page);
  const names = [`${folder}_client-reference-manifest.js`, `${folder}/build-manifest.json`];
  return names.map((name) => readFileSync(name, "utf8"));
}

const namedIn = (text) => [...text.matchAll(FILE)].map(([file]) => file);
