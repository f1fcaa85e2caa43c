import { expect, test } from "vitest";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import type { Viewer } from "@/lib/accounts/types";
import { canEditDeck, canViewDeck, isUnlistedDeck } from "./access";
import { VISIBILITIES } from "./visibility";

const as = (id: string): Viewer => createTestViewer({ id, email: "a@example.org", name: null, role: "user" });
const [owner, stranger, visitor] = [as("owner"), as("stranger"), null];

test.each(VISIBILITIES)("the owner sees and edits a %s deck, nobody else edits it", (visibility) => {
  const deck = { ownerId: "owner", visibility };
  expect([canViewDeck(owner, deck), canEditDeck(owner, deck)]).toEqual([true, true]);
  expect([canEditDeck(stranger, deck), canEditDeck(visitor, deck)]).toEqual([false, false]);
});

test("others see by its id a public deck and no other", () => {
  const seen = VISIBILITIES.filter((visibility) => canViewDeck(stranger, { ownerId: "owner", visibility }));
  expect(seen).toEqual(["public"]);
  expect(VISIBILITIES.filter((visibility) => canViewDeck(visitor, { ownerId: "owner", visibility }))).toEqual(seen);
});

test("a link opens an unlisted deck and no other", () => {
  expect(VISIBILITIES.filter((visibility) => isUnlistedDeck({ ownerId: "owner", visibility }))).toEqual(["unlisted"]);
});

test("a starter deck is seen by everybody and belongs to nobody, not even to a visitor", () => {
  const deck = { ownerId: null, visibility: "public" as const };
  expect([stranger, visitor].map((viewer) => canViewDeck(viewer, deck))).toEqual([true, true]);
  expect([stranger, visitor].map((viewer) => canEditDeck(viewer, deck))).toEqual([false, false]);
});
