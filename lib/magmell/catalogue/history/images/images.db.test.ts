import { beforeEach, describe, expect, test } from "vitest";
import { createReauthenticatedAdmin, createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import { readImageBytes } from "@/lib/magmell/card-images/data";
import { convertPictures } from "@/lib/magmell/card-images/server/convert-pictures";
import { createPngPicture, HOSTILE_PICTURES } from "@/lib/magmell/card-images/testing/pictures";
import { EMPTY_PICTURE_SET, type PictureSet } from "@/lib/magmell/card-images/types";
import { FIRST_REVIEW_PAGE } from "@/lib/magmell/catalogue/import/review-query";
import { createImageResolver, getPrintingImage } from "@/lib/magmell/catalogue/model/card-image";
import { readCatalogueRecords } from "@/lib/magmell/catalogue/store/data";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
} from "@/lib/magmell/catalogue/testing/card-file";
import { clearCatalogue } from "@/lib/magmell/catalogue/testing/empty-catalogue";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { readAuditLog } from "../audit/data";
import { COMMAND_LINE_ACTOR } from "../audit/types";
import { readDraft } from "../drafts/data";
import { createDraft, publishDraft } from "../drafts/mutations";
import { importCardFiles } from "../mutations";
import { readVersion } from "../versions/data";
import { rollBackToVersion } from "../versions/mutations";
import { setImageVisibility, takeDownImage } from "./mutations";

const database = openDatabase();
beforeEach(clearCatalogue);

const withPictures = (...images: readonly (string | undefined)[]) =>
  buildCardFile({
    cards: images.map((image, at) =>
      buildCard(at + 2, `頁${"一二三四"[at]}`, "ぺーじ", {
        printings: [buildPrinting(`TS-${at + 2}`, { ...(image && { image, imageAlt: `絵${at}` }) })],
      }),
    ),
  });
const given = async (...colors: readonly string[]): Promise<PictureSet> =>
  convertPictures(
    await Promise.all(colors.map(async (color) => ({ file: `${color}.png`, bytes: await createPngPicture(color) }))),
  );
const importing = (content: unknown, pictures: PictureSet = EMPTY_PICTURE_SET) =>
  importCardFiles([buildCardFileSource(content)], { database, pictures });
const codesOf = (result: Awaited<ReturnType<typeof importing>>) =>
  result.ok ? [] : result.problems.map(({ code, file, pointer }) => `${code} ${pointer || file}`);
const imageOf = async (number: string) => (await database.printing.findFirst({ where: { number } }))?.image ?? null;
const everything = async () => ({
  records: await readCatalogueRecords(database),
  stored: await database.cardImage.count(),
  versions: await database.dataVersion.count(),
});

const administrator = async () =>
  createReauthenticatedAdmin(createTestViewer(await createUser({ name: "司書", role: "admin" })));

describe("an import with pictures", () => {
  test("stores each once and refers to it, and the same again changes nothing, with the pictures or without", async () => {
    const content = withPictures("red.png", "red.png", "blue.png", undefined);
    const first = await importing(content, await given("red", "blue"));
    expect(first).toMatchObject({ ok: true, applied: true });
    expect(await database.cardImage.count()).toBe(2);
    const [red, again, blue] = [await imageOf("TS-2"), await imageOf("TS-3"), await imageOf("TS-4")];
    expect(red).toBe(again);
    expect(blue).not.toBe(red);
    expect((await readImageBytes(red ?? "", 400, database))?.length).toBeGreaterThan(100);
    expect(await importing(content, await given("red", "blue"))).toMatchObject({ ok: true, applied: false });
    expect(await importing(content)).toMatchObject({ ok: true, applied: false });
  });

  test("replaces a picture by another file of the same name", async () => {
    await importing(withPictures("red.png"), await given("red"));
    const before = await imageOf("TS-2");
    const other = await convertPictures([{ file: "red.png", bytes: await createPngPicture("green") }]);
    expect(await importing(withPictures("red.png"), other)).toMatchObject({ applied: true });
    expect(await imageOf("TS-2")).not.toBe(before);
  });

  test("is refused whole where a picture is missing, unused or unknown, and the database is as before", async () => {
    const before = await everything();
    expect(codesOf(await importing(withPictures("red.png", "blue.png"), await given("red")))).toEqual([
      "IMAGE_MISSING /cards/1/printings/0/image",
    ]);
    expect(codesOf(await importing(withPictures("red.png"), await given("red", "blue")))).toEqual([
      "IMAGE_UNUSED blue.png",
    ]);
    expect(codesOf(await importing(withPictures("a".repeat(64))))).toEqual([
      "IMAGE_UNKNOWN /cards/0/printings/0/image",
    ]);
    for (const name of ["../red.png", "/etc/red.png", "a\\red.png", ".red.png", "C:red.png", "red.txt"])
      expect(codesOf(await importing(withPictures(name)))).toEqual(["FORM /cards/0/printings/0/image"]);
    expect(await everything()).toEqual(before);
  });

  test("is refused for each of the hostile pictures with its name and a fix, and the database is as before", async () => {
    const before = await everything();
    for (const { name, code, bytes } of HOSTILE_PICTURES) {
      if (!code) continue;
      const pictures = await convertPictures([{ file: name, bytes: await bytes() }]);
      const result = await importing(withPictures(name), pictures);
      expect(result.ok).toBe(false);
      expect(!result.ok && result.problems).toMatchObject([{ code, file: name, line: null }]);
    }
    expect(await everything()).toEqual(before);
  });
});

describe("a picture that is taken down", () => {
  test("leaves printings, bytes, older versions and drafts, and neither a rollback nor a file brings it back", async () => {
    const admin = await administrator();
    const pictures = await given("red", "blue");
    const first = await importing(withPictures("red.png", "red.png", "blue.png"), pictures);
    const red = (await imageOf("TS-2")) ?? "";
    const blue = await imageOf("TS-4");
    await importing(withPictures(undefined, "red.png", "blue.png"));
    const draft = await createDraft(
      admin,
      [buildCardFileSource(withPictures("red.png", "red.png", "blue.png"))],
      database,
      pictures,
    );
    expect(draft.ok).toBe(true);

    const result = await takeDownImage("ts/ts-3", COMMAND_LINE_ACTOR, database);
    expect(result).toMatchObject({ ok: true, sha256: red, printings: ["TS/TS-3"], versions: 2, drafts: 1 });
    expect(await readImageBytes(red, 160, database)).toBeNull();
    expect([await imageOf("TS-2"), await imageOf("TS-3"), await imageOf("TS-4")]).toEqual([null, null, blue]);
    expect(draft.ok && (await readDraft(admin, draft.id, FIRST_REVIEW_PAGE, database))).toBeNull();
    const [entry] = (await readAuditLog(null, 1, database)).entries;
    expect(entry).toMatchObject({
      actor: COMMAND_LINE_ACTOR,
      action: "image.take-down",
      details: { image: red, versions: 2 },
    });

    const version = first.ok ? first.version : 0;
    const then = await readVersion(version, database);
    expect(then.ok && JSON.stringify(then.records)).not.toContain(red);
    expect(await rollBackToVersion(version, COMMAND_LINE_ACTOR, { database })).toMatchObject({ ok: true });
    expect(await imageOf("TS-2")).toBeNull();
    const refused = codesOf(await importing(withPictures("red.png"), await given("red")));
    expect(refused).toEqual(["IMAGE_TAKEN_DOWN /cards/0/printings/0/image"]);
    expect(await takeDownImage(red, COMMAND_LINE_ACTOR, database)).toMatchObject({ ok: false, reason: "GONE" });
    expect(await takeDownImage("TS/TS-99", COMMAND_LINE_ACTOR, database)).toMatchObject({
      ok: false,
      reason: "NO_IMAGE",
    });
  });
});

test("the pictures of a set are hidden and shown by one switch, which imports and rollbacks leave alone", async () => {
  const admin = await administrator();
  const first = await importing(withPictures("red.png"), await given("red"));
  const shown = async () => {
    const records = await readCatalogueRecords(database);
    return records.cards
      .map(createImageResolver(records))
      .map(({ printings: [only] }) => only && getPrintingImage(only) !== null);
  };
  expect(await shown()).toEqual([true]);
  expect(await setImageVisibility(admin, "TS", false, database)).toBe("done");
  expect(await setImageVisibility(admin, "TS", false, database)).toBe("same");
  expect(await setImageVisibility(admin, "NO", false, database)).toBe("missing");
  await importing({ ...withPictures("red.png"), sets: [{ ...buildCardFile().sets[0], name: "改" }] });
  await rollBackToVersion(first.ok ? first.version : 0, COMMAND_LINE_ACTOR, { database });
  expect(await shown()).toEqual([false]);
  const actions = (await readAuditLog(null, 20, database)).entries.map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith("images."))).toEqual(["images.hide"]);
  expect(await setImageVisibility(admin, "TS", true, database)).toBe("done");
  expect(await shown()).toEqual([true]);
});

test("a draft keeps its pictures until it is published", async () => {
  const admin = await administrator();
  const created = await createDraft(
    admin,
    [buildCardFileSource(withPictures("red.png"))],
    database,
    await given("red"),
  );
  if (!created.ok) throw new Error(JSON.stringify(created.review.problems));
  expect(await database.cardImage.count()).toBe(0);
  const draft = await readDraft(admin, created.id, FIRST_REVIEW_PAGE, database);
  expect(draft?.files).toEqual(["trial.json", "red.png"]);
  expect(await publishDraft(admin, created.id, draft?.plan ?? "", database)).toMatchObject({ ok: true });
  expect(await readImageBytes((await imageOf("TS-2")) ?? "", 800, database)).not.toBeNull();
});
