import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS } from "@/app/i18n/lang";
import { HOUSE_RULINGS_BY_ID, RULE_IDS, RULE_TEXTS, type RuleId } from "@/engine/magmell/rulebook";
import { getRuleAnchor, getRuleHref } from "../../links/rule-address";
import { RuleText } from "../../links/rule-text";
import { getRulingsOnRule, HOUSE_RULING_IDS, RULES_OUTLINE } from "./outline";
import { Rulebook } from "./rulebook";

const plain = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
const all = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = ""]) => found);

describe("the outline", () => {
  it("holds every rule once, in the order of the document", () => {
    const listed = RULES_OUTLINE.flatMap(({ groups }) =>
      groups.flatMap(({ heading, rules }) => [...(heading ? [heading] : []), ...rules].map(({ id }) => id)),
    );
    expect(listed).toEqual(RULE_IDS);
  });

  it("sets rules in by their number, counted from the heading above them", () => {
    const depths = new Map(
      RULES_OUTLINE.flatMap(({ groups }) =>
        groups.flatMap(({ rules }) => rules.map(({ id, depth }) => [id, depth] as const)),
      ),
    );
    const asked: RuleId[] = ["mag:101", "mag:201.1", "mag:202.2.1", "mag:701.4.1", "mag:701.4.1.1", "mag:703.4.1.2.1"];
    expect(asked.map((id) => depths.get(id))).toEqual([0, 0, 1, 0, 1, 3]);
    expect(Math.min(...depths.values())).toBe(0);
  });

  it("finds every ruling from each of its rules", () => {
    for (const house of HOUSE_RULING_IDS)
      for (const rule of HOUSE_RULINGS_BY_ID[house].rules)
        expect(getRulingsOnRule(rule), `${house} at ${rule}`).toContain(house);
  });
});

describe.each(LANGS)("the page in %s", (lang) => {
  const page = renderToStaticMarkup(<Rulebook lang={lang} />);
  const anchors = all(page, /\sid="([^"]*)"/g);

  it("has one place for each rule and each ruling, and no name twice", () => {
    expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
    expect([...RULE_IDS, ...HOUSE_RULING_IDS].map(getRuleAnchor).filter((anchor) => !anchors.includes(anchor))).toEqual(
      [],
    );
  });

  it("has no link that leads nowhere", () => {
    const links = all(page, /\shref="([^"]*)"/g);
    const known = [...RULE_IDS, ...HOUSE_RULING_IDS].map((id) => getRuleHref(lang, id));
    expect(known.filter((address) => !links.includes(address))).toEqual([]);
    expect(links.filter((link) => !known.includes(link) && !anchors.includes(link.replace(/^#/, "")))).toEqual([]);
  });

  it("links a rule with its rulings and back", () => {
    const places = page.split(/(?=<(?:li|h3|h4|article)[^>]*\sid=")/);
    const placeOf = (anchor: string) => places.find((place) => /\sid="([^"]*)"/.exec(place)?.[1] === anchor) ?? "";
    for (const house of HOUSE_RULING_IDS)
      for (const rule of HOUSE_RULINGS_BY_ID[house].rules) {
        expect(placeOf(getRuleAnchor(rule)), rule).toContain(`href="${getRuleHref(lang, house)}"`);
        expect(placeOf(getRuleAnchor(house)), house).toContain(`href="${getRuleHref(lang, rule)}"`);
      }
  });

  it("says every summary, title and reason in its own language, with every place filled", () => {
    const text = plain(page.replace(/<[^>]*>/g, "\n"));
    const lines = new Set(text.split("\n").map((line) => line.trim()));
    const rules = RULE_IDS.map((id) => RULE_TEXTS[id][lang]);
    const rulings = HOUSE_RULING_IDS.flatMap((house) => [
      HOUSE_RULINGS_BY_ID[house].title[lang],
      HOUSE_RULINGS_BY_ID[house].reason[lang],
    ]);
    expect([...rules, ...rulings].filter((sentence) => !lines.has(sentence))).toEqual([]);
    expect(text).not.toMatch(/undefined|NaN|[{}]/);
  });
});

describe("a link to a rule", () => {
  it("leads to the page of the reader's language", () => {
    expect(getRuleHref("ja", "mag:705.4.3")).toBe("/rules/mag/705.4.3");
    expect(getRuleHref("en", "house:7")).toBe("/en/rules/house/7");
  });

  it("is made of each number of a sentence that is a rule, and of nothing else", () => {
    const sentence = renderToStaticMarkup(
      <p>
        <RuleText text="1.01 の 205.3 と 206.2。999.9 と 100 は違う。" lang="ja" />
      </p>,
    );
    expect(all(sentence, /href="([^"]*)"/g)).toEqual(["/rules/mag/205.3", "/rules/mag/206.2"]);
    expect(sentence.replace(/<[^>]*>/g, "")).toBe("1.01 の 205.3 と 206.2。999.9 と 100 は違う。");
  });

  it("is made of rulings too, however they are written", () => {
    const shown = (text: string, lang: "ja" | "en") =>
      renderToStaticMarkup(
        <p>
          <RuleText text={text} lang={lang} />
        </p>,
      );
    expect(all(shown("裁定7と house:12、裁定999", "ja"), /href="([^"]*)"/g)).toEqual([
      "/rules/house/7",
      "/rules/house/12",
    ]);
    expect(shown("see house:7 and ruling 12", "en").replace(/<[^>]*>/g, "")).toBe("see Ruling 7 and ruling 12");
  });
});
