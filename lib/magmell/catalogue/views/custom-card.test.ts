import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARD_KINDS, NO_SYMBOLS, TIMINGS } from "@/engine/magmell";
import { CARD_FILE_LIMITS } from "../import/files/file-limits";
import {
  BLANK_CUSTOM_CARD,
  CUSTOM_CARD_LIMITS,
  type CustomCard,
  createCustomCardDefinition,
  decodeCardFragment,
  encodeCardFragment,
  toCustomCard,
} from "./custom-card";

const symbols = fc.record({
  any: fc.nat(CUSTOM_CARD_LIMITS.any),
  blue: fc.nat(CUSTOM_CARD_LIMITS.symbols),
  green: fc.nat(CUSTOM_CARD_LIMITS.symbols),
  red: fc.nat(CUSTOM_CARD_LIMITS.symbols),
});
const sign = fc.constantFrom(..."■《》（）火の子a1💧𠮷\"\\'<>&#", "か\u3099");
const fingerprint = fc.stringMatching(/^[0-9a-f]{16}$/);
const anyCard: fc.Arbitrary<CustomCard> = fc.record(
  {
    name: fc.string({ unit: sign, maxLength: 20 }),
    kind: fc.constantFrom(...CARD_KINDS),
    timing: fc.constantFrom(...TIMINGS),
    useCost: symbols,
    catalyst: symbols,
    ap: fc.nat(CUSTOM_CARD_LIMITS.stat),
    hp: fc.nat(CUSTOM_CARD_LIMITS.stat),
    text: fc.string({ unit: fc.oneof(sign, fc.constant("\n")), maxLength: 300 }),
    readings: fc.array(fc.record({ textHash: fingerprint, sentence: fc.nat(20), choice: fingerprint }), {
      minLength: 1,
      maxLength: CARD_FILE_LIMITS.readings,
    }),
  },
  { requiredKeys: ["name", "kind", "timing", "useCost", "catalyst", "ap", "hp", "text"] },
);
const broken = (change: object) => {
  const { useCost: _use, catalyst: _catalyst, ...card } = BLANK_CUSTOM_CARD;
  const json = JSON.stringify({ ...card, useCost: "2", catalyst: "", ...change });
  const bytes = new TextEncoder().encode(json);
  return decodeCardFragment(
    `#c=${btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")}`,
  );
};

describe("a written card", () => {
  test("comes back from an address as it was", () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const fragment = encodeCardFragment(card);
        expect(fragment).toMatch(/^c=[\w-]+$/);
        expect(decodeCardFragment(`#${fragment}`)).toEqual({ at: "card", card });
      }),
    );
  });

  test("fits with the longest text there is", () => {
    const text = "漢".repeat(CUSTOM_CARD_LIMITS.text);
    const fragment = encodeCardFragment({ ...BLANK_CUSTOM_CARD, text, name: "𠮷".repeat(CUSTOM_CARD_LIMITS.name / 2) });
    expect(fragment.length).toBeLessThan(CUSTOM_CARD_LIMITS.code);
    expect(decodeCardFragment(fragment)).toMatchObject({ at: "card", card: { text } });
  });

  test.each(["", "#", "#history", "#main"])("is missing from %j", (fragment) => {
    expect(decodeCardFragment(fragment)).toEqual({ at: "missing" });
  });

  test.each<[string, object]>([
    ["of no kind", { kind: "trap" }],
    ["with a field too many", { abilities: [] }],
    ["with a field too few", { name: undefined }],
    ["with a text too long", { text: "漢".repeat(CUSTOM_CARD_LIMITS.text + 1) }],
    ["with a name too long", { name: "漢".repeat(CUSTOM_CARD_LIMITS.name + 1) }],
    ["with half a life", { hp: 1.5 }],
    ["below zero", { ap: -1 }],
    ["of too many symbols", { useCost: "赤".repeat(CUSTOM_CARD_LIMITS.symbols + 1) }],
    ["of unknown symbols", { catalyst: "黄" }],
  ])("%s is broken", (_, change) => {
    expect(broken({})).toMatchObject({ at: "card" });
    expect(broken(change)).toEqual({ at: "broken" });
  });

  test("is read from any address without a crash", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (code) => {
        expect(decodeCardFragment(`#c=${code}`).at).not.toBe("missing");
      }),
    );
    expect(decodeCardFragment(`#c=${"A".repeat(CUSTOM_CARD_LIMITS.code)}`)).toEqual({ at: "broken" });
  });

  test("loses what cannot be seen, but for line breaks in the text", () => {
    const card = { ...BLANK_CUSTOM_CARD, name: "火\u202eの\n子", text: "■一。\n\u200b■二。\u0000" };
    expect(decodeCardFragment(encodeCardFragment(card))).toMatchObject({
      card: { name: "火の 子", text: "■一。\n■二。" },
    });
  });

  test("becomes a definition with what its kind has", () => {
    const card = { ...BLANK_CUSTOM_CARD, name: " 《火の子》 ", catalyst: { ...NO_SYMBOLS, red: 1 }, text: "■x。" };
    const of = (change: Partial<CustomCard>) =>
      createCustomCardDefinition({ ...card, ...change }, [], "名前のないカード");
    expect(of({})).toMatchObject({ name: "火の子", timing: "normal", ap: 2, hp: 2, catalyst: { red: 1 } });
    expect(of({ kind: "magic" })).toMatchObject({ timing: "normal", ap: null, hp: null });
    expect(of({ kind: "stone" })).toMatchObject({ timing: null, useCost: NO_SYMBOLS, catalyst: NO_SYMBOLS });
    expect(of({ name: "《》 " }).name).toBe("名前のないカード");
  });

  test("that began from a card of the catalogue is that card", () => {
    const card = createCustomCardDefinition({ ...BLANK_CUSTOM_CARD, name: "火の子", text: "■x。" }, [], "");
    expect(createCustomCardDefinition(toCustomCard(card), [], "")).toEqual(card);
    const stone = createCustomCardDefinition({ ...BLANK_CUSTOM_CARD, name: "石", kind: "stone" }, [], "");
    expect(createCustomCardDefinition(toCustomCard(stone), [], "")).toEqual(stone);
  });
});
