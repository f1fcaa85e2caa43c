import sharp from "sharp";
import { expect, test } from "vitest";
import { IMAGE_LIMITS, IMAGE_WIDTHS } from "../image-limits";
import { createPlainPicture, createPngPicture, HOSTILE_PICTURES } from "../testing/pictures";
import { convertPictures } from "./convert-pictures";

const missing = () => Promise.reject(new Error("Cannot find package 'sharp'"));
const turn = (file: string, bytes: Uint8Array) => convertPictures([{ file, bytes }]);

test("a scan becomes WebP of three widths with a small placeholder, without enlarging it", async () => {
  const { turned, problems } = await turn("red.png", await createPngPicture("#a83220"));
  expect(problems).toEqual([]);
  const [picture] = turned;
  expect(picture).toMatchObject({ source: "red.png", width: 630, height: 880 });
  const widths = await Promise.all(
    IMAGE_WIDTHS.map(async (width) => {
      const { format, width: wide } = await sharp(picture?.forms[width]).metadata();
      return [format, wide];
    }),
  );
  expect(widths).toEqual([
    ["webp", 160],
    ["webp", 400],
    ["webp", 630],
  ]);
  expect(picture?.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]+$/);
  expect(picture?.placeholder.length).toBeLessThan(400);
});

test("the address is that of the bytes: equal files share one, whatever they are called", async () => {
  const [red, blue] = [await createPngPicture("red"), await createPngPicture("blue")];
  const { addresses, turned } = await convertPictures([
    { file: "a.png", bytes: red },
    { file: "b.png", bytes: red },
    { file: "c.png", bytes: blue },
  ]);
  const [a, b, c] = ["a.png", "b.png", "c.png"].map((file) => addresses.get(file));
  expect(a).toMatch(/^[0-9a-f]{64}$/);
  expect(b).toBe(a);
  expect(c).not.toBe(a);
  expect(turned.map(({ source, sha256 }) => [source, sha256])).toEqual([
    ["a.png", a],
    ["c.png", c],
  ]);
  const again = await convertPictures([{ file: "d.png", bytes: red }], { stored: new Set([a ?? ""]), load: missing });
  expect([again.addresses.get("d.png"), again.turned, again.problems]).toEqual([a, [], []]);
});

test.each(HOSTILE_PICTURES.map((one) => [one.name, one] as const))(
  "%s is refused clearly or becomes clean",
  async (file, one) => {
    const { turned, problems } = await turn(file, await one.bytes());
    if (one.code) {
      expect(problems).toMatchObject([{ file, code: one.code }]);
      expect(turned).toEqual([]);
      return;
    }
    expect(problems).toEqual([]);
    for (const width of IMAGE_WIDTHS) {
      const form = turned[0]?.forms[width] ?? new Uint8Array();
      const facts = await sharp(form).metadata();
      expect(facts).toMatchObject({ format: "webp", space: "srgb", depth: "uchar" });
      expect([facts.exif, facts.icc, facts.xmp, facts.iptc, facts.pages ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ]);
      expect(Buffer.from(form).includes("<script")).toBe(false);
    }
  },
);

test("a picture on its side is set upright", async () => {
  const lying = HOSTILE_PICTURES.find(({ name }) => name === "places.jpg");
  const { turned } = await turn("places.jpg", (await lying?.bytes()) ?? new Uint8Array());
  expect(turned[0]).toMatchObject({ width: 630, height: 880 });
});

test("a refusal names the size or the limit", async () => {
  const [small, large] = await Promise.all([
    turn("s.png", await createPlainPicture("red", 100, 140).png().toBuffer()),
    turn("l.png", new Uint8Array(IMAGE_LIMITS.fileBytes + 1)),
  ]);
  expect(small.problems[0]).toMatchObject({ code: "IMAGE_SMALL", facts: { size: "100 × 140" } });
  expect(large.problems[0]).toMatchObject({ code: "IMAGE_SIZE", facts: { limit: "10 MiB" } });
});

test("a machine without sharp says so for each picture, and asks for it only where there are pictures", async () => {
  expect(await convertPictures([], { load: missing })).toMatchObject({ problems: [] });
  const { turned, problems } = await convertPictures([{ file: "a.png", bytes: await createPngPicture("red") }], {
    load: missing,
  });
  expect(turned).toEqual([]);
  expect(problems).toMatchObject([{ file: "a.png", code: "IMAGE_TOOL" }]);
});

/** Stands for sharp, which would take minutes for so many pictures. */
const quickSharp = () => {
  const info = { width: 630, height: 880 };
  const picture: Record<string, unknown> = {
    metadata: async () => ({ format: "png", ...info }),
    toBuffer: async (options?: object) => (options ? { data: Buffer.alloc(1), info } : Buffer.alloc(1)),
  };
  for (const step of ["autoOrient", "resize", "timeout", "webp"]) picture[step] = () => picture;
  return (() => picture) as never;
};

test("pictures beyond the most of an import are refused", async () => {
  const png = await createPngPicture("red");
  const sources = Array.from({ length: IMAGE_LIMITS.files + 1 }, (_, n) => ({
    file: `${n}.png`,
    bytes: Buffer.concat([png.subarray(0, 64), Buffer.from(String(n))]),
  }));
  const { turned, problems } = await convertPictures(sources, { load: async () => quickSharp() });
  expect(turned).toHaveLength(IMAGE_LIMITS.files);
  expect(problems).toMatchObject([{ file: `${IMAGE_LIMITS.files}.png`, code: "IMAGE_MANY" }]);
});
