import { describe, expect, it } from "vitest";
import { createNameIndex } from "./name-index";

const row = (name: string, japanese = "") => ({ key: name.toLowerCase(), name, japanese });
const index = createNameIndex([
  row("Reed Warden", "葦の番人"),
  row("Marsh Reed", "湿原のアシ"),
  { key: "ash/ember", name: "Ash // Ember", japanese: "灰 // 熾火" },
  row("Æther Gate", "霊気の門"),
  row("Wardens of Ash"),
]);
const complete = (text: string) => index.complete(text, 10).map(({ name }) => name);

describe("names of card data", () => {
  it("mean a card in either language, however they are spelled", () => {
    for (const name of ["reed  WARDEN", "葦の番人", "《葦の番人》", "葦の番人/Reed Warden"])
      expect(index.keyOf(name), name).toBe("reed warden");
    for (const name of ["灰/熾火", "灰 // 熾火", "Ash/Ember"]) expect(index.keyOf(name), name).toBe("ash/ember");
    expect(index.keyOf("Nothing")).toBeNull();
    expect(index.keyOf("")).toBeNull();
  });

  it("mean a card with two faces by its front, if the data knows that alone", () => {
    expect(index.keyOf("Reed Warden // Wardens of Night")).toBe("reed warden");
    expect(index.keyOf("Ash // Reed Warden")).toBeNull();
  });

  it("are completed by their beginning first, then by what they hold", () => {
    expect(complete("ward")).toEqual(["Wardens of Ash", "Reed Warden"]);
    expect(complete("葦")).toEqual(["Reed Warden"]);
    expect(complete("あし")).toEqual(["Marsh Reed"]);
    expect(complete("ﾚｲｷ")).toEqual([]);
    expect(complete("霊気")).toEqual(["Æther Gate"]);
    expect(complete(" ")).toEqual([]);
    expect(index.complete("a", 2)).toHaveLength(2);
  });

  it("have no Japanese name where the data has none", () => {
    expect(index.complete("Wardens", 1)).toEqual([{ name: "Wardens of Ash", japanese: null }]);
  });
});
