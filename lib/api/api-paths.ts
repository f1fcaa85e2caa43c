import { getCardImagePath } from "@/lib/magmell/card-images/image-address";

/** The base path of version 1 of the API. It never changes. */
export const API_BASE_PATH = "/api/v1";
/** The path of the documentation page. */
export const API_DOCS_PATH = "/developers";

/**
 * Root-relative paths of API routes and pages. API responses contain absolute URLs instead; bulk files contain these
 * paths.
 */
export const apiPaths = {
  card: (number: number) => `${API_BASE_PATH}/cards/number/${number}`,
  cardPage: (name: string) => `/cards/${encodeURIComponent(name)}`,
  printing: (set: string, number: string) => `${API_BASE_PATH}/printings/${set}/${number}`,
  images: (sha256: string) => ({
    small: getCardImagePath(sha256, 160),
    medium: getCardImagePath(sha256, 400),
    large: getCardImagePath(sha256, 800),
  }),
  set: (code: string) => `${API_BASE_PATH}/sets/${code}`,
  rule: (id: string) => `${API_BASE_PATH}/rules/${id}`,
  rulePage: (id: string) => `/rules/${id.replace(":", "/")}`,
  ruling: (id: string) => `${API_BASE_PATH}/rulings/${id}`,
  bulk: (name: string) => `${API_BASE_PATH}/bulk/${name}`,
  changes: (version: number) => `${API_BASE_PATH}/changes/${version}`,
  error: (code: string) => `${API_DOCS_PATH}#error-${code}`,
} as const;

/** Returns a path with a query of all parameters that have a value, in the given order. */
export function appendQuery(path: string, query: Readonly<Record<string, string | number | null | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}
