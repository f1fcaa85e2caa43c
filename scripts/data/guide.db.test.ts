import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openDatabase } from "@/prisma/factories/database";
import { runCardsCaptured } from "./testing/captured-cards";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const guide = read("docs/from-a-spreadsheet-to-a-site.md");
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, block]) => block ?? "");

test("the guide shows the tables that lie beside it", () => {
  expect(blocks("csv")).toEqual([read("docs/example/sets.csv"), read("docs/example/cards.csv")]);
});

test("its commands take the tables and pictures to a site, and a picture away again", async () => {
  const commands = blocks("sh").flatMap((block) => block.trim().split("\n"));
  const printed: string[] = [];
  for (const command of commands) {
    const { code, out, err } = await runCardsCaptured(...command.replace(/npm run cards -- |\s+#.*$/g, "").split(" "));
    expect([command, code, err]).toEqual([command, 0, ""]);
    printed.push(out);
  }
  rmSync("my-cards.json");
  expect(printed[0]).toContain("Dry run: 11 changes were not applied.");
  expect(printed[1]).toContain("Published 11 changes");
  expect(printed[3]).toContain("removed from stored versions (1), and deleted the drafts that contain it (0)");
  const shown = await openDatabase().printing.findMany({
    where: { setCode: "LS" },
    orderBy: { number: "asc" },
    select: { number: true, rarity: true, imageAlt: true, picture: { select: { source: true, width: true } } },
  });
  expect(shown).toEqual([
    { number: "LS-001", rarity: "C", imageAlt: "灯籠をくわえた小犬", picture: { source: "LS-001.png", width: 420 } },
    { number: "LS-002", rarity: "R", imageAlt: "", picture: null },
    { number: "LS-003", rarity: "LR", imageAlt: "", picture: null },
  ]);
});

test("the problem that it quotes is told so", async () => {
  const { code, err } = await runCardsCaptured(
    "import",
    "docs/example/sets.csv",
    "docs/example/cards.csv",
    "--pictures",
    "docs",
  );
  expect(code).toBe(1);
  // The picture that the site has already is not asked for again.
  const [, quoted = ""] = /^(docs\/example\/cards\.csv:3.*?)\n```/ms.exec(guide) ?? [];
  expect(quoted).not.toBe("");
  expect(err).toContain(quoted.trim());
  expect(err).not.toContain("LS-001.png");
});
