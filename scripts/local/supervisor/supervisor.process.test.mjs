import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findFreePort } from "../ports.mjs";
import { isPostmasterAlive, startCluster, stopCluster } from "../postgres.mjs";
import { readPid } from "../processes.mjs";
import { getReleaseFolder } from "../release/releases.mjs";
import { getSiteRecordPath } from "../server.mjs";
import { completeEnvFile } from "../settings/complete-env.mjs";
import { getBundledCluster, readSettings } from "../settings/settings.mjs";
import { Supervisor } from "./supervisor.mjs";

/** Wide enough for a slow machine; no test depends on it. */
const until = (holds) => vi.waitFor(holds, { timeout: 40_000, interval: 50 });
/** A site as far as its keeper knows it; asked for "/slow", it begins its answer at once and takes a while to end it. */
const SITE = `
  import { createServer } from "node:http";
  const server = createServer(({ url }, response) =>
    (response.flushHeaders(), setTimeout(() => response.end("whole"), url === "/slow" ? 500 : 0)));
  server.listen(Number(process.env.PORT), "localhost");
  process.on("SIGTERM", () => server.close(() => process.exit(143)));`;
const BUILD = "0123456789abcdef0123";

let root;
let port;
let supervisor;
let run;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "grimoire-"));
  mkdirSync(getReleaseFolder(root, BUILD), { recursive: true });
  port = await findFreePort();
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(async () => {
  supervisor.stop();
  await run;
  await stopCluster(join(root, "data/postgres"));
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

function keep(env, program, looks) {
  supervisor = new Supervisor({
    root,
    port,
    host: "localhost",
    build: BUILD,
    env: { PATH: process.env.PATH, NEXTAUTH_URL: "http://localhost:3000", ...env },
    program: [process.execPath, "--input-type=module", "-e", program],
    looks,
  });
  run = supervisor.run();
  run.catch(() => {});
}

const OTHER = { DATABASE_URL: "postgresql://me:secret@db.example.org:5432/cards" };
const ask = async (path = "/") => (await fetch(`http://localhost:${port}${path}`)).text();
const pid = () => readPid(getSiteRecordPath(root))?.pid;

test("a site that is killed is started again, and one that is told to stop finishes its answers", async () => {
  keep(OTHER, SITE);
  // A site that ends before its keeper knows it is not started again.
  await until(() => expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/The site answers/)));
  for (let round = 0; round < 2; round++) {
    const before = pid();
    process.kill(before, "SIGKILL");
    await until(() => expect(pid()).not.toBe(before));
    await until(async () => expect(await ask()).toBe("whole"));
  }
  // The site has begun its answer when its head is here.
  const slow = await fetch(`http://localhost:${port}/slow`);
  supervisor.stop();
  expect(await slow.text()).toBe("whole");
  await run;
  await expect(ask()).rejects.toThrow();
  expect(pid()).toBeUndefined();
});

test("a site is told where its security log lies, unless a setting names another file", async () => {
  const telling = SITE.replace('"whole"', "process.env.SECURITY_LOG_FILE");
  keep(OTHER, telling);
  await until(async () => expect(await ask()).toBe(join(root, "data/logs/security.log")));
  supervisor.stop();
  await run;
  keep({ ...OTHER, SECURITY_LOG_FILE: "/elsewhere/security.log" }, telling);
  await until(async () => expect(await ask()).toBe("/elsewhere/security.log"));
});

test("a site that hangs is ended and started again", async () => {
  const hangs = SITE.replace("const server", "let hung = false; const server").replace(
    "({ url }, response) =>",
    '({ url }, response) => (hung ||= url === "/hang") ||',
  );
  keep(OTHER, `${hangs}\nprocess.on("SIGTERM", () => {});`, { pace: 20, patience: 200, inARow: 3, start: 60_000 });
  await until(() => expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/The site answers/)));
  const before = pid();
  fetch(`http://localhost:${port}/hang`).catch(() => {});
  await until(() => expect(pid()).not.toBe(before));
  await until(async () => expect(await ask()).toBe("whole"));
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/does not respond \(3 checks in a row\)\. Ending it/));
});

test("a site that ends before it has answered is not started again", async () => {
  keep(OTHER, "process.exit(3)");
  await expect(run).rejects.toThrow("The site ended while starting (exit code 3).");
  run = undefined;
});

test("PostgreSQL that is killed is started again, and stays when the site ends", async () => {
  await completeEnvFile(root, {});
  const env = readSettings(root, {});
  const cluster = getBundledCluster(root, env);
  await startCluster(cluster);
  keep(env, SITE);
  await until(async () => expect(await ask()).toBe("whole"));
  const postmaster = () => Number(readFileSync(join(cluster.dir, "postmaster.pid"), "utf8").split("\n")[0]);
  const before = postmaster();
  process.kill(before, "SIGKILL");
  await until(() => {
    expect(isPostmasterAlive(cluster.dir)).toBe(true);
    expect(postmaster()).not.toBe(before);
  });
  await until(() => expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/PostgreSQL listens on port/)));
  expect((await startCluster(cluster)).state).toBe("running");
});
