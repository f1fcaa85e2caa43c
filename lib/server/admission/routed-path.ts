import { isLanguage } from "@/lib/languages";

type RoutedPath = {
  /** The path with its dots resolved, as it is written. */
  readonly written: string;
  /** The path as pages are found by: decoded, without the language and the endings of a page's data. */
  readonly path: string;
};

/**
 * Returns the path by which a URL is routed. An invalid URL counts as the home page, which is among the most expensive
 * pages.
 */
export function parseRoutedPath(address: string): RoutedPath {
  const asked = address.replace(/^[a-z]+:\/\/[^/]*/i, "");
  if (!URL.canParse(`http://localhost${asked}`)) return { written: "/", path: "/" };
  const written = new URL(`http://localhost${asked}`).pathname;
  const whole = (decodePath(written) ?? written).replace(/\/{2,}/g, "/").replace(/(?:\.segments\/.*)?\.rsc$/, "");
  const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/s.exec(whole) ?? [];
  return { written, path: (isLanguage(first) ? rest : whole) || "/" };
}

/** Decodes a percent-encoded path; null if it is not valid UTF-8. */
export function decodePath(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}

/** Returns whether a path as written is in `files`. */
export const isServedFile = (files: ReadonlySet<string>, written: string): boolean =>
  files.has(decodePath(written) ?? "");
