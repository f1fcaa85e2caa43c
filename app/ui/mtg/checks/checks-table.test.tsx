import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { readyScene } from "@/app/ui/mtg/lab/ready-boards";
import { CHECKS, ERAS, reportCheck } from "@/engine/mtg";
import { ChecksTable } from "./checks-table";

const LINK = /href="\/mtg\/lab\?board=([^"&]+)&amp;era=(\w+)"/gu;

it("links in its cells to boards on which the lab finds their rule, in each era", () => {
  const table = renderToStaticMarkup(<ChecksTable lang="ja" words={dictionary("ja")} />);
  const rows = table.split("<tr").slice(2);
  const found = rows.flatMap((row, place) =>
    [...row.matchAll(LINK)].map(([, board = "", era = ""]) => {
      const [known] = ERAS.filter((one) => one === era);
      return { rule: known && CHECKS[place]?.rule[known], board, era: known ?? "mod" };
    }),
  );
  expect(found).toHaveLength(41);
  for (const { rule, board, era } of found) {
    const rules = reportCheck(readyScene(board, era, "ja"), era).passes.flatMap(({ findings }) =>
      findings.map((finding) => finding.rule),
    );
    expect(rules, `${board} in ${era}`).toContain(rule);
  }
});
