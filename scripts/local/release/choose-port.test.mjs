import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findFreePort } from "../ports.mjs";
import { writePid } from "../processes.mjs";
import { getServerRecordPath, getSiteRecordPath } from "../server.mjs";
import { choosePort } from "./choose-port.mjs";

let root;
let open;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-"));
  open = createServer();
});
afterEach(async () => {
  await new Promise((done) => open.close(done));
  rmSync(root, { recursive: true });
});
const listen = () => new Promise((done) => open.listen(0, "127.0.0.1", () => done(open.address().port)));

/** The record of a keeper that was killed. */
function leaveRecord(port) {
  mkdirSync(join(root, "data"));
  writeFileSync(getServerRecordPath(root), JSON.stringify({ pid: 1, identity: "of an earlier boot", port }));
}

test("a site whose keeper was killed comes back on the port that it had", async () => {
  const port = await findFreePort();
  leaveRecord(port);
  expect(await choosePort(root, undefined)).toBe(port);
  const other = await findFreePort();
  expect(await choosePort(root, other)).toBe(other);
});

test("a site that outlived its keeper holds the port itself, which is no obstacle", async () => {
  const port = await listen();
  leaveRecord(port);
  writePid(getSiteRecordPath(root), process.pid);
  expect(await choosePort(root, undefined)).toBe(port);
  expect(await choosePort(root, port)).toBe(port);
});

test.each([[undefined], ["wanted"]])(
  "where something else has the port, no other is taken in its place (%s)",
  async (how) => {
    const port = await listen();
    leaveRecord(port);
    await expect(choosePort(root, how && port)).rejects.toThrow(
      `Port ${port} is in use. Choose another one, for example -- --port 4000, or stop the program that listens on it`,
    );
  },
);
