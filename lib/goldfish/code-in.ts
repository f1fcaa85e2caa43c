const LONGEST = 2_000;

/**
 * The deck code in what somebody pasted or an address carries: the code itself, or the address of a shared deck or a
 * goldfish with it, percent-encoded or not.
 */
export function codeIn(pasted: string): string {
  const text = decoded(pasted.slice(0, LONGEST)).trim();
  const inAddress = /\/(?:d|goldfish)\/([^/?#\s]+)/.exec(text)?.[1];
  return inAddress ?? text;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: the code is broken, and its reader says so.
    return text;
  }
}
