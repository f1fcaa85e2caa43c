/** The key under which a tab keeps the token of a link, since signing in may lead away and back. */
const KEY = "grimoire.link";
const TOKEN = /^[\w-]{43}$/;

/**
 * Returns the token of the link that opened this page, or of the one that did before signing in led away; `""` where the
 * address has something else in its place, `null` where there is none. What a tab keeps leaves the address, so that no history
 * shows it.
 */
export function readLinkToken(): string | null {
  const { hash, pathname, search } = window.location;
  const given = hash.slice(1);
  if (given === "") return kept();
  if (!TOKEN.test(given)) return "";
  if (keep(given)) window.history.replaceState(null, "", pathname + search);
  return given;
}

/** Forgets the token of a link that was used, or does nothing. */
export function clearLinkToken(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function keep(token: string): boolean {
  try {
    window.sessionStorage.setItem(KEY, token);
    return true;
  } catch {
    // Where nothing is kept the address goes on holding it, and the link is opened again after signing in.
    return false;
  }
}

function kept(): string | null {
  try {
    const token = window.sessionStorage.getItem(KEY);
    return token !== null && TOKEN.test(token) ? token : null;
  } catch {
    return null;
  }
}
