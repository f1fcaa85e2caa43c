import fc from "fast-check";
import { expect, test } from "vitest";
import { DECK_SORTS } from "../deck-sort";
import { decodeListCursor, encodeListCursor, LIST_ORDERS } from "./list-cursor";

const ROW = { id: "0b1c", name: "赤い~速攻", updatedAt: new Date("2026-11-20T01:02:03.004Z"), likeCount: 12 };

test("a place says what its list is ordered by", () =>
  expect(DECK_SORTS.map((sort) => encodeListCursor(sort, ROW))).toEqual([
    "2026-11-20T01:02:03.004Z~0b1c",
    "12~2026-11-20T01:02:03.004Z~0b1c",
    "赤い~速攻~0b1c",
  ]));

test("every place is read as it was written", () =>
  fc.assert(
    fc.property(
      fc.record({
        id: fc.uuid(),
        name: fc.string({ maxLength: 80 }).filter((name) => !name.includes("\u0000")),
        updatedAt: fc.date({ min: new Date(0), max: new Date("2200-01-01"), noInvalidDate: true }),
        likeCount: fc.nat(999_999_999),
      }),
      fc.constantFrom(...DECK_SORTS),
      (row, sort) => {
        const columns: readonly (keyof typeof row)[] = LIST_ORDERS[sort].columns;
        const place = Object.fromEntries(columns.map((column) => [column, row[column]]));
        expect(decodeListCursor(sort, encodeListCursor(sort, row))).toEqual(place);
      },
    ),
  ));

test.each([
  undefined,
  ["2026-11-20T01:02:03.004Z~0b1c"],
  "",
  "~",
  "yesterday~0b1c",
  "2026-99-99T01:02:03Z~0b1c",
  "2026-11-20T01:02:03.004Z~0b1c'",
  "2026-11-20T01:02:03.004Z~0b\u0000c",
  `2026-11-20T01:02:03.004Z~${"a".repeat(500)}`,
])("no place: %j", (text) => expect(decodeListCursor("newest", text)).toBeNull());

test("a number of likes is one", () =>
  expect(decodeListCursor("likes", "many~2026-11-20T01:02:03.004Z~0b1c")).toBeNull());
