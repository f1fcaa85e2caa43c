import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { completeEnvFile, describeMissingSettings, findMissingSettings } from "./complete-env.mjs";
import { findEnvFileProblems, KEPT_ENV_FILE, keepEnvFile, readEnvFile } from "./env-file.mjs";
import { checkSettings } from "./setting-problems.mjs";
import { getBundledCluster, readSettings } from "./settings.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-"));
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (text) => writeFileSync(join(root, ".env"), text);
const text = () => readFileSync(join(root, ".env"), "utf8");
const layDatabase = () => {
  mkdirSync(join(root, "data/postgres"), { recursive: true });
  writeFileSync(join(root, "data/postgres/PG_VERSION"), "18\n");
};

describe("a first set-up", () => {
  test("makes a file that only its owner can read, with secrets of its own", async () => {
    await completeEnvFile(root, {});
    expect(statSync(join(root, ".env")).mode & 0o777).toBe(0o600);
    const first = readEnvFile(root);
    expect(first.NEXTAUTH_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(first.NEXTAUTH_URL).toBe("http://localhost:3000");
    expect(getBundledCluster(root, first).dir).toBe(join(root, "data/postgres"));
    rmSync(join(root, ".env"));
    await completeEnvFile(root, {});
    const second = readEnvFile(root);
    expect(second.NEXTAUTH_SECRET).not.toBe(first.NEXTAUTH_SECRET);
    expect(getBundledCluster(root, second).password).not.toBe(getBundledCluster(root, first).password);
  });

  test("leaves what stands there and adds what is missing", async () => {
    write("# mine\nNEXTAUTH_SECRET=chosen-by-hand-and-kept\nGITHUB_ID=abc");
    expect(await completeEnvFile(root, {})).toEqual(["DATABASE_URL", "POSTGRES_DIR", "NEXTAUTH_URL"]);
    expect(text()).toMatch(/^# mine\nNEXTAUTH_SECRET=chosen-by-hand-and-kept\nGITHUB_ID=abc\n/);
    expect(await completeEnvFile(root, {})).toEqual([]);
  });

  test("takes the server that the environment names instead of the bundled one, if nobody has an account there", async () => {
    const DATABASE_URL = "postgresql://me:secret@db.example.org:5432/cards";
    const asked = [];
    const hasAccounts = async (env) => asked.push(env.DATABASE_URL) > 1;
    await completeEnvFile(root, { DATABASE_URL }, { hasAccounts });
    expect(asked).toEqual([DATABASE_URL]);
    expect(readEnvFile(root).DATABASE_URL).toBe(DATABASE_URL);
    expect(getBundledCluster(root, readSettings(root, {}))).toBeUndefined();
  });
});

describe("beside a database", () => {
  const OWNER = "postgresql://grimoire:pass@127.0.0.1:5433/grimoire";
  const SITE = "postgresql://grimoire_site:pass@127.0.0.1:5433/grimoire";
  const WHOLE = `DATABASE_URL="${SITE}"\nDATABASE_OWNER_URL="${OWNER}"\nPOSTGRES_DIR="data/postgres"\nNEXTAUTH_SECRET="fQ3vX9-k2LmZ7tRb0sWcYd5HnJ8uPaGe1oTi"\nNEXTAUTH_URL="https://cards.example.org"\n`;
  const without = (name) => WHOLE.replace(new RegExp(`^${name}=.*\n`, "m"), "");

  test.each(["DATABASE_URL", "DATABASE_OWNER_URL", "POSTGRES_DIR", "NEXTAUTH_SECRET", "NEXTAUTH_URL"])(
    "a file that has lost %s is refused, and nothing is written",
    async (name) => {
      layDatabase();
      write(without(name));
      await expect(completeEnvFile(root, {})).rejects.toThrow(
        `.env lacks ${name}, but this site already has a database. Restore .env from your own copy.`,
      );
      expect(text()).toBe(without(name));
      expect(findMissingSettings(root, readSettings(root, {}))).toEqual([name]);
    },
  );

  test("a file that is gone is refused, with the way to begin anew", async () => {
    layDatabase();
    await expect(completeEnvFile(root, {})).rejects.toThrow(
      /Restore .env .* move data\/postgres away, delete DATABASE_OWNER_URL/,
    );
    expect(existsSync(join(root, ".env"))).toBe(false);
  });

  test("of another server with accounts a lost secret is refused as well, and one without them gets one", async () => {
    write('DATABASE_URL="postgresql://me:x@db.example.org:5432/cards"\nNEXTAUTH_URL="https://cards.example.org"\n');
    const before = text();
    await expect(completeEnvFile(root, {}, { hasAccounts: async () => true })).rejects.toThrow(/lacks NEXTAUTH_SECRET/);
    expect(text()).toBe(before);
    expect(await completeEnvFile(root, {}, { hasAccounts: async () => false })).toEqual(["NEXTAUTH_SECRET"]);
  });

  test("the refusal names the copy that was kept, and what a new secret costs", async () => {
    layDatabase();
    write(WHOLE);
    keepEnvFile(root);
    write(without("NEXTAUTH_SECRET"));
    await expect(completeEnvFile(root, {})).rejects.toThrow(
      /run cp data\/env\.kept \.env\. Or create .* --new-secret\. This signs everyone out, .* \.env was not changed\.$/,
    );
    expect(describeMissingSettings(root, ["NEXTAUTH_SECRET"])).toMatch(/cp data\/env\.kept \.env/);
  });

  test("a new secret is made where that is asked for, and only where none is there", async () => {
    layDatabase();
    write(without("NEXTAUTH_SECRET"));
    expect(await completeEnvFile(root, {}, { newSecret: true })).toEqual(["NEXTAUTH_SECRET"]);
    expect(readEnvFile(root).DATABASE_OWNER_URL).toBe(OWNER);
    await expect(completeEnvFile(root, {}, { newSecret: true })).rejects.toThrow(
      /one is still set in \.env or the environment/,
    );
    write("");
    await expect(completeEnvFile(root, {}, { newSecret: true })).rejects.toThrow(/lacks DATABASE_URL, NEXTAUTH_URL/);
  });

  test("a server of the system in the place of the bundled one needs nothing of that, on another port", () => {
    layDatabase();
    writeFileSync(join(root, "data/postgres/postmaster.opts"), '/bin/postgres "-D" "/data/postgres" "-p" "5433"\n');
    const env = { NEXTAUTH_SECRET: "x", NEXTAUTH_URL: "y", DATABASE_URL: SITE };
    expect(findMissingSettings(root, env)).toEqual(["POSTGRES_DIR", "DATABASE_OWNER_URL"]);
    expect(findMissingSettings(root, { ...env, DATABASE_URL: SITE.replace("5433", "5432") })).toEqual([]);
  });

  test("settings of the environment count as those of the file", async () => {
    layDatabase();
    write(without("NEXTAUTH_SECRET"));
    const NEXTAUTH_SECRET = "fQ3vX9-k2LmZ7tRb0sWcYd5HnJ8uPaGe1oTi";
    expect(await completeEnvFile(root, { NEXTAUTH_SECRET })).toEqual(["NEXTAUTH_SECRET"]);
  });

  test("a file that was cut off anywhere is never taken for a whole one", () => {
    layDatabase();
    for (let length = 0; length < WHOLE.length - 1; length += 1) {
      write(WHOLE.slice(0, length));
      const broken = findEnvFileProblems(root).length + findMissingSettings(root, readSettings(root, {})).length;
      expect([length, broken > 0]).toEqual([length, true]);
    }
    write(WHOLE);
    expect([...findEnvFileProblems(root), ...findMissingSettings(root, readSettings(root, {}))]).toEqual([]);
  });
});

test("lines that say nothing are told by their numbers, without what stands there, and with the kept copy", () => {
  write('A="1"\n# B="\n\nexport C=\'2\'\nhunter2\nD=3 # "\nE="4\n');
  expect(findEnvFileProblems(root)).toEqual([
    'Line 5 is neither NAME="value" nor a comment (#). Correct or delete it.',
    "Line 7 (E) has a quote that is not closed on the same line. Close it; if the file is cut off there, restore the rest.",
  ]);
  const check = () => checkSettings(root, {});
  expect(check).toThrow(/are invalid:\n {2}Line 5 .*\n {2}Line 7/);
  expect(check).not.toThrow(/hunter2|cp data/);
  keepEnvFile(root);
  expect(check).toThrow(/\n {2}To restore .* run cp data\/env\.kept \.env\./);
});

test("the kept copy is its owner's alone, follows the file, and the one of a former secret stays beside it", () => {
  write('NEXTAUTH_SECRET="one"\n');
  keepEnvFile(root);
  expect([statSync(join(root, KEPT_ENV_FILE)).mode & 0o777, statSync(join(root, "data")).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
  write('NEXTAUTH_SECRET="one"\nPORT="4000"\n');
  keepEnvFile(root);
  expect(readFileSync(join(root, KEPT_ENV_FILE), "utf8")).toBe(text());
  expect(existsSync(join(root, `${KEPT_ENV_FILE}.old`))).toBe(false);
  write('NEXTAUTH_SECRET="two"\n');
  keepEnvFile(root);
  expect(readFileSync(join(root, KEPT_ENV_FILE), "utf8")).toBe(text());
  expect(readFileSync(join(root, `${KEPT_ENV_FILE}.old`), "utf8")).toContain('"one"');
});
