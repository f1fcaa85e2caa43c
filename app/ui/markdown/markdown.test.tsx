import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Markdown } from "./markdown";

const linkOf = (name: string) =>
  name === "墨の試し書き" ? { href: "/cards/sample", title: "《墨の試し書き》" } : null;
const ELSEWHERE = "（外部サイト）";
const html = (text: string) => renderToStaticMarkup(<Markdown text={text} linkOf={linkOf} elsewhere={ELSEWHERE} />);

describe("Markdown of players", () => {
  test("keeps paragraphs, lists, emphasis and tables", () => {
    expect(html("**太字**と*強調*")).toContain("<strong>太字</strong>");
    expect(html("- 一\n- 二")).toContain("<li>一</li>");
    expect(html("|a|b|\n|-|-|\n|1|2|")).toContain("<td>1</td>");
  });

  test("begins headings at the third level", () => {
    expect(html("# 題")).toContain("<h3>題</h3>");
  });

  test("links card names in brackets, but not unknown ones, nor those in code and links", () => {
    expect(html("《墨の試し書き》を引く")).toContain('<a href="/cards/sample" class="link">《墨の試し書き》</a>');
    expect(html("《だれも知らない札》")).not.toContain("<a");
    expect(html("`《墨の試し書き》`")).not.toContain("<a");
    expect(html("[《墨の試し書き》](https://example.com/)").match(/<a /g)).toHaveLength(1);
  });

  test("marks links to elsewhere as a player's", () => {
    expect(html("https://example.com/")).toContain('rel="nofollow noopener ugc"');
    expect(html("[近く](//example.com/)")).toContain('rel="nofollow noopener ugc"');
  });

  test.each(["https://example.com/", "[近く](//example.com/)", "[近く](http://example.com/?a=1)"])(
    "says of a link that it leaves the site, to the eye and to the ear: %s",
    (text) => {
      expect(html(text)).toContain(`<span class="sr-only">${ELSEWHERE}</span></a>`);
      expect(html(text)).toMatch(/<a [^>]*>[^<]+<svg [^>]*aria-hidden="true"/);
    },
  );

  test("says nothing of that at a link within the site", () => {
    for (const text of [
      "[カード](/cards/sample)",
      "《墨の試し書き》",
      "[下](#below)",
      "[隣](cards)",
      "[a](javascript:x)",
    ])
      expect(html(text)).not.toMatch(/<svg|外部サイト/);
  });

  test("shows no pictures, only their words", () => {
    const shown = html("![夜の図](https://example.com/a.png)");
    expect(shown).toContain("夜の図");
    expect(shown).not.toMatch(/<img|example/);
  });

  test.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "[a](javascript:alert(1))",
    "[a](data:text/html,x)",
    "<iframe src=//example.com></iframe>",
    '<a href="javascript:alert(1)">x</a>',
  ])("lets nothing run: %s", (text) => {
    expect(html(text)).not.toMatch(/<script|<img|<iframe|href="(?:javascript|data)/i);
  });

  test("never makes an element of what was not asked for", () => {
    const piece = fc.constantFrom(
      "<",
      ">",
      "script",
      "a",
      "](",
      "[",
      "javascript:",
      "《",
      "》",
      "墨",
      "`",
      "\n",
      "!",
      "on",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const tags = html(pieces.join("")).match(/<[a-z0-9]+/g) ?? [];
        expect(tags.filter((tag) => /script|img|iframe|style|object|form|input/.test(tag))).toEqual([]);
      }),
    );
  });
});
