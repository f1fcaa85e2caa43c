import { expect, test } from "vitest";
import { card, cardFile, catalogueOf, printing, unit } from "../testing/card-file";
import { cardImageFor, faceImageOf, shownImages, withShownImages } from "./card-image";

const [OLD, NOW] = ["2025-01-01", "2026-01-01"];
const printed = (revision: string, image?: string) => ({ revision, ...(image && { image }) });

test("the picture of a card is that of the printing meant, the youngest with the text in force, or the youngest at all", () => {
  const face = (...printings: ReturnType<typeof printed>[]) => faceImageOf({ printings, effectiveOn: NOW });
  expect(face(printed(OLD, "x"), printed(OLD, "y"))).toMatchObject({ sha256: "y", older: true });
  expect(face(printed(NOW, "x"), printed(OLD, "y"))).toMatchObject({ sha256: "x", older: false });
  expect(face(printed(NOW, "x"), printed(NOW, "y"))).toMatchObject({ sha256: "y", older: false });
  expect(face(printed(NOW))).toBeNull();
  const card = { printings: [printed(NOW, "x")], effectiveOn: NOW };
  expect(faceImageOf(card, printed(OLD, "z"))).toMatchObject({ sha256: "z", older: true });
  expect(faceImageOf(card, printed(OLD))).toMatchObject({ sha256: "x", older: false });
  expect(faceImageOf({})).toBeNull();
});

test("a set that hides its pictures puts them aside, where only forms find them", () => {
  const of = (set: string) => ({
    ...printing("X-1"),
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
  const show = withShownImages({ sets, cards: [], images });
  const [a, b] = show({ printings: [of("A"), of("B")] }).printings;
  expect(a && cardImageFor(a)).toEqual({ sha256: "A", alt: "", placeholder: "data:" });
  expect(b && cardImageFor(b)).toBeNull();
  expect(b).toMatchObject({ hiddenImage: "B" });
  const plain = { printings: [] };
  expect(show(plain)).toBe(plain);
});

test("a catalogue serves the pictures of all printings", () => {
  const content = cardFile({
    cards: [
      card(2, "一", "いち", {
        revisions: [unit()],
        printings: [printing("TS-2", { image: "a".repeat(64) }), printing("TS-3")],
      }),
    ],
  });
  expect([...shownImages(catalogueOf(content))]).toEqual(["a".repeat(64)]);
});
