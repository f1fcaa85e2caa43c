import { createHash } from "node:crypto";
import { replaceBytes } from "./replace-bytes";

/** A page that is the same for all visitors, with a content policy that allows its scripts by hash. */
type HashedPage = { readonly html: Buffer; readonly policy: string };

/** Placeholder of the nonce among an element's attributes; pages never contain this character. */
const MARK = "\u0000";
/** Hashes for which a policy has room: a header of more than 8 kB is refused on the way. */
const MOST_HASHES = 96;

/**
 * Returns a rendered page in which the CSP allows inline scripts and styles by their hashes instead of the nonce. Only
 * elements that carried the nonce get a hash, so injected scripts stay forbidden. Null if the policy has no nonce, or
 * the page has more scripts than a header can list.
 */
export function replaceNoncesWithHashes(html: Buffer, policy: string): HashedPage | null {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (nonce === undefined) return null;
  // Scripts hold the nonce in their data too. A word of the same length, as lengths are counted there, makes renderings alike.
  const marked = replaceBytes(html, ` nonce="${nonce}"`, MARK);
  const plain = replaceBytes(marked, nonce, "0".repeat(nonce.length));
  const scripts = hashesIn(plain, "script");
  const styles = hashesIn(plain, "style");
  if (scripts.length + styles.length > MOST_HASHES) return null;
  const directives = policy.split("; ").map((directive) => {
    const [name, ...sources] = directive.split(" ");
    // With `strict-dynamic` a browser would ignore 'self', and files of the build carry no hash.
    const kept = sources.filter((source) => source !== "'strict-dynamic'" && !source.startsWith("'nonce-"));
    const hashes = name === "script-src" ? scripts : name === "style-src" ? styles : [];
    return [name, ...kept, ...hashes].join(" ");
  });
  return { html: replaceBytes(plain, MARK, ""), policy: directives.join("; ") };
}

/** Returns the sources of a policy for the inline elements with a tag that carried the nonce. */
function hashesIn(page: Buffer, tag: "script" | "style"): readonly string[] {
  const hashes = new Set<string>();
  const opening = `<${tag}`;
  let from = 0;
  for (let at = page.indexOf(opening); at >= 0; at = page.indexOf(opening, from)) {
    from = at + opening.length;
    // Of a longer name, such as that of an element of its own.
    if (/^\w/.test(page.toString("latin1", from, from + 1))) continue;
    const end = page.indexOf(">", from);
    const close = page.indexOf(`</${tag}>`, end + 1);
    if (end < 0 || close < 0) break;
    const content = page.subarray(end + 1, close);
    if (content.length > 0 && page.subarray(from, end).includes(MARK))
      hashes.add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
    from = close;
  }
  return [...hashes];
}
