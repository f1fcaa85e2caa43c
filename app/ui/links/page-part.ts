/** Returns the path of a part of a page, such as its picture; the query of the page stays behind it. */
export const getPagePartPath = (page: string, part: "picture" | "sheet" | "proxies"): string =>
  page.replace(/(?=\?)|$/, `/${part}`);

/** Returns a URL with further parameters behind those that it has. */
export const appendQuery = (address: string, query: string): string =>
  query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
