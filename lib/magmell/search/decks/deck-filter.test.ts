import { describe, expect, it } from "vitest";
import { buildSampleCatalogue } from "@/lib/magmell/catalogue/testing/sample-cards";
import { getSearchIndex } from "../index/search-index";
import { readQuery } from "../query/read/read-query";
import { createDeckDocument } from "./deck-document";
import { compileDeckFilter } from "./deck-filter";

const index = getSearchIndex(buildSampleCatalogue());
const fires = createDeckDocument({
  id: "1",
  name: "走る炎",
  englishName: null,
  author: "ミケ",
  tags: ["速攻", "はじめて"],
  likes: 4,
  updatedAt: new Date("2026-10-31T16:00:00Z"),
  deck: {
    grimoire: [
      { name: "走り火", count: 3 },
      { name: "三冊の取り寄せ", count: 2 },
      { name: "無い札", count: 3 },
    ],
    stoneDeck: [
      { name: "赤の魔石", count: 14 },
      { name: "青の魔石", count: 6 },
    ],
  },
});

const passes = (typed: string) => compileDeckFilter(index, readQuery(typed, "decks").root)(fires);

describe("a search for decks", () => {
  it.each([
    ["", true],
    ["炎", true],
    ["タグ:速攻", true],
    ["decktag:ﾊｼﾞﾒﾃ", true],
    ["タグ:速", false],
    ["-タグ:大会", true],
    ["いいね>=4", true],
    ["likes:5..", false],
    ["likes:偶数", true],
    ["いいね>ap", false],
    ["-(いいね>ap)", false],
    ["走り", false],
    ["-炎", false],
    ["《走り火》", true],
    ['!"Running Flame"', true],
    ["名称:三冊", true],
    ["《火種の見習い》", false],
    ["-[[種別:ユニット]]", true],
    ["[[種別:マジック]]>=5", true],
    ["[[種別:マジック]]>5", false],
    ["[[o:引く 種別:マジック]]=2", true],
    ["[[色:赤]]=17", true],
    ["[[色:赤 領域:魔導書]]=3", true],
    ["[[色:赤 -領域:魔導書]]=14", true],
    ["[[領域:魔石デッキ]]=20", true],
    ["[[種別:マジック or 種別:魔石]]>=25", true],
    ["作者:みけ", true],
    ["author=ミケ", true],
    ["author=ミ", false],
    ["更新:2026-11", true],
    ["updated<2026-11-01", false],
    ["updated>FL", true],
    ["updated>XX", false],
    ["-updated>XX", false],
    ["魔石:青>=6 魔石:赤>10", true],
    ["魔石:青赤", true],
    ["魔石:緑", false],
    ["魔石:緑=0", true],
    ["legal:yes", false],
    ["-legal:yes", true],
    ["foo:bar", false],
    ["-foo:bar", false],
    ["炎 or foo:bar", true],
    ["-(炎 foo:bar)", false],
    ["-[[foo:bar]]", false],
    ["[[foo:bar]]<3", false],
    ["[[foo:bar]]!=3", false],
    ["-[[発売>XX]]", false],
    ["[[種別:マジック or foo:bar]]>=5", true],
    ["[[種別:マジック or foo:bar]]<=5", false],
    ["[[種別:マジック foo:bar]]<=5", true],
    ["qty:1 or 炎", true],
  ])("%s: %s", (typed, expected) => {
    expect(passes(typed)).toBe(expected);
  });
});
