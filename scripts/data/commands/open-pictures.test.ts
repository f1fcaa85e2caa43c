import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { IMAGE_LIMITS } from "@/lib/magmell/card-images/image-limits";
import { createPngPicture } from "@/lib/magmell/card-images/testing/pictures";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
} from "@/lib/magmell/catalogue/testing/card-file";
import { openPictures } from "./open-pictures";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files = (name: string, ...images: readonly string[]) => {
  const printings = images.map((image, at) => buildPrinting(`TS-${at}`, { image }));
  return [
    buildCardFileSource(
      buildCardFile({ cards: [buildCard(2, "火の子", "ひのこ", { printings })] }),
      join(folder, name),
    ),
  ];
};
const outcome = async (...images: readonly string[]) => {
  const { addresses, problems } = await openPictures(files("cards.json", ...images), null, new Set());
  return { opened: [...addresses.keys()], problems: problems.map(({ code, file }) => `${code} ${file}`) };
};

test("pictures lie beside the card file, and only those that it names are opened", async () => {
  writeFileSync(join(folder, "a.png"), await createPngPicture("red"));
  writeFileSync(join(folder, "b.png"), "no picture");
  expect(await outcome("a.png", "missing.png")).toEqual({ opened: ["a.png"], problems: [] });
  expect(await outcome("a.png", "b.png")).toEqual({ opened: ["a.png"], problems: ["IMAGE_FORMAT b.png"] });
});

test("one folder may hold the pictures of all files", async () => {
  mkdirSync(join(folder, "scans"));
  writeFileSync(join(folder, "scans/c.png"), await createPngPicture("blue"));
  const { addresses } = await openPictures(files("cards.json", "c.png"), join(folder, "scans"), new Set());
  expect([...addresses.keys()]).toEqual(["c.png"]);
});

test("names lead into no other folder, and links are not followed", async () => {
  mkdirSync(join(folder, "inner"));
  const inner = (...images: readonly string[]) => openPictures(files("inner/cards.json", ...images), null, new Set());
  for (const name of ["../a.png", join(folder, "a.png"), "..\\a.png"])
    expect((await inner(name)).addresses.size, name).toBe(0);
  symlinkSync(join(folder, "a.png"), join(folder, "inner/link.png"));
  mkdirSync(join(folder, "inner/folder.png"));
  const { addresses, problems } = await inner("link.png", "folder.png");
  expect(addresses.size).toBe(0);
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual(["IMAGE_LINK link.png", "IMAGE_LINK folder.png"]);
});

test("a huge file is not read to be refused", async () => {
  const huge = join(folder, "huge.png");
  writeFileSync(huge, "");
  truncateSync(huge, IMAGE_LIMITS.fileBytes * 500);
  expect(await outcome("huge.png")).toEqual({ opened: [], problems: ["IMAGE_SIZE huge.png"] });
});

test("a name with a voicing mark is found whichever way the system writes it", async () => {
  writeFileSync(join(folder, "が.png".normalize("NFC")), await createPngPicture("green"));
  expect((await outcome("が.png".normalize("NFD"))).opened).toEqual(["が.png".normalize("NFC")]);
});
