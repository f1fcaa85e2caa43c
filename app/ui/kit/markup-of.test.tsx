import fc from "fast-check";
import { createElement, type ElementType, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CardFace } from "@/app/ui/card/card-face";
import { CardRow } from "@/app/ui/card/card-row";
import { words } from "@/app/ui/words";
import { catalogueOf } from "@/prisma/factories/card-file";
import { searchCards } from "@/prisma/factories/search-cards";
import { Glyph } from "./glyph";
import { markupOf } from "./markup-of";

const Named = ({ name, children }: { name: string; children?: ReactNode }) => (
  <b title={name}>
    {name} {children}
  </b>
);

describe("the markup of a tree", () => {
  test("is what React writes for elements, components, lists and what shows nothing", () => {
    const tree = (
      <section aria-hidden={false} aria-current="true" hidden data-result="" lang={undefined}>
        {[1, 2].map((n) => (
          <Named key={n} name={`${n}`} />
        ))}
        {null}
        {false}
        {undefined}
        {0}
        <br />
        <Fragment key="both">
          <hr />
          <Named name="a">
            <i style={{ "--bar": "3px", borderTopWidth: "1px", color: "" } as object}>い</i>
          </Named>
        </Fragment>
        <svg aria-hidden="true" viewBox="0 0 1 1">
          <path d="M0 0" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />
          <text textAnchor="middle" fontSize="3" fontWeight={700} />
        </svg>
      </section>
    );
    expect(markupOf(tree)).toBe(renderToStaticMarkup(tree));
  });

  test("is what React writes for faces and rows of cards", () => {
    for (const card of catalogueOf(searchCards()).cards)
      for (const lang of ["ja", "en"] as const) {
        const shown = { card, lang, words: words(lang).site };
        const trees = [
          <CardFace key="face" {...shown} printing={card.printings[0]} />,
          <CardFace key="small" {...shown} small />,
          <CardRow key="row" {...shown} href={`/cards/${card.name}`} result />,
        ];
        for (const tree of trees) expect(markupOf(tree)).toBe(renderToStaticMarkup(tree));
      }
  });

  test("holds no text that is more than a text", () => {
    const bits = fc.constantFrom("<", ">", "&", '"', "'", "/", "script", "--", "\u0000", "\n", "&lt;", "竜");
    const anyText = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(bits).map((some) => some.join("")),
    );
    fc.assert(
      fc.property(anyText, anyText, (inside, around) => {
        const tree = (
          <p title={around} style={{ color: around }}>
            <Named name={around}>{inside}</Named>
          </p>
        );
        // React leaves out a style that says nothing.
        expect(markupOf(tree).replace(' style=""', "")).toBe(renderToStaticMarkup(tree).replace(' style=""', ""));
        expect(markupOf(<p>{inside}</p>).slice(3, -4)).not.toMatch(/[<>"']/);
      }),
    );
  });

  const Later = async () => <b>later</b>;
  const HTML = "dangerouslySetInnerHTML";
  test.each<[string, ElementType, Record<string, unknown>, RegExp]>([
    ["an island", Glyph, { name: "close" }, /no islands/],
    ["what waits", Later, {}, /elements and texts only/],
    ["a handler", "b", { onClick: () => {} }, /cannot say onClick/],
    ["HTML as a text", "b", { [HTML]: { __html: "<i>" } }, /cannot say dangerously/],
    ["a number as a style", "b", { style: { width: 3 } }, /with its unit/],
    ["a name it does not know", "td", { colSpan: 3 }, /what colSpan is/],
    ["a way to another site", "a", { href: "//x.example" }, /leads within the site/],
  ])("is refused for %s", (_, type, props, message) => {
    expect(() => markupOf(createElement(type, props))).toThrow(message);
  });
});
