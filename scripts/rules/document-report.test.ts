import { expect, it } from "vitest";
import { readDocument } from "@/lib/documents/readers/read-document";
import type { LoadableDocumentKey } from "@/lib/documents/readers/types";
import { describeUnreadableFile, formatDocumentReport } from "./document-report";

function report(text: string, document: LoadableDocumentKey): readonly string[] {
  const read = readDocument(new TextEncoder().encode(text), document);
  if (!read.ok) throw new Error(read.reason);
  return formatDocumentReport("f", read).split("\n");
}

it("tells the entries of a document, its deviations by line, and what is missing", () => {
  const defects = "A.1.2 - x A.1.1 - y A.1.1 - z G.5.4 - x G.5.4 - y K.20.1 - q A.1.3 - q T.4.1 - T.5.1 - w";
  const lines = report(defects, "mtg-6e");
  expect(lines[0]).toBe("f: mtg-6e, 7 entries read (UTF-8)");
  expect(lines.at(-1)).toMatch(/^1634 numbers are missing: A\.1, A\.1\.3, .*, … and 1594 more$/u);
  expect(lines.slice(1, -1)).toEqual([
    "f:1: A.1.2 appears without the heading of A.1 and was read anyway",
    "f:1: A.1.1 appears after a higher number and was read anyway",
    "f:1: A.1.1 appears again and was ignored",
    "f:1: G.5.4 appears without the heading of G.5 and was read anyway",
    "f:1: G.5.4 appears a second time and was read as G.5.4b",
    "f:1: K.20.1 appears without the heading of K.20 and was read anyway",
    "f:1: A.1.3 is a misprint and was read as K.20.2",
    "f:1: T.4.1 appears without the heading of T.4 and was read anyway",
    "f:1: T.4.1 has no text and was ignored",
    "f:1: T.5.1 appears without the heading of T.5 and was read anyway",
  ]);
});

it("names a number that the document does not have", () => {
  expect(report("101 りんご。\n101.99 ない。\n", "mag")).toContain(
    "f:2: 101.99 is not an entry of this document and was ignored with its text",
  );
});

it("names the entry whose text is cut, and no line", () => {
  expect(report(`A.1 - 題(T) A.1.1 - ${"あ".repeat(20_001)}`, "mtg-6e")[1]).toMatch(/^f: A\.1\.1 is longer than/u);
});

it.each(["TOO_LARGE", "ENCODING", "UNKNOWN_DOCUMENT", "NO_ENTRIES", "TOO_MANY_PROBLEMS"] as const)(
  "says a remedy for %s",
  (reason) => {
    expect(describeUnreadableFile(reason)).toMatch(/\. [A-Z].*\.$/u);
  },
);
