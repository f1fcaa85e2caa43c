import { expect, test, vi } from "vitest";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { encodeList } from "@/lib/mtg/decks/lists/list-code";
import { generateMtgDeckMetadata } from "./deck-metadata";
import { findMtgDeckSubjectByCode } from "./deck-subject";

vi.mock("@/lib/server/env", () => ({ env: () => ({ NEXTAUTH_URL: "https://cards.example.org" }) }));

const code = encodeList({
  main: [
    { name: "Moss Ox", count: 4 },
    { name: "Forest", count: 56 },
  ],
  side: [],
});

test("the page of a code is told elsewhere by its name, format and first cards, with a picture of its own", () => {
  const subject = findMtgDeckSubjectByCode(code, { format: "type1", name: "Oxen" });
  const { title, description, openGraph } = subject === null ? {} : generateMtgDeckMetadata(subject, "en");
  expect(title).toBe("Oxen");
  expect(description).toMatch(/^Type 1 deck with 60 cards .*4 Moss Ox$/u);
  const query = `format=type1&${buildNameQuery("Oxen").slice(1)}`;
  expect(openGraph).toMatchObject({ title: "Oxen", url: `/en/mtg/d/${code}?${query}` });
  expect(JSON.stringify(openGraph?.images)).toContain(`/en/mtg/d/${code}/picture?${query}&v=`);
  expect(findMtgDeckSubjectByCode("m1xxxx", {})).toBeNull();
});
