import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { PlainMarkup } from "@/app/ui/kit/plain-markup";
import { words } from "@/app/ui/words";
import { indexOf } from "@/lib/search/index/index-of";
import { readQuery } from "@/lib/search/query/read-query";
import { DISPLAYS } from "@/lib/search/query/types";
import { search } from "@/lib/search/run/search";
import { highlighter } from "@/lib/search/words/highlight";
import { catalogueOf } from "@/prisma/factories/card-file";
import { searchCards } from "@/prisma/factories/search-cards";
import { Results } from "./results";

type Plain = typeof PlainMarkup;

const sent = vi.hoisted(() => ({ asTree: false }));
vi.mock("@/app/ui/kit/plain-markup", async (original) => {
  const { PlainMarkup: AsText } = await original<{ PlainMarkup: Plain }>();
  const AsTree = ({ tag: Tag, className, label, children }: ComponentProps<Plain>) => (
    <Tag className={className} aria-label={label}>
      {children}
    </Tag>
  );
  return {
    PlainMarkup: (props: ComponentProps<Plain>) => (sent.asTree ? <AsTree {...props} /> : <AsText {...props} />),
  };
});

const held = catalogueOf(searchCards());

function show(text: string, display: (typeof DISPLAYS)[number], lang: "ja" | "en", asTree: boolean): string {
  sent.asTree = asTree;
  const query = readQuery(text);
  const result = search(indexOf(held), query, { language: lang });
  const found = { query, held, context: {}, result, highlight: highlighter(query.root, null) };
  return renderToStaticMarkup(<Results {...{ found, display, lang }} page={1} words={words(lang)} />);
}

test.each(["", "include:token unique:prints", "o:ユニット ap>=1 c:b", "name:灯 or 火"])(
  "what is sent as one text is what React draws of the results of “%s”",
  (text) => {
    for (const display of DISPLAYS)
      for (const lang of ["ja", "en"] as const)
        expect(show(text, display, lang, false)).toBe(show(text, display, lang, true));
  },
);
