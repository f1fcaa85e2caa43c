import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LANGS } from "@/app/i18n/lang";
import { LIBRARY_TOPICS } from "@/lib/documents/topics";
import { TopicList } from "./topic-list";

it.each(LANGS)("names each topic and its sections with numbers, chapters and words by name, in %s", (lang) => {
  const list = renderToStaticMarkup(<TopicList lang={lang} />);
  for (const { title } of LIBRARY_TOPICS) expect(list).toContain(`${title[lang]}</h3>`);
  const home = lang === "ja" ? "" : "/en";
  const textOf = (path: string) => list.split(`href="${home}${path}"`)[1]?.match(/>([^<]*)</u)?.[1];
  expect(textOf("/rules/mtg-6e/C.5")).toBe(lang === "ja" ? "C.5 戦闘ダメージ・ステップ" : "C.5 Combat damage step");
  expect(textOf("/rules/mtg-8e/attackers")).toBe(
    lang === "ja" ? "攻撃クリーチャー指定ステップ" : "declare attackers step",
  );
  expect(textOf("/rules/mtg-flow/combat")).toBe(lang === "ja" ? "戦闘フェイズ" : "Combat phase");
  expect(list.match(/<a /gu)).toHaveLength(
    LIBRARY_TOPICS.flatMap(({ parts }) => parts.flatMap(({ chapters, entries }) => [...chapters, ...entries])).length,
  );
});
