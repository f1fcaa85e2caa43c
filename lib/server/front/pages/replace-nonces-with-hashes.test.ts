import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { replaceNoncesWithHashes } from "./replace-nonces-with-hashes";

const NONCE = "bm9uY2U=";
const POLICY = `default-src 'self'; script-src 'self' 'nonce-${NONCE}' 'strict-dynamic'; style-src 'self' 'nonce-${NONCE}'; style-src-attr 'unsafe-inline'`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const replace = (html: string, policy = POLICY) => {
  const page = replaceNoncesWithHashes(Buffer.from(html), policy);
  return page && { ...page, html: page.html.toString() };
};
const hashed = (html: string) => {
  const page = replace(html);
  if (page === null) throw new Error("The page was not hashed");
  return page;
};

test("scripts of the rendering are allowed by hash, and the nonce is gone", () => {
  const page = hashed(
    `<link rel="preload" nonce="${NONCE}"><script nonce="${NONCE}" src="/a.js" async=""></script><script nonce="${NONCE}">first()</script><script nonce="${NONCE}">first()</script><script nonce="${NONCE}">second()</script>`,
  );
  expect(page.html).toBe(
    '<link rel="preload"><script src="/a.js" async=""></script><script>first()</script><script>first()</script><script>second()</script>',
  );
  expect(page.policy).toBe(
    `default-src 'self'; script-src 'self' ${hash("first()")} ${hash("second()")}; style-src 'self'; style-src-attr 'unsafe-inline'`,
  );
});

test("two renderings are alike, though scripts hold the nonce in their data", () => {
  const rendering = (nonce: string) =>
    replace(`<script nonce="${nonce}">data("T2c,nonce:${nonce}")</script>`, `script-src 'nonce-${nonce}'`);
  expect(rendering("YWFhYWFhYWE")).toEqual(rendering("YmJiYmJiYmI"));
  expect(rendering("YWFhYWFhYWE")?.html).toContain("T2c,nonce:00000000000");
});

test("words of any language stay as they are, and are hashed as a browser does", () => {
  const page = hashed(`<p>魔導書 é 🂡</p><script nonce="${NONCE}">name("火打ち石")</script>`);
  expect(page.html).toBe('<p>魔導書 é 🂡</p><script>name("火打ち石")</script>');
  expect(page.policy).toContain(`script-src 'self' ${hash('name("火打ち石")')};`);
});

test("a script that did not carry the nonce gets no hash", () => {
  const page = hashed(`<script>injected()</script><script nonce="other">forged()</script>`);
  expect(page.policy).not.toContain("sha256");
});

test("styles are told apart from scripts", () => {
  const page = hashed(`<style nonce="${NONCE}">p{}</style>`);
  expect(page.policy).toContain(`style-src 'self' ${hash("p{}")};`);
  expect(page.policy).toContain("script-src 'self';");
});

test("a page without a nonce, or with too many scripts for a header, is not taken", () => {
  expect(replace("<p></p>", "default-src 'none'")).toBeNull();
  const many = Array.from({ length: 97 }, (_, n) => `<script nonce="${NONCE}">f(${n})</script>`).join("");
  expect(replace(many)).toBeNull();
});
