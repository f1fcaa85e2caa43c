import { expect, test } from "vitest";
import type { LintFinding } from "@/lib/magmell/catalogue/import/check/lint-card-files";
import { formatLintResult } from "./lint-report";

const PLACE = {
  file: "trial.json",
  line: 3,
  column: 7,
  card: "頁1",
  number: 1,
  revision: "2025-04-25",
  offset: 0,
} as const;
const FINDINGS: readonly LintFinding[] = [
  { ...PLACE, code: "UNREAD", text: "歌をうたう", instead: "カードを引く" },
  { ...PLACE, code: "WIDTH", text: "ｶｰﾄﾞ", instead: "カード" },
  { ...PLACE, code: "OTHER_TEXT", text: "■一。\n■二。", instead: "■一。" },
];

test("findings are told with their places, and with what to write", () => {
  const report = formatLintResult({ cards: 2, texts: { full: 0, partial: 1, none: 1 }, findings: FINDINGS, ok: false });
  expect(report.split("\n")).toEqual([
    "trial.json:3:7 1 《頁1》, text of 2025-04-25, character 1",
    "  UNREAD: The engine cannot read 「歌をうたう」. The closest known phrase is 「カードを引く」.",
    "trial.json:3:7 1 《頁1》, text of 2025-04-25, character 1",
    "  WIDTH: 「ｶｰﾄﾞ」 is usually written 「カード」.",
    "trial.json:3:7 1 《頁1》, text of 2025-04-25, character 1",
    "  OTHER_TEXT: The engine writes this text differently.",
    "    in the file: ■一。⏎■二。",
    "    by engine:   ■一。",
    "2 cards. Texts that the engine reads in full: 0, in part: 1, not at all: 1.",
    "3 findings. The engine cannot read all texts in full and write them back unchanged.",
  ]);
});
