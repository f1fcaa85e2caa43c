/** Returns the path of a page's subpage, such as its picture; the query stays at the end. */
export const getPagePartPath = (page: string, part: "picture" | "sheet" | "proxies"): string =>
  page.replace(/(?=\?)|$/, `/${part}`);

/** Returns a URL with further query parameters appended. */
export const appendQuery = (address: string, query: string): string =>
  query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
