import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildCard, buildCardFile } from "../../../lib/magmell/catalogue/testing/card-file";

/** Runs the import command on one card, into the database of DATABASE_URL. */
export async function importCard(number: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "grimoire-proof-card-"));
  const file = join(folder, "card.json");
  const cards = [buildCard(number, `知らせ${number}`, "しらせ", { printings: [] })];
  writeFileSync(file, JSON.stringify(buildCardFile({ cards })));
  try {
    await promisify(execFile)(process.execPath, ["scripts/data/run.mjs", "cards", "import", file], {
      env: process.env,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
