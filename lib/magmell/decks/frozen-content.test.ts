import { describe, expect, test } from "vitest";
import FROZEN from "./frozen-content.json";
import { createDeckInputSchema, saveDeckInputSchema, versionContentSchema } from "./schema";
import { parseStoredDraft } from "./stored-draft";

/**
 * Texts as earlier releases wrote them. They are only added to: whoever gives a deck a further field leaves them as they are, and gives the
 * schemas a default.
 */
describe("what earlier releases wrote is read", () => {
  test.each(FROZEN.versions)("versions of decks: %#", (content) => {
    expect(versionContentSchema.safeParse(content).error?.issues ?? []).toEqual([]);
  });

  test.each(FROZEN.drafts)("drafts that a browser keeps: %#", (draft) => {
    expect(parseStoredDraft(JSON.stringify(draft))?.history.present.name).toBe("夜の書");
  });

  test.each(FROZEN.creations)("requests for a new deck, from a page that was open before: %#", (body) => {
    expect(createDeckInputSchema.safeParse(body).error?.issues ?? []).toEqual([]);
  });

  test.each(FROZEN.saves)("requests to save, from a page that was open before: %#", (body) => {
    expect(saveDeckInputSchema.safeParse(body).error?.issues ?? []).toEqual([]);
  });
});
