import { expect, test } from "vitest";
import { card, cardFile, source, unit } from "@/lib/magmell/catalogue/testing/card-file";
import { emptyCatalogue } from "@/lib/magmell/catalogue/testing/empty-catalogue";
import { fullCardFile } from "@/lib/magmell/catalogue/testing/malformed-files";
import { openDatabase } from "@/prisma/factories/database";
import { failEachWrite } from "@/prisma/factories/fail-writes";
import { readRecords } from "../store/data";
import { importCardFiles } from "./mutations";

const database = openDatabase();
async function importing(content: unknown): Promise<void> {
  const result = await importCardFiles([source(content)], { database });
  if (!result.ok) throw new Error(result.problems.map(({ reason }) => reason).join("\n"));
}
const everything = async () => ({
  records: await readRecords(database),
  versions: await database.dataVersion.count(),
});

/** The full file with a card more and another value, so that rows of every kind are added and changed. */
const newer = () => {
  const full = fullCardFile();
  const changed = full.cards.map((one) => (one.name === "火の子" ? { ...one, revisions: [unit({ ap: 9 })] } : one));
  return cardFile({ ...full, cards: [...changed, card(90, "新しい頁", "あたらしいぺーじ")] });
};

test("whichever write of an import fails, the card data is wholly the old or wholly the new", async () => {
  await emptyCatalogue();
  await importing(newer());
  const whole = (await everything()).records;
  let before: unknown;
  const writes = await failEachWrite(
    async () => {
      await emptyCatalogue();
      await importing(cardFile());
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
