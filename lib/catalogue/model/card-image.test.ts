import { expect, test } from "vitest";
import { cardImageFor, faceImageOf } from "./card-image";

const SETS = [{ code: "A" }, { code: "B", showsImages: false as const }];
const printing = (set: string, number: string, revision: string, image?: string) => ({
  ...{ set, number, revision, illustrator: "", flavor: "", finish: "normal" as const, product: "" },
  ...(image && { image }),
});

test("a picture is shown unless its set hides them", () => {
  expect(cardImageFor(printing("A", "1", "2025-01-01", "x"), { sets: SETS })).toEqual({ sha256: "x", alt: "" });
  expect(cardImageFor({ set: "A", image: "x", imageAlt: "火" }, { sets: SETS })?.alt).toBe("火");
  expect(cardImageFor(printing("B", "1", "2025-01-01", "x"), { sets: SETS })).toBeNull();
  expect(cardImageFor(printing("A", "1", "2025-01-01"), { sets: SETS })).toBeNull();
});

test("the picture of a card is the youngest with the text in force, or the youngest at all", () => {
  const [old, now] = ["2025-01-01", "2026-01-01"];
  const face = (...printings: ReturnType<typeof printing>[]) =>
    faceImageOf({ printings, effectiveOn: now }, { sets: SETS });
  expect(face(printing("A", "1", old, "x"), printing("A", "2", old, "y"))).toMatchObject({ sha256: "y", older: true });
  expect(face(printing("A", "1", now, "x"), printing("A", "2", old, "y"))).toMatchObject({ sha256: "x", older: false });
  expect(face(printing("A", "1", now, "x"), printing("A", "2", now, "y"))).toMatchObject({ sha256: "y", older: false });
  expect(face(printing("A", "1", old, "x"), printing("B", "2", now, "y"))).toMatchObject({ sha256: "x", older: true });
  expect(face(printing("B", "2", now, "y"), printing("A", "3", now))).toBeNull();
});
