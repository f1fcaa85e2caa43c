import { existsSync, writeFileSync } from "node:fs";
import { writeCsvTables } from "@/lib/magmell/catalogue/import/csv/write-csv";
import { stringifyCardFile } from "@/lib/magmell/catalogue/import/files/write-card-file";
import { readCatalogueRecords } from "@/lib/magmell/catalogue/store/data";
import { db } from "@/lib/server/db";
import { say } from "../../words/command-words.mjs";

/**
 * Runs `npm run cards -- export`: writes the whole catalogue in a format that the import accepts. Never overwrites a
 * file.
 */
export async function exportCards(file: string, asTables: boolean): Promise<number> {
  const records = await readCatalogueRecords(db());
  const bare = file.replace(/\.csv$/i, "");
  const files: readonly (readonly [string, string])[] = asTables
    ? Object.entries(writeCsvTables(records)).map(([kind, text]) => [`${bare}-${kind}.csv`, text])
    : [[file, stringifyCardFile(records)]];
  const there = files.map(([name]) => name).filter((name) => existsSync(name));
  if (there.length > 0) {
    console.error(say("cards.exists", { files: there.join(say("list.join")) }));
    return 1;
  }
  for (const [name, text] of files) writeFileSync(name, text);
  console.log(
    say("cards.exported", { n: records.cards.length, files: files.map(([name]) => name).join(say("list.join")) }),
  );
  return 0;
}
