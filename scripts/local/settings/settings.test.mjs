import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { completeEnvFile } from "./complete-env.mjs";
import { readEnvFile } from "./env-file.mjs";
import {
  getBundledCluster,
  getOwnerUrl,
  getSiteSettings,
  readSettings,
  rememberDatabasePort,
  rememberPort,
  splitDatabaseUrl,
} from "./settings.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-"));
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (text) => writeFileSync(join(root, ".env"), text);

describe("the owner and the role of the site", () => {
  const OWNER = "postgresql://grimoire:pass@127.0.0.1:5433/grimoire";
  const role = { user: "grimoire_site", password: "p@ss$1" };
  const before = `# mine\n  DATABASE_URL='${OWNER}'\nPOSTGRES_DIR="data/postgres"\n`;

  test("stand in .env beside each other, once, and the server stays ours", () => {
    write(before);
    const own = splitDatabaseUrl(root, readSettings(root, {}), role);
    expect(own).toBe("postgresql://grimoire_site:p%40ss%241@127.0.0.1:5433/grimoire");
    expect(readFileSync(join(root, ".env"), "utf8")).toBe(
      `# mine\nDATABASE_URL="${own}"\nDATABASE_OWNER_URL="${OWNER}"\nPOSTGRES_DIR="data/postgres"\n`,
    );
    expect(splitDatabaseUrl(root, readSettings(root, {}), role)).toBeNull();
    const env = readSettings(root, {});
    expect(getBundledCluster(root, env)).toEqual({ dir: join(root, "data/postgres"), port: 5433, password: "pass" });
    rememberDatabasePort(root, { port: 6543 });
    expect([env.DATABASE_URL, env.DATABASE_OWNER_URL].map((url) => url.replace("5433", "6543"))).toEqual([
      readEnvFile(root).DATABASE_URL,
      readEnvFile(root).DATABASE_OWNER_URL,
    ]);
    expect(getSiteSettings(env)).toEqual({ DATABASE_URL: own, POSTGRES_DIR: "data/postgres" });
  });

  test("are left alone where the environment names another database, whose owner is not the one of .env", () => {
    write(`${before}DATABASE_OWNER_URL="postgresql://other:x@127.0.0.1:5433/grimoire"\n`);
    const DATABASE_URL = "postgresql://me:x@db.example.org:5432/cards";
    const env = readSettings(root, { DATABASE_URL });
    expect(env.DATABASE_OWNER_URL).toBeUndefined();
    expect(getOwnerUrl(env).href).toBe(DATABASE_URL);
    expect(splitDatabaseUrl(root, env, role)).toBeNull();
  });

  test("work as the owner goes past a pooler", () => {
    const [site, direct, owner] = ["site", "direct", "owner"].map((user) => `postgresql://${user}:x@db:5432/cards`);
    const env = { DATABASE_URL: site, DATABASE_DIRECT_URL: direct, DATABASE_OWNER_URL: owner };
    expect(getOwnerUrl(env).href).toBe(owner);
    expect(getOwnerUrl({ ...env, DATABASE_OWNER_URL: "" }).href).toBe(direct);
    expect(getOwnerUrl({ DATABASE_URL: site }).href).toBe(site);
    expect(() => getOwnerUrl({ ...env, DATABASE_OWNER_URL: "db" })).toThrow(
      /^DATABASE_OWNER_URL is missing or not a valid URL/,
    );
  });
});

describe("which server is the bundled one", () => {
  const bundled = { DATABASE_URL: "postgresql://grimoire:pass@127.0.0.1:5433/grimoire", POSTGRES_DIR: "data/postgres" };

  test("the one with a folder, on this machine, of its own user", () => {
    expect(getBundledCluster(root, bundled)).toEqual({
      dir: join(root, "data/postgres"),
      port: 5433,
      password: "pass",
    });
  });

  test.each([
    ["no folder is named", { ...bundled, POSTGRES_DIR: "" }],
    ["it is on another host", { ...bundled, DATABASE_URL: "postgresql://grimoire:pass@db.example.org:5433/grimoire" }],
    ["it belongs to another user", { ...bundled, DATABASE_URL: "postgresql://postgres:pass@127.0.0.1:5433/grimoire" }],
  ])("not when %s", (_, env) => expect(getBundledCluster(root, env)).toBeUndefined());

  test("not when the environment names another database than the file with the folder", () => {
    write(`DATABASE_URL="${bundled.DATABASE_URL}"\nPOSTGRES_DIR="${bundled.POSTGRES_DIR}"\n`);
    expect(readSettings(root, {}).POSTGRES_DIR).toBe("data/postgres");
    expect(
      readSettings(root, { DATABASE_URL: "postgresql://grimoire:x@127.0.0.1:6000/other" }).POSTGRES_DIR,
    ).toBeUndefined();
  });

  test.each([[undefined], [""], ["localhost"], ["file:./dev.db?x"]])(
    "DATABASE_URL %j is refused or left alone",
    (url) => {
      const ask = () => getBundledCluster(root, { DATABASE_URL: url, POSTGRES_DIR: "data/postgres" });
      if (URL.canParse(url ?? "")) expect(ask()).toBeUndefined();
      else expect(ask).toThrow(/Use the form postgresql:/);
    },
  );
});

test("a new port of the bundled server replaces the old one in .env and nothing else", async () => {
  await completeEnvFile(root, {});
  const before = readFileSync(join(root, ".env"), "utf8");
  const cluster = getBundledCluster(root, readEnvFile(root));
  rememberDatabasePort(root, { ...cluster, port: 6543 });
  expect(getBundledCluster(root, readEnvFile(root))).toEqual({ ...cluster, port: 6543 });
  rememberDatabasePort(root, cluster);
  expect(readFileSync(join(root, ".env"), "utf8")).toBe(before);
});

test("the port of the site is written down once, in the place of another, and not where the environment says it", () => {
  write('# mine\nPORT="3000"\nNEXTAUTH_URL="http://localhost:3000"');
  rememberPort(root, 3911, { PORT: "3911" });
  expect(readEnvFile(root).PORT).toBe("3000");
  for (let twice = 0; twice < 2; twice += 1) rememberPort(root, 3911, {});
  expect(readFileSync(join(root, ".env"), "utf8")).toBe('# mine\nPORT="3911"\nNEXTAUTH_URL="http://localhost:3000"');
});
