import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serializeBulkFiles } from "@/lib/api/serializers/bulk";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { readCatalogue } from "../games/field";
import { buildPackage } from "./build-package.mjs";

/** In milliseconds: other programs run, however busy the machine is. */
const MINUTE = 60_000;

const root = fileURLToPath(new URL("../..", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "grimoire-package-"));
const run = (command: string, ...words: string[]): string =>
  execFileSync(command, words, { cwd: project, encoding: "utf8" }).trim();

/** An empty project that has installed the packed package, with a bulk file of the starter cards beside it. */
beforeAll(async () => {
  // The types of these modules are checked with all others.
  await buildPackage(join(project, "content"), { noCheck: true });
  const tarball = run("npm", "pack", "--silent", "./content");
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
  run("npm", "install", "--offline", "--no-audit", "--no-fund", "--silent", `./${tarball}`);
  cpSync(join(project, "content/example-bot.mjs"), join(project, "example-bot.mjs"));
  const { catalogue } = readCatalogue("2026-11-20");
  const cards = [...serializeBulkFiles(catalogue)].flatMap(({ text, kinds }) => (kinds.includes("cards") ? text : []));
  writeFileSync(join(project, "cards.json"), cards.join(""));
}, 2 * MINUTE);

afterAll(() => rmSync(project, { recursive: true, force: true }));

test("an empty project plays a game from the bulk file, the same one each time", { timeout: MINUTE }, () => {
  const { catalogue, decks } = readCatalogue("2026-11-20");
  const codes = decks.slice(0, 2).map(({ deck }) => {
    const encoded = encodeDeck(deck, createNumberTable(catalogue.cards));
    if (!encoded.ok) throw new Error("A starter deck has no code");
    return encoded.code;
  });
  const played = run("node", "example-bot.mjs", "cards.json", ...codes, "7");
  expect(JSON.parse(played)).toMatchObject({ turns: expect.any(Number), winner: expect.anything() });
  expect(run("node", "example-bot.mjs", "cards.json", ...codes, "7")).toBe(played);
});

test("its types work where modules are resolved as Node does", { timeout: MINUTE }, () => {
  mkdirSync(join(project, "typed"));
  writeFileSync(
    join(project, "typed/use.ts"),
    `import { checkDeck, createCards, type Deck, type DeckProblem } from "grimoire-magmell";
import { decodeDeck, createNumberTable } from "grimoire-magmell/deck-code";
import { fromApi, type ApiCard } from "grimoire-magmell/from-api";
import { computeDeckOdds, createOddsDeck } from "grimoire-magmell/odds";
import { RULE_TEXTS } from "grimoire-magmell/rulebook";
import { compileText } from "grimoire-magmell/text";

export function problems(cards: readonly ApiCard[], deck: Deck): readonly DeckProblem[] {
  return checkDeck(deck, createCards(cards.map(fromApi)));
}
export const rule: string = RULE_TEXTS["mag:205.3"].ja;
export const used = [decodeDeck, createNumberTable, computeDeckOdds, createOddsDeck, compileText];
// @ts-expect-error A deck has two zones.
export const wrong: Deck = { grimoire: [] };
`,
  );
  const settings = { strict: true, noEmit: true, module: "nodenext", target: "es2022", types: [], skipLibCheck: false };
  writeFileSync(join(project, "typed/tsconfig.json"), JSON.stringify({ compilerOptions: settings }));
  expect(run(join(root, "node_modules/.bin/tsc"), "-p", "typed")).toBe("");
});
