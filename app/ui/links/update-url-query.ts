/**
 * Changes query parameters of the URL without a page load, also in the links to other languages; null removes a
 * parameter. The fragment stays.
 */
export function updateUrlQuery(changes: Readonly<Record<string, string | null>>): void {
  const query = new URLSearchParams(window.location.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  const search = query.size === 0 ? "" : `?${query}`;
  if (search !== window.location.search) {
    window.history.replaceState(null, "", `${window.location.pathname}${search}${window.location.hash}`);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[rel=alternate][hreflang]")) {
    query.set("lang", link.hreflang);
    link.search = `${query}`;
    link.hash = window.location.hash;
  }
}
