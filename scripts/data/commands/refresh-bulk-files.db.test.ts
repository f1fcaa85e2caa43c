import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { EXAMPLE_CATALOGUE_NOW } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { FUTURE_SET_MARKERS, publishFutureSet } from "@/lib/magmell/catalogue/testing/future-set";
import { openDatabase } from "@/prisma/factories/database";
import { refreshBulkFiles } from "./refresh-bulk-files";

const database = openDatabase();

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: EXAMPLE_CATALOGUE_NOW });
  await publishFutureSet(database);
});
afterAll(() => vi.useRealTimers());

test("the files that a publication makes are those of the site, and tell of nothing that is not public yet", async () => {
  await refreshBulkFiles();
  const { version } = await getCatalogue();
  const files = await database.bulkFile.findMany({ where: { version } });
  expect(files.map(({ kind }) => kind).sort()).toEqual(["cards", "everything", "rulings", "sets"]);
  const text = files.map(({ gzip }) => gunzipSync(gzip).toString("utf8")).join("\n");
  expect(text).toContain("火の子");
  expect(FUTURE_SET_MARKERS.filter((mark) => text.includes(mark))).toEqual([]);
});
