import { expect, test } from "vitest";
import { buildCard, buildCardFile, buildPrinting, buildTestCatalogue, buildUnitRevision } from "../testing/card-file";
import { createImageResolver, getCardFaceImage, getPrintingImage, getVisibleImages } from "./card-image";

const [OLD, NOW] = ["2025-01-01", "2026-01-01"];
const printed = (revision: string, image?: string) => ({ revision, ...(image && { image }) });

test("the picture of a card is that of the printing meant, the youngest with the text in force, or the youngest at all", () => {
  const face = (...printings: ReturnType<typeof printed>[]) => getCardFaceImage({ printings, effectiveOn: NOW });
  expect(face(printed(OLD, "x"), printed(OLD, "y"))).toMatchObject({ sha256: "y", older: true });
  expect(face(printed(NOW, "x"), printed(OLD, "y"))).toMatchObject({ sha256: "x", older: false });
  expect(face(printed(NOW, "x"), printed(NOW, "y"))).toMatchObject({ sha256: "y", older: false });
  expect(face(printed(NOW))).toBeNull();
  const card = { printings: [printed(NOW, "x")], effectiveOn: NOW };
  expect(getCardFaceImage(card, printed(OLD, "z"))).toMatchObject({ sha256: "z", older: true });
  expect(getCardFaceImage(card, printed(OLD))).toMatchObject({ sha256: "x", older: false });
  expect(getCardFaceImage({})).toBeNull();
});

test("a set that hides its pictures puts them aside, where only forms find them", () => {
  const of = (set: string) => ({
    ...buildPrinting("X-1"),
    flavor: "",
    finish: "normal" as const,
    product: "",
    set,
    image: set,
    illustrator: "",
  });
  const sets = [{ code: "A" }, { code: "B", showsImages: false as const }].map((set) => ({
    ...{ name: "", englishName: "", releasedOn: OLD, type: "main" as const },
    ...set,
  }));
  const images = new Map([["A", { source: "a.png", width: 1, height: 1, placeholder: "data:" }]]);
  const show = createImageResolver({ sets, cards: [], images });
  const [a, b] = show({ printings: [of("A"), of("B")] }).printings;
  expect(a && getPrintingImage(a)).toEqual({ sha256: "A", alt: "", placeholder: "data:" });
  expect(b && getPrintingImage(b)).toBeNull();
  expect(b).toMatchObject({ hiddenImage: "B" });
  const plain = { printings: [] };
  expect(show(plain)).toBe(plain);
});

test("a catalogue serves the pictures of all printings", () => {
  const content = buildCardFile({
    cards: [
      buildCard(2, "一", "いち", {
        revisions: [buildUnitRevision()],
        printings: [buildPrinting("TS-2", { image: "a".repeat(64) }), buildPrinting("TS-3")],
      }),
    ],
  });
  expect([...getVisibleImages(buildTestCatalogue(content))]).toEqual(["a".repeat(64)]);
});
