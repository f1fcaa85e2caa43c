import { expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { clearCatalogue } from "@/lib/magmell/catalogue/testing/empty-catalogue";
import { buildFullCardFile } from "@/lib/magmell/catalogue/testing/malformed-files";
import { openDatabase } from "@/prisma/factories/database";
import { failEachWrite } from "@/prisma/factories/fail-writes";
import { readCatalogueRecords } from "../store/data";
import { importCardFiles } from "./mutations";

const database = openDatabase();
async function importing(content: unknown): Promise<void> {
  const result = await importCardFiles([buildCardFileSource(content)], { database });
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join("\n"));
}
const everything = async () => ({
  records: await readCatalogueRecords(database),
  versions: await database.dataVersion.count(),
});

/** The full file with a card more and another value, so that rows of every kind are added and changed. */
const newer = () => {
  const full = buildFullCardFile();
  const changed = full.cards.map((one) =>
    one.name === "火の子" ? { ...one, revisions: [buildUnitRevision({ ap: 9 })] } : one,
  );
  return buildCardFile({ ...full, cards: [...changed, buildCard(90, "新しい頁", "あたらしいぺーじ")] });
};

test("whichever write of an import fails, the card data is wholly the old or wholly the new", async () => {
  await clearCatalogue();
  await importing(newer());
  const whole = (await everything()).records;
  let before: unknown;
  const writes = await failEachWrite(
    async () => {
      await clearCatalogue();
      await importing(buildCardFile());
      before = await everything();
    },
    () => importing(newer()),
    async ({ reached, result }, write) => {
      const { records, versions } = await everything();
      const what = `with write ${write} failing`;
      if (versions === 1) expect({ records, versions }, what).toEqual(before);
      else expect({ records, versions }, what).toEqual({ records: whole, versions: 2 });
      if (versions === 1) expect([reached, result.status], what).toEqual([true, "rejected"]);
    },
  );
  expect(writes).toBeGreaterThan(8);
});
