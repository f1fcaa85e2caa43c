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
  {
    ...PLACE,
    code: "AMBIGUOUS",
    text: "能力。",
    instead: null,
    doubt: {
      decided: false,
      options: [
        { textHash: "0123", sentence: 1, choice: "aa", japanese: "■一。\n■二。", english: "■One.", inForce: true },
        { textHash: "0123", sentence: 1, choice: "bb", japanese: "■三。", english: "■Three.", inForce: false },
      ],
    },
  },
  { ...PLACE, code: "LAPSED", text: "0123=1=cc", instead: null },
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
    "  AMBIGUOUS: The ability from 「能力。」 has 2 readings. The one marked * is used until the file chooses one under readings.",
    "  * ■一。⏎■二。",
    "    ■One.",
    '    in a card file: {"textHash":"0123","sentence":1,"choice":"aa"}',
    "    in a table:     0123=1=aa",
    "    ■三。",
    "    ■Three.",
    '    in a card file: {"textHash":"0123","sentence":1,"choice":"bb"}',
    "    in a table:     0123=1=bb",
    "trial.json:3:7 1 《頁1》, text of 2025-04-25, character 1",
    "  LAPSED: The chosen reading 0123=1=cc decides nothing: the text or its readings have changed. Choose again, or remove it.",
    "trial.json:3:7 1 《頁1》, text of 2025-04-25, character 1",
    "  OTHER_TEXT: The engine writes this text differently.",
    "    in the file: ■一。⏎■二。",
    "    by engine:   ■一。",
    "2 cards. Texts that the engine reads in full: 0, in part: 1, not at all: 1.",
    "5 findings. The engine cannot read all texts in full and write them back unchanged.",
  ]);
});
