import { afterAll, describe, expect, it } from "vitest";
import {
  createMtgjsonCardsSample,
  createMtgjsonPrintingsSample,
  createScryfallSample,
} from "../catalogue/testing/sample-data";
import { createCardDataFiles } from "./testing/card-data-files";

const { accepted, refusals, remove } = createCardDataFiles();
afterAll(remove);

const card = (fields: object) => ({ ...(createScryfallSample()[0] as object), ...fields });
const only = async (content: unknown) => {
  const told = await refusals(content);
  expect(told).toHaveLength(1);
  return told[0] ?? "";
};

describe("a field is told in plain words, with what stands there", () => {
  it.each([
    [{ name: 42 }, /^entry 1\.name: expected text, found 42/],
    [{ name: undefined }, /\.name: this field is missing/],
    [{ name: null }, /\.name: expected text, found null/],
    [{ name: " " }, /\.name: the name is empty/],
    [{ cmc: "2" }, /\.cmc: expected a number, found “2”/],
    [{ cmc: -2 }, /\.cmc: the number -2 is too small \(minimum: 0\)/],
    [{ digital: [] }, /\.digital: expected true or false, found a list/],
    [{ keywords: {} }, /\.keywords: expected a list, found an object/],
    [{ name: `R${"x".repeat(9_999)}` }, /\.name: too long: 10,000 characters \(maximum: 200\)/],
    [{ colors: ["Q"] }, /\.colors\[0\]: “Q” is not allowed \(allowed: W, U, B, R, G\)/],
    [{ colors: Array(6).fill("W") }, /\.colors: the list is too long: 6 entries \(maximum: 5\)/],
    [{ released_at: "2000-13-45" }, /\.released_at: “2000-13-45” is not a valid date \(use the form 2000-12-31\)/],
    [{ set: "Zebra Set!!" }, /\.set: “Zebra Set!!” is not a set code .*letters/],
    [{ mana_cost: "{2}{W" }, /\.mana_cost: outside braces: “\{W”/],
    [{ mana_cost: "{-2}" }, /\.mana_cost: invalid mana symbols: “\{-2\}”/],
    [{ mana_cost: 3 }, /\.mana_cost: expected text, found 3/],
    [{ type_line: undefined }, /\.type_line: missing from the card/],
    [{ type_line: null, card_faces: [] }, /\.type_line: missing from the card/],
    [{ name: "Nul\u0000 Ox" }, /^entry 1 \(Nul⟨U\+0000⟩ Ox\)\.name: contains the character U\+0000/],
    [{ name: "Lone \ud800 Ox" }, /\.name: contains half of a character \(a lone surrogate, U\+D800\)/],
    [{ name: "Reed\nOx" }, /\.name: contains a line break/],
    [{ name: "Reed\u001b[31m" }, /⟨U\+001B⟩\[31m\)\.name: contains the control character U\+001B/],
  ])("%j", async (fields, told) => {
    const line = await only([card(fields)]);
    expect(line).toMatch(told);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may reach a terminal.
    expect(line).not.toMatch(/[\u0000-\u001f\ud800]/u);
  });

  it("and signs of costs that only jokes have are read", async () => {
    await accepted([card({ mana_cost: "{1000000}{½}{HW}{∞}{D}{L}{TK}", power: "*²", loyalty: "1d4+1" })]);
  });
});

describe("a wrong file that can be told by its form is told once", () => {
  const { INV } = createMtgjsonPrintingsSample().data;
  const uuid = "755550db-7186-5e0e-a4bb-a6c1a3d7e3e7";
  const bulk = { object: "bulk_data", type: "default_cards", download_uri: "https://x.invalid/a.json" };
  const meta = { date: "2024-05-06", version: "5.2.2" };
  it.each([
    [
      "Scryfall's list of files",
      { object: "list", data: [bulk] },
      /describes Scryfall's bulk files .* → .*download_uri/,
    ],
    ["its list alone", [bulk], /describes Scryfall's bulk files/],
    ["one file of it", bulk, /describes Scryfall's bulk files/],
    [
      "a page of a search",
      { object: "list", data: createScryfallSample() },
      /one page of search results, and not a bulk file → .*Default Cards/,
    ],
    ["an error", { object: "error", status: 404, details: "No card found" }, /error response .*No card found.* → /],
    [
      "one set of MTGJSON",
      { meta, data: { baseSetSize: 1, ...INV } },
      /single set or deck of MTGJSON → .*AllPrintings\.json/,
    ],
    ["Meta.json", { meta, data: meta }, /Meta\.json.* → .*AllPrintings\.json/],
    [
      "cards without their wrapper",
      createMtgjsonCardsSample().data,
      /“Reed Warden” .*no “data”.* → .*AllPrintings\.json/,
    ],
    ["SetList.json", { meta, data: [{ code: "INV" }] }, /“data” is a list.* → .*AllPrintings\.json/],
    [
      "AllIdentifiers.json",
      { meta, data: { [uuid]: { name: "Reed" } } },
      /by id, like MTGJSON's AllIdentifiers\.json or AllPrices\.json → .*AllPrintings\.json/,
    ],
  ])("%s", async (_, content, told) => {
    const line = await only(content);
    expect(line).toMatch(/^the whole file: /);
    expect(line).toMatch(told);
  });

  it("cards of MTGJSON under another name are refused", async () => {
    const [face] = createMtgjsonCardsSample().data["Reed Warden"];
    expect(await only({ meta, data: { "Mud Ox": [{ ...face, name: "Mod Ox" }] } })).toMatch(
      /^data\.Mud Ox\[0\]\.name: the card is named “Mod Ox” but listed as “Mud Ox”/,
    );
    await accepted({ meta, data: { "Reed Warden // Other": [{ ...face, name: "Reed Warden // Other" }] } });
    await accepted({
      meta,
      data: { "Reed Warden": [{ ...face, name: "Reed Warden // Other", faceName: "Reed Warden" }] },
    });
  });
});

describe("a fault of the text is told with its own line", () => {
  const lines = (...entries: readonly object[]) => JSON.stringify(entries, null, 1);
  it("where bytes are not UTF-8", async () => {
    const text = lines(card({ name: "Reed \ufffd Ox" }), card({ printed_name: "@@" }));
    const bytes = Buffer.from(text);
    const at = bytes.indexOf("@@");
    bytes.set([0x95, 0x5c], at);
    const line = bytes.subarray(0, at).toString().split("\n").length;
    expect(await only(bytes)).toContain(`entry 2, line ${line}, byte ${at + 1}: the text is not UTF-8`);
  });

  it("where a file is cut off, and where the value began", async () => {
    const text = lines(card({}), card({ name: "Cut" }));
    const cut = text.slice(0, text.indexOf("Cut"));
    const ends = cut.split("\n").length;
    const begins = text.slice(0, text.lastIndexOf("\n {")).split("\n").length + 1;
    expect(await only(cut)).toMatch(
      new RegExp(`^entry 2, line ${ends}, .*: the file ends within the value that starts in line ${begins} →`),
    );
  });

  it("where a line of JSON Lines is cut off and others follow", async () => {
    const whole = JSON.stringify(card({}));
    expect(await only([whole, '{"object":"card","name":"Cut Ox",', whole, ""].join("\n"))).toMatch(
      /^entry 2, line 3, byte \d+: not valid JSON .*starts in line 2/,
    );
  });

  it("where signs are wrong, also where the parser tells no place", async () => {
    const text = lines(card({}), card({ cmc: 7 })).replace('"cmc": 7', '"cmc": NaN');
    const line = text.slice(0, text.indexOf("NaN")).split("\n").length;
    expect(await only(text)).toMatch(new RegExp(`^entry 2, line ${line}, .*not valid JSON`));
  });

  it("where a value is missing", async () => {
    expect(await only(`[${JSON.stringify(card({}))},\n]`)).toMatch(
      /^entry 2, line 2, .*expected a value, found “\]” →/,
    );
  });

  it("where nesting is too deep", async () => {
    const deep = `[{"object":"card",\n"x":\n${"[".repeat(60)}${"]".repeat(60)}}]`;
    expect(await only(deep)).toMatch(/^entry 1, line 3, .*nested more than 40/);
  });
});

describe("what is read and still to be known", () => {
  it("two cards of one name, of which the first is kept", async () => {
    const other = card({ type_line: "Instant", oracle_id: "else", set: "8ed" });
    const data = await accepted([card({}), other, card({}), other]);
    expect(data.notes.doubles).toEqual(["Reed Warden (legendary creature, not instant)"]);
    expect((await accepted(createScryfallSample())).notes.doubles).toEqual([]);
    expect((await accepted(createMtgjsonPrintingsSample())).notes.doubles).toEqual([]);
  });

  it("how many cards of a set for screens were left out", async () => {
    const sample = createMtgjsonPrintingsSample();
    const [one] = sample.data.SCR.cards;
    const SCR = { ...sample.data.SCR, cards: [one, one, one] };
    expect((await accepted({ ...sample, data: { ...sample.data, SCR } })).others).toBe(3);
  });
});
