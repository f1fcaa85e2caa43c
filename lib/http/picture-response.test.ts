import { describe, expect, test, vi } from "vitest";
import { createPictureResponse, hashPictureParts } from "./picture-response";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="red"/></svg>';
const ask = (path = "/picture", headers: Record<string, string> = {}) =>
  new Request(`https://grimoire.example${path}`, { headers });
const stampOfTest = () => hashPictureParts([crypto.randomUUID()]);
const drawing = () => vi.fn(async () => SVG);

describe("a picture", () => {
  test("is drawn once for all who ask, at once or later", async () => {
    const [stamp, draw] = [stampOfTest(), drawing()];
    const answers = await Promise.all(
      [1, 2, 3].map(() => createPictureResponse(ask(), { stamp, keeping: "open", draw })),
    );
    answers.push(await createPictureResponse(ask(), { stamp, keeping: "open", draw }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [first] = answers;
    expect(first?.headers.get("content-type")).toBe("image/png");
    expect(
      Buffer.from((await first?.arrayBuffer()) ?? new ArrayBuffer(0))
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    expect(draw).toHaveBeenCalledOnce();
  });

  test("is kept a year under its stamp, a day without, and asked for each time where it may be hidden", async () => {
    const [stamp, draw] = [stampOfTest(), drawing()];
    const caching = async (path: string, keeping: "fixed" | "open" | "private") =>
      (await createPictureResponse(ask(path), { stamp, keeping, draw })).headers.get("cache-control");
    expect(await caching(`/picture?v=${stamp}`, "fixed")).toBe("public, max-age=31536000, immutable");
    expect(await caching("/picture?v=another", "fixed")).toBe("public, max-age=86400");
    expect(await caching(`/picture?v=${stamp}`, "open")).toBe("public, no-cache");
    expect(await caching(`/picture?v=${stamp}`, "private")).toBe("private, no-store");
  });

  test("is not sent again to who has it, and has no tag where nobody may keep it", async () => {
    const [stamp, draw] = [stampOfTest(), drawing()];
    const tagged = { "if-none-match": `"x", W/"${stamp}"` };
    const fresh = await createPictureResponse(ask("/picture", tagged), { stamp, keeping: "open", draw });
    expect([fresh.status, await fresh.text()]).toEqual([304, ""]);
    expect(draw).not.toHaveBeenCalled();
    const own = await createPictureResponse(ask("/picture", tagged), { stamp, keeping: "private", draw });
    expect([own.status, own.headers.get("etag")]).toEqual([200, null]);
  });

  test("has to wait with words where too many are being drawn, and a failure holds up no other", async () => {
    let open = (_: string) => {};
    const gate = new Promise<string>((resolve) => {
      open = resolve;
    });
    const failing = createPictureResponse(ask(), {
      stamp: stampOfTest(),
      keeping: "fixed",
      draw: async () => {
        throw new Error("no ink");
      },
    });
    await expect(failing).rejects.toThrow("no ink");
    const waiting = Array.from({ length: 12 }, () =>
      createPictureResponse(ask(), { stamp: stampOfTest(), keeping: "fixed", draw: () => gate }),
    );
    const refused = await createPictureResponse(ask(), { stamp: stampOfTest(), keeping: "fixed", draw: drawing() });
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await refused.json()).error).toMatchObject({ code: "busy", message: expect.stringContaining("Wait") });
    open(SVG);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  });
});

test("a stamp names all that decides a picture", () => {
  expect(hashPictureParts(["a", 1])).toBe(hashPictureParts(["a", 1]));
  expect(hashPictureParts(["a", 1])).not.toBe(hashPictureParts(["a", 2]));
  expect(hashPictureParts(["a", 1])).toMatch(/^[\w-]{16}$/);
});
