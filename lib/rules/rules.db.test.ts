import { afterEach, expect, it } from "vitest";
import { officialTexts } from "./data";
import { removeOfficialRules, replaceOfficialRules } from "./mutations";
import type { ParsedRule } from "./types";

const rule = (id: ParsedRule["id"], text: string, line = 1): ParsedRule => ({ id, text, line });
const later = () => officialTexts(Number.POSITIVE_INFINITY);

afterEach(removeOfficialRules);

it("keeps the texts of one document, in its order, and replaces them as a whole", async () => {
  const first = await replaceOfficialRules([rule("mag:101", "りんご"), rule("mag:102", "みかん")], "1.01");
  expect(first).toEqual({ added: ["mag:101", "mag:102"], changed: [], removed: [] });
  expect([...(await later()).values()]).toEqual([
    { id: "mag:101", text: "りんご", edition: "1.01" },
    { id: "mag:102", text: "みかん", edition: "1.01" },
  ]);
  const second = await replaceOfficialRules([rule("mag:102", "みかん"), rule("mag:103", "梨")], "1.02");
  expect(second).toEqual({ added: ["mag:103"], changed: ["mag:102"], removed: ["mag:101"] });
  expect([...(await later()).keys()]).toEqual(["mag:102", "mag:103"]);
});

it("changes nothing the second time, and nothing in a dry run", async () => {
  const texts = [rule("mag:101", "りんご")];
  await replaceOfficialRules(texts, "1.01");
  expect(await replaceOfficialRules(texts, "1.01")).toEqual({ added: [], changed: [], removed: [] });
  expect((await replaceOfficialRules([], "1.01", { dryRun: true })).removed).toEqual(["mag:101"]);
  expect((await later()).size).toBe(1);
});

it("refuses what is no edition, and leaves what was there", async () => {
  await replaceOfficialRules([rule("mag:101", "りんご")], "1.01");
  await expect(replaceOfficialRules([], "newest")).rejects.toThrow("1.01");
  expect((await later()).size).toBe(1);
});
