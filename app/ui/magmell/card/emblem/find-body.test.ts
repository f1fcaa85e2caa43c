import { describe, expect, test } from "vitest";
import NOUNS from "./body-nouns.json";
import { findBody } from "./find-body";

describe("the body of a name", () => {
  test.each([
    ["青墨の小魚", "fish"],
    ["索引の梟", "owl"],
    ["稲妻綴じの竜", "dragon"],
    ["灰綴じの鴉", "bird"],
    ["石垣の熊", "bear"],
    ["苔玉運びの穴熊", "badger"],
    ["根分けの土竜", "mole"],
    ["生垣の針鼠", "hedgehog"],
    ["寝起きの山椒魚", "lizard"],
    ["天火取りの虫眼鏡", "lens"],
    ["埃の虫", "beetle"],
    ["書架を負う巨人", "giant"],
    ["書架の関所守", "guard"],
    ["灰の書架", "shelf"],
    ["焦げた督促状", "letter"],
    ["Owl of the Index", "owl"],
    ["Dragon That Sleeps", "dragon"],
    ["Ambushing Fire-Cat", "cat"],
    ["Two Owls", "owl"],
    ["Wolf", "hound"],
    ["Fox of the Margins", "hound"],
    ["頁をくぐる鰻", "eel"],
    ["栓抜きの河童", "kappa"],
    ["見出しの剣士", "sword"],
    ["行進の鼓手", "drum"],
    ["後攻めの旗手", "flag"],
    ["水やり当番", "can"],
    ["厚い表紙", "tome"],
    ["満ち干の帳面", "tome"],
    ["こぼれた墨壺", "spill"],
    ["火消し壺", "jar"],
    ["黒塗りの一行", "censored"],
    ["余った海図", "map"],
    ["三つの鍵の館長", "key"],
    ["閉架の鍵番", "key"],
    ["枝の一振り", "branch"],
    ["ちいさな余白", "blank"],
    ["逆巻く付箋", "blank"],
    ["煙幕の斥候", "traveler"],
    ["門柱の蔦人", "leaf"],
    ["Page-Slipping Eel", "eel"],
    ["Uncorking Kappa", "kappa"],
    ["Headline Duelist", "sword"],
    ["Marching Drummer", "drum"],
    ["Standard-Bearer Who Moves Second", "flag"],
    ["Watering Duty", "can"],
    ["Thick Cover", "tome"],
    ["Spilled Inkwell", "spill"],
    ["Inkwell", "jar"],
    ["The Line Struck Out", "censored"],
    ["Leftover Sea Chart", "map"],
    ["Budding Margins", "blank"],
  ])("%s is a %s", (name, body) => expect(findBody(name)).toBe(body));

  test.each([
    "群れの長",
    "静粛に",
    "頁を焦がす",
    "Silence, Please",
    "The Forest Repays",
    "小魚が来た日",
    "切手",
    "調子",
    "山の人々",
  ])("%s has none", (name) => expect(findBody(name)).toBeNull());

  test("is that of one noun only", () => {
    for (const part of [0, 1]) {
      const nouns = Object.values(NOUNS).flatMap((row) => (row.split("|")[part] ?? "").split(" "));
      expect(nouns.filter((noun, at) => noun === "" || nouns.indexOf(noun) !== at)).toEqual([]);
    }
  });
});
