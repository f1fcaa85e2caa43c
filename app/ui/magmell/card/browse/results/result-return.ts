/** The key under which a tab keeps the result that was opened last. */
const KEY = "grimoire.result";

type Opened = { readonly at: string; readonly card: string };

/** Notes which result is opened, so that the reader who comes back stands there again. */
export function rememberOpenedResult(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-result]") : null;
  if (!link) return;
  const opened: Opened = { at: window.location.href, card: link.pathname };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(opened));
  } catch {
    // A browser that forbids storage keeps no place.
  }
}

/** Puts the focus back on the result that was opened from this page, for a reader who went back in the history. */
export function restoreResultFocus(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "back_forward" || document.activeElement !== document.body) return;
  const opened = readOpened();
  if (opened?.at !== window.location.href) return;
  const links = document.querySelectorAll<HTMLAnchorElement>("a[data-result]");
  // The browser puts the page where it was.
  [...links].find(({ pathname }) => pathname === opened.card)?.focus({ preventScroll: true });
}

function readOpened(): Opened | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
