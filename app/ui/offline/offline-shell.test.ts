import { expect, it } from "vitest";
import { getEditedDeckId, getGoldfishCode, getOfflineShell, OFFLINE_SHELLS } from "./offline-shell";

const ID = "01a1f89a-9cbb-70eb-b343-6cd51bd7a8b7";
const shellOf = (address: string) => getOfflineShell(new URL(address, "https://grimoire.example")).path;

it("stands in for the builder with the builder, and for everything else with a page that says so", () => {
  const expected = {
    "/decks/new": "/offline/builder",
    "/decks/new?draft=local-a": "/offline/builder",
    "/en/decks/new": "/en/offline/builder",
    [`/decks/${ID}/edit`]: "/offline/builder",
    [`/en/decks/${ID}/edit`]: "/en/offline/builder",
    "/decks/new?copy=x": "/offline",
    "/en/decks/new?from=x": "/en/offline",
    [`/decks/${ID}`]: "/offline",
    "/decks/mine": "/offline",
    "/mtg/decks/new": "/offline/mtg",
    "/en/mtg/decks/new?format=type1&draft=local-a": "/en/offline/mtg",
    "/mtg/goldfish": "/offline/mtg",
    "/en/mtg/goldfish/m1AB-_?era=6e": "/en/offline/mtg",
    [`/mtg/decks/${ID}/edit`]: "/offline/mtg",
    [`/en/mtg/decks/${ID}/edit`]: "/en/offline/mtg",
    [`/mtg/decks/${ID}`]: "/offline",
    "/mtg/decks": "/offline",
    "/mtg/d/m1AB": "/offline",
    "/": "/offline",
    "/en": "/en/offline",
    "/english": "/offline",
    "/cards/en": "/offline",
  };
  for (const [address, path] of Object.entries(expected)) expect(shellOf(address), address).toBe(path);
  const kept = new Set(OFFLINE_SHELLS.map(({ path }) => path));
  for (const path of Object.values(expected)) expect(kept).toContain(path);
});

it("stands in with English for any other language, told by the form of its tag alone", () => {
  const expected = {
    "/de/decks/new": "/en/offline/builder",
    [`/pt-BR/decks/${ID}/edit`]: "/en/offline/builder",
    "/de/decks/new?copy=x": "/en/offline",
    "/de": "/en/offline",
    "/fil/cards/en": "/en/offline",
    "/mtg/decks/new": "/offline/mtg",
    "/api/decks/new": "/offline",
    "/d/decks/new": "/offline",
    "/decks/de": "/offline",
  };
  for (const [address, path] of Object.entries(expected)) expect(shellOf(address), address).toBe(path);
});

it("names the deck of an account that an address edits", () => {
  expect(getEditedDeckId(`/en/decks/${ID}/edit`)).toBe(ID);
  expect(getEditedDeckId(`/pt-BR/decks/${ID}/edit`)).toBe(ID);
  expect(getEditedDeckId(`/mtg/decks/${ID}/edit`)).toBeNull();
  expect(getEditedDeckId(`/en/mtg/decks/${ID}/edit`, "mtg")).toBe(ID);
  expect(getEditedDeckId(`/decks/${ID}/edit`, "mtg")).toBeNull();
  expect(getEditedDeckId("/decks/new")).toBeNull();
  expect(getEditedDeckId("/decks/../edit")).toBeNull();
});

it("names the list whose goldfish stands at an address", () => {
  expect(getGoldfishCode("/en/mtg/goldfish/m1AB-_")).toBe("m1AB-_");
  expect(getGoldfishCode("/mtg/goldfish")).toBe("");
  expect(getGoldfishCode("/mtg/goldfish/a/b")).toBeNull();
  expect(getGoldfishCode("/goldfish/AB")).toBeNull();
});
