import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { applyMigrations } from "./migrations.mjs";
import { readEnvFile } from "./settings/env-file.mjs";
import { chooseCards, loadCards, loadDecks } from "./starters.mjs";

const HERE = resolve(import.meta.dirname, "../..");
const OWN = {
  format: "grimoire-cards/1",
  sets: [],
  cards: [
    {
      number: 90_001,
      name: "自作の頁",
      reading: "じさくのぺーじ",
      revisions: [{ effectiveOn: "2025-04-25", kind: "magic", timing: "normal", text: "" }],
      printings: [],
    },
  ],
};

/** A checkout with starter files of its own. */
let root;
let env;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-starters-"));
  for (const name of ["app", "engine", "lib", "scripts", "node_modules", "package.json", "tsconfig.json"])
    symlinkSync(join(HERE, name), join(root, name));
  mkdirSync(join(root, "prisma"));
  for (const name of readdirSync(join(HERE, "prisma")).filter((one) => one !== "seed"))
    symlinkSync(join(HERE, "prisma", name), join(root, "prisma", name));
  cpSync(join(HERE, "prisma/seed"), join(root, "prisma/seed"), { recursive: true });
  env = { ...process.env, STARTER_CARDS: "" };
});
afterEach(() => rmSync(root, { recursive: true }));

async function query(text, values, connectionString = process.env.DATABASE_URL) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
const versions = async () => (await query('SELECT version FROM "DataVersion"')).length;

/** A release with other words on its starter cards and decks. */
function changeStarters(mark) {
  for (const [file, was, is] of [
    ["cards/red.json", '"flavor": "', `"flavor": "${mark}`],
    ["decks/red.json", '"ja": "', `"ja": "${mark}`],
  ]) {
    const path = join(root, "prisma/seed", file);
    writeFileSync(path, readFileSync(path, "utf8").replace(was, is));
  }
}

describe("on a site that has cards", () => {
  test("the starters that it was made with are known", async () => {
    expect([await loadCards(root, env), await loadDecks(root, env)]).toEqual(["nothing new", "nothing new"]);
  });

  test("starters of a newer release change nothing: cards become a draft and decks are named, once", async () => {
    changeStarters("改");
    const decks = await query('SELECT id, version FROM "Deck" WHERE "starterKey" IS NOT NULL ORDER BY id');
    const before = await versions();
    expect(await loadCards(root, env)).toMatch(
      /new or changed starter cards: \d+ changes are waiting for review at \/admin\/drafts\/[\w-]+; nothing was/,
    );
    expect(await loadDecks(root, env)).toMatch(/to load them: npm run decks -- import prisma\/seed\/decks\/red\.json$/);
    expect(await versions()).toBe(before);
    expect(await query('SELECT id, version FROM "Deck" WHERE "starterKey" IS NOT NULL ORDER BY id')).toEqual(decks);
    expect([await loadCards(root, env), await loadDecks(root, env)]).toEqual(["nothing new", "nothing new"]);
  });

  test("STARTER_CARDS keeps a site from being offered any", async () => {
    changeStarters("新");
    const chosen = { ...env, STARTER_CARDS: "none" };
    expect(await loadCards(root, chosen)).toBe("skipped: the site already has cards");
    expect(await loadDecks(root, chosen)).toBe("skipped: they need the starter cards");
  });
});

/** Runs work on a database without any card. */
async function withoutCards(work) {
  const url = new URL(process.env.DATABASE_OWNER_URL);
  const name = `grimoire_test_starters_${randomBytes(8).toString("hex")}`;
  const server = Object.assign(new URL(url), { pathname: "/postgres" }).href;
  await query(`CREATE DATABASE ${name}`, [], server);
  try {
    url.pathname = `/${name}`;
    await applyMigrations(url.href, join(HERE, "prisma/migrations"));
    await work({ ...env, DATABASE_URL: url.href, DATABASE_OWNER_URL: "" });
  } finally {
    await query(`DROP DATABASE ${name} WITH (FORCE)`, [], server);
  }
}

describe("what a first set-up loads", () => {
  test("are the starters of the release, whose decks stay away once they were removed", () =>
    withoutCards(async (fresh) => {
      expect(await loadCards(root, fresh)).toMatch(/^loaded \d+ changes as version 1$/);
      expect(await loadDecks(root, fresh)).toBe("loaded 6 decks");
      const remove = ["scripts/data/run.mjs", "decks", "remove", "--all"];
      expect(spawnSync(process.execPath, remove, { cwd: root, env: fresh, encoding: "utf8" }).stdout).toBe(
        "Removed 6 starter decks.\n",
      );
      expect(await loadDecks(root, fresh)).toBe("nothing new");
      expect(await query('SELECT 1 FROM "Deck"', [], fresh.DATABASE_URL)).toEqual([]);
    }));

  test("are the cards that were chosen, or none, and no decks that need others", () =>
    withoutCards(async (fresh) => {
      writeFileSync(join(root, "cards.json"), JSON.stringify(OWN));
      expect(await loadCards(root, { ...fresh, STARTER_CARDS: "none" })).toBe("none (STARTER_CARDS=none)");
      const chosen = { ...fresh, STARTER_CARDS: "cards.json" };
      expect(await loadCards(root, chosen)).toBe("loaded 2 changes as version 1");
      expect([await loadCards(root, chosen), await loadDecks(root, chosen)]).toEqual([
        "skipped: the site already has cards",
        "skipped: they need the starter cards",
      ]);
    }));

  test("is written down, once, and judged before", () => {
    writeFileSync(join(root, "cards.json"), JSON.stringify(OWN));
    mkdirSync(join(root, "empty"));
    expect(chooseCards(root, undefined)).toEqual([]);
    for (const [cards, why] of [
      ["cards.csv", /cards\.csv does not exist\. Name a card file, a folder of card files, or “none”/],
      ["empty", /empty contains no card files/],
    ])
      expect(() => chooseCards(root, cards)).toThrow(why);
    expect(readEnvFile(root)).toEqual({});
    for (const cards of ["none", "cards.json", "prisma/seed/cards"]) {
      expect([chooseCards(root, cards), chooseCards(root, cards)]).toEqual([["STARTER_CARDS"], []]);
      expect(readEnvFile(root).STARTER_CARDS).toBe(cards);
    }
  });
});
