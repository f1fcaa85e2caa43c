import { describe, expect, test } from "vitest";
import { getMtgDeckCodeHref, getMtgShareHref } from "@/app/ui/links/mtg-address";
import { encodeBase64urlText } from "@/lib/decks/sharing/text-code";
import { createQrSymbol } from "@/lib/qr/qr-symbol";
import { readDeckQuery } from "./deck-query";

const named = (address: string) => {
  const { searchParams } = new URL(address, "https://grimoire.example");
  return readDeckQuery(Object.fromEntries(searchParams)).name;
};

describe("the name of a deck of Magic in an address", () => {
  test.each(["白単 <b>&?#", "x", "書".repeat(40), "書".repeat(80)])("is read as it was written: %s", (name) => {
    expect(named(getMtgDeckCodeHref("en", "m1abc", { format: "type1", name }))).toBe(name);
  });

  test.each(["白\u202e単", "白\u0007単", "\u3164", "白\u2028単", `白${"\u0301".repeat(9)}`])(
    "is empty where it cannot be shown: %j",
    (name) => {
      expect(named(`/mtg/d/m1abc?name=${encodeURIComponent(name)}`)).toBe("");
      expect(named(`/mtg/d/m1abc?n=${encodeBase64urlText(name)}&name=x`)).toBe("x");
    },
  );

  test("is not cut within a character", () => {
    expect(named(`/mtg/d/m1abc?name=${encodeURIComponent(`${"書".repeat(79)}𠮷`)}`)).toBe("書".repeat(79));
  });

  test("has at most forty characters in a link for other people, which a camera reads with ease", () => {
    const parts = { format: "type1", on: "2000-12-15", name: "書".repeat(80) } as const;
    const shared = getMtgShareHref("ja", "m1abc", parts);
    expect(named(shared)).toBe(`${"書".repeat(39)}…`);
    expect(getMtgShareHref("ja", "m1abc", { ...parts, name: "" })).toBe(
      getMtgDeckCodeHref("ja", "m1abc", { ...parts, name: "" }),
    );
    expect(createQrSymbol(shared).size).toBeLessThan(
      createQrSymbol(getMtgDeckCodeHref("ja", "m1abc", parts)).size / 1.4,
    );
  });
});
