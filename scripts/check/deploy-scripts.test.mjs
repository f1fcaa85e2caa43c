import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const RECIPES = fileURLToPath(new URL("../../docs/deploy", import.meta.url));

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deploy-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names) => join(folder, ...names);
const modeOf = (file) => statSync(file).mode & 0o777;

/** Writes programs that stand for those of the machine. */
function putPrograms(programs) {
  mkdirSync(at("bin"));
  for (const [name, lines] of Object.entries(programs)) {
    writeFileSync(at("bin", name), `#!/bin/sh\n${lines}\n`);
    chmodSync(at("bin", name), 0o755);
  }
}

/** Runs a script of the recipes on a tree in the folder. */
function run(script, words = [], more = {}) {
  const env = { PATH: `${at("bin")}:${process.env.PATH}`, DESTDIR: at("tree"), CALLS: at("calls"), ...more };
  const { status, stdout, stderr } = spawnSync("sh", [script, ...words], { env, encoding: "utf8" });
  return { status, text: stdout + stderr };
}

describe.skipIf(process.platform !== "linux")("install-release.sh", () => {
  const install = (moment) => run(at("checkout/docs/deploy/install-release.sh"), [], { MOMENT: moment });

  beforeEach(() => {
    putPrograms({ date: 'echo "$MOMENT"', systemctl: 'echo "$*" >> "$CALLS"' });
    cpSync(RECIPES, at("checkout/docs/deploy"), { recursive: true });
    for (const name of ["opt", "etc/systemd/system", "usr/local/sbin"])
      mkdirSync(at("tree", name), { recursive: true });
    mkdirSync(at("checkout/.next/standalone/.next/commands"), { recursive: true });
    writeFileSync(at("checkout/.next/standalone/server.js"), "first", { mode: 0o600 });
  });

  test("puts a release in place that the site may read, with its units and its command", () => {
    expect(install("20260101-000000")).toMatchObject({ status: 0 });
    expect(readlinkSync(at("tree/opt/grimoire"))).toBe("/opt/grimoire-20260101-000000");
    const release = at("tree/opt/grimoire-20260101-000000");
    expect(readdirSync(release).sort()).toEqual([".next", "docs", "server.js"]);
    expect(modeOf(join(release, "server.js"))).toBe(0o644);
    expect(existsSync(join(release, ".next/commands"))).toBe(true);
    expect(readdirSync(at("tree/etc/systemd/system")).sort()).toEqual([
      "grimoire-backup.service",
      "grimoire-backup.timer",
      "grimoire.service",
    ]);
    expect(modeOf(at("tree/usr/local/sbin/grimoire"))).toBe(0o755);
    expect(readFileSync(at("calls"), "utf8")).toBe("daemon-reload\n");
  });

  test("puts an update beside the releases before, of which two stay", () => {
    for (const day of [1, 2, 3, 4]) {
      writeFileSync(at("checkout/.next/standalone/server.js"), `release ${day}`);
      expect(install(`2026010${day}-000000`)).toMatchObject({ status: 0 });
    }
    expect(readdirSync(at("tree/opt")).sort()).toEqual([
      "grimoire",
      ...[2, 3, 4].map((day) => `grimoire-2026010${day}-000000`),
    ]);
    expect(readlinkSync(at("tree/opt/grimoire"))).toBe("/opt/grimoire-20260104-000000");
    const release = at("tree/opt/grimoire-20260104-000000");
    expect(readdirSync(release).sort()).toEqual([".next", "docs", "server.js"]);
    expect(readFileSync(join(release, "server.js"), "utf8")).toBe("release 4");
    expect(readFileSync(at("tree/opt/grimoire-20260103-000000/server.js"), "utf8")).toBe("release 3");
  });

  test("refuses a folder in its place, and a checkout without a build, and changes nothing", () => {
    mkdirSync(at("tree/opt/grimoire"));
    expect(install("20260101-000000")).toEqual({ status: 1, text: expect.stringContaining("run mv ") });
    rmSync(at("tree/opt/grimoire"), { recursive: true });
    rmSync(at("checkout/.next"), { recursive: true });
    expect(install("20260101-000000")).toEqual({ status: 1, text: expect.stringContaining("npm run build first") });
    expect(readdirSync(at("tree/opt"))).toEqual([]);
    expect(existsSync(at("calls"))).toBe(false);
  });
});

describe.skipIf(process.platform !== "linux")("prepare-machine.sh", () => {
  const ADDRESS = "https://cards.example.org";
  const prepare = (...words) => run(join(RECIPES, "prepare-machine.sh"), words);
  const calls = () => (existsSync(at("calls")) ? readFileSync(at("calls"), "utf8") : "");
  const settings = (name) => readFileSync(at("tree/etc/grimoire", name), "utf8");

  beforeEach(() =>
    putPrograms({
      id: "exit 1",
      useradd: 'echo "useradd $*" >> "$CALLS"',
      openssl: 'echo "random$(wc -l < "$CALLS" | tr -d " ")"; echo >> "$CALLS"',
      runuser: 'shift 3; echo "$*" >> "$CALLS"; [ "$1" != psql ] || cat >> "$CALLS"',
    }),
  );

  test("makes user, owner and database, and settings that go with them and only root reads", () => {
    expect(prepare(ADDRESS)).toMatchObject({ status: 0 });
    const [, owner] = /^DATABASE_OWNER_URL="postgresql:\/\/grimoire:(\w+)@localhost:5432\/grimoire"\n$/.exec(
      settings("owner"),
    );
    expect(calls()).toContain(`ALTER ROLE grimoire PASSWORD '${owner}'`);
    expect(calls()).toMatch(/^useradd --system .*grimoire$/m);
    expect(calls()).toMatch(/^createuser --createrole grimoire$/m);
    expect(calls()).toMatch(/^createdb --owner=grimoire .*--encoding=UTF8 .*grimoire$/m);
    expect(settings("env")).toMatch(/^DATABASE_URL="postgresql:\/\/grimoire_site:\w+@localhost:5432\/grimoire"$/m);
    expect(settings("env")).not.toContain(`:${owner}@`);
    expect(settings("env")).toMatch(/^NEXTAUTH_SECRET="\w+"$/m);
    expect(settings("env")).toContain(`NEXTAUTH_URL="${ADDRESS}"\n`);
    for (const name of ["env", "owner"]) expect(modeOf(at("tree/etc/grimoire", name)), name).toBe(0o600);
    expect(modeOf(at("tree/etc/grimoire"))).toBe(0o700);
  });

  test.each(["env", "owner"])("changes nothing where %s is there: its secret may be that of accounts", (name) => {
    mkdirSync(at("tree/etc/grimoire"), { recursive: true });
    writeFileSync(at("tree/etc/grimoire", name), "kept");
    expect(prepare(ADDRESS)).toEqual({ status: 1, text: expect.stringContaining("nothing was changed") });
    expect(calls()).toBe("");
    expect(readdirSync(at("tree/etc/grimoire"))).toEqual([name]);
  });

  test("writes no settings where the database was not made", () => {
    writeFileSync(at("bin/runuser"), "#!/bin/sh\nexit 1\n");
    expect(prepare(ADDRESS).status).not.toBe(0);
    expect(existsSync(at("tree/etc/grimoire"))).toBe(false);
  });

  test.each([[[]], [["cards.example.org"]]])("asks for an address, given %j", (words) => {
    expect(prepare(...words)).toEqual({ status: 1, text: expect.stringContaining(ADDRESS) });
    expect(calls()).toBe("");
  });
});

test("grimoire.sh refuses a command that the release lacks, and tells those that there are", () => {
  putPrograms({ "systemd-run": 'echo "$*"' });
  expect(run(join(RECIPES, "grimoire.sh"), ["nowhere"])).toEqual({
    status: 1,
    text: expect.stringMatching(/^No such command: nowhere\. Those that there are: admin backup /),
  });
});
