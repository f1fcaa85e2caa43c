import { createHash } from "node:crypto";

/** A page that is the same for all visitors, with a content policy that allows its scripts by hash. */
type HashedPage = { readonly html: Buffer; readonly policy: string };

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;
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
  const mark = ` nonce="${nonce}"`;
  // Bytes as characters: what is sought is ASCII, and nothing is decoded.
  const page = html.toString("latin1");
  // Scripts hold the nonce in their data too. A word of the same length, as lengths are counted there, makes renderings alike.
  const plain = page.replaceAll(mark, MARK).replaceAll(nonce, "0".repeat(nonce.length));
  const scripts = hashesIn(plain, SCRIPT);
  const styles = hashesIn(plain, STYLE);
  if (scripts.length + styles.length > MOST_HASHES) return null;
  const directives = policy.split("; ").map((directive) => {
    const [name, ...sources] = directive.split(" ");
    // With `strict-dynamic` a browser would ignore 'self', and files of the build carry no hash.
    const kept = sources.filter((source) => source !== "'strict-dynamic'" && !source.startsWith("'nonce-"));
    const hashes = name === "script-src" ? scripts : name === "style-src" ? styles : [];
    return [name, ...kept, ...hashes].join(" ");
  });
  return { html: Buffer.from(plain.replaceAll(MARK, ""), "latin1"), policy: directives.join("; ") };
}

/** The sources of a policy for the inline elements that carried the nonce, of a page with its bytes as characters. */
function hashesIn(html: string, element: RegExp): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(element))
    if (attributes.includes(MARK) && content !== "")
      hashes.add(`'sha256-${createHash("sha256").update(content, "latin1").digest("base64")}'`);
  return [...hashes];
}
