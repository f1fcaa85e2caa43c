import { describe, expect, test } from "vitest";
import { words } from "@/app/ui/words";
import { NO_FILTERS } from "@/lib/catalogue/filters";
import { activeFilters } from "./active-filters";

const show = (filters: Partial<typeof NO_FILTERS>, lang: "ja" | "en" = "ja") =>
  activeFilters({ ...NO_FILTERS, ...filters }, [], words(lang));

describe("activeFilters", () => {
  test("names nothing when nothing is filtered", () => {
    expect(show({})).toEqual([]);
  });

  test("names each filter in words, in the order of an address", () => {
    const filters = { words: "灯", kinds: ["unit", "magic"], ap: { min: 3, max: null }, catalyst: false } as const;
    expect(show(filters).map(({ label }) => label)).toEqual([
      "ことば 灯",
      "種別 ユニット・マジック",
      "AP 3以上",
      "触媒 なし",
    ]);
  });

  test("gives back the filters without one", () => {
    const color = show({ colors: ["blue"], colorMode: "exactly", kinds: ["unit"] }).at(-1);
    expect(color?.label).toBe("ちょうどこの色 青");
    expect(color?.without).toEqual({ ...NO_FILTERS, kinds: ["unit"] });
  });

  test.each([
    [{ min: 2, max: 4 }, "Use cost 2 to 4"],
    [{ min: 2, max: 2 }, "Use cost 2"],
    [{ min: null, max: 4 }, "Use cost 4 or less"],
    [{ min: 1, max: 0 }, "Use cost no value"],
  ])("says the range %o", (useCost, label) => {
    expect(show({ useCost }, "en").map((filter) => filter.label)).toEqual([label]);
  });

  test("says when a filter lets nothing pass", () => {
    expect(show({ kinds: [] }).map(({ label }) => label)).toEqual(["種別 何も選ばない"]);
  });
});
