import { expect, test, vi } from "vitest";
import { createRecordingContext } from "@/app/ui/magmell/picture/testing/recording-pen";
import { encodeList } from "@/lib/mtg/decks/lists/list-code";
import { drawMtgDeckPicture } from "./deck-picture";
import { findMtgDeckSubjectByCode } from "./deck-subject";

vi.mock("@/lib/server/env", () => ({ env: () => ({ NEXTAUTH_URL: "https://cards.example.org" }) }));

test("a picture has its cards in order, lands last, in columns of equal height", () => {
  const spells = [..."SRQPONMLKJIHGFEDCBA"].map((letter) => ({ name: `${letter} Moss Ox`, count: 2 }));
  const code = encodeList({ main: [{ name: "Forest", count: 22 }, ...spells], side: [] });
  const subject = findMtgDeckSubjectByCode(code, { format: "type1" }) ?? expect.fail("no deck");
  const { pen, lines } = createRecordingContext("ja");
  drawMtgDeckPicture(pen, subject);
  const cards = lines.filter(({ text }) => /^\d/u.test(text));
  expect(cards.map(({ text }) => text)).toEqual([...spells.map(({ name }) => `2 ${name}`).toReversed(), "22 Forest"]);
  const columns = [...new Set(cards.map(({ x }) => x))];
  expect(columns.map((column) => cards.filter(({ x }) => x === column).length)).toEqual([7, 7, 6]);
  expect(lines.some(({ text }) => text.includes("60枚"))).toBe(true);
});
