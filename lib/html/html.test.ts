import fc from "fast-check";
import { expect, test } from "vitest";
import { html } from "./html";

test("texts are escaped, and pieces of HTML are not", () => {
  const name = `<b title="x">&'`;
  expect(html`<a title="${name}">${name}${html`<i>${1}</i>`}${["<", html`<br>`]}${null}</a>`.text).toBe(
    '<a title="&lt;b title=&quot;x&quot;&gt;&amp;&#39;">&lt;b title=&quot;x&quot;&gt;&amp;&#39;<i>1</i>&lt;<br></a>',
  );
});

test("no text opens an element or leaves an attribute", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(html`${text}`.text).not.toMatch(/[<>"']/);
    }),
  );
});
