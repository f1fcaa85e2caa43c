import { expect, it } from "vitest";
import { getBoardHash, getMtgGoldfishHref } from "@/app/ui/links/mtg-address";
import { getDictionary } from "./dictionary";
import { LANGS } from "./lang";

type WordTree = { readonly [key: string]: string | WordTree };
const textsIn = (tree: WordTree, path = ""): readonly (readonly [path: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : textsIn(value, `${path}${key}.`),
  );

/** Sentences that promise of something that it stays in the browser, or is not sent. */
const PROMISES = {
  ja: /(?:何も|どこにも)送(?:られず|りません)|ブラウザー?(?:に|の中に)だけ|ブラウザーに残ります|の中だけに/u,
  en: /[Nn]othing is sent|(?:sent|goes) nowhere|in (?:this|your) browser (?:only|alone)|stays in (?:this|your) browser/u,
} as const;

/**
 * The promises that are kept in every state: boards of the lab and written cards stand behind the `#` of an address, which no
 * browser sends; the record of daily hands, and decks without an account, are in no request that stores them.
 */
const KEPT = ["dailyHand.record.note", "mtgLab.lead", "policy.privacy.parts.visitors.lines", "write.lead"];

it.each(LANGS)(
  "no sentence in %s promises that data stay in the browser but those that are true in every state",
  (lang) => {
    const promising = textsIn(getDictionary(lang) as unknown as WordTree).filter(([, text]) =>
      PROMISES[lang].test(text),
    );
    expect(promising.map(([path]) => path).sort()).toEqual(KEPT);
  },
);

it.each(LANGS)("the goldfish says in %s that the address holds the list, which is sent with it", (lang) => {
  expect(getBoardHash("code")).toMatch(/^#/u);
  expect(getMtgGoldfishHref(lang, "CODE")).toMatch(/^[^#]*\/CODE/u);
  expect(getDictionary(lang).mtgGoldfish.form.local).toMatch(/URLを開きます|opens a URL/u);
});
