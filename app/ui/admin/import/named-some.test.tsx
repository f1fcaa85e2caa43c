import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { CollapsedItems } from "./collapsed-items";

const shown = (n: number) => {
  const items = Array.from({ length: n }, (_, i) => `頁${i}`);
  const list = { items, lang: "ja" as const, words: getDictionary("ja").adminImport };
  return renderToStaticMarkup(
    <CollapsedItems {...list}>{(name: string) => <li key={name}>{name}</li>}</CollapsedItems>,
  );
};

test("of a long list the first are named, more behind a press, and the number of the others is told", () => {
  expect(shown(10)).not.toContain("details");
  expect(shown(12)).toMatch(/頁9.*<details>.*ほか2件.*頁10.*頁11/);
  expect(shown(250)).toMatch(/ほか240件.*頁199.*ほか50件/);
  expect(shown(250)).not.toContain("頁200");
});
