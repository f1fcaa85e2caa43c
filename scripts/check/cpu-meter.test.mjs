import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CHECK_RUN_VARIABLE, createCpuMeter } from "./cpu-meter.mjs";

let proc;
let meter;
beforeEach(() => {
  proc = mkdtempSync(join(tmpdir(), "grimoire-"));
});
afterEach(() => {
  meter?.stop();
  rmSync(proc, { recursive: true });
});

/** Writes a process as Linux shows it: times in hundredths of a second. */
function write(
  pid,
  { parent = 1, own = 0, reaped = 0, mark = "this run", command = "node", name = "a (strange) name" },
) {
  const folder = join(proc, `${pid}`);
  mkdirSync(folder, { recursive: true });
  const between = (count) => Array.from({ length: count }, () => 0).join(" ");
  writeFileSync(
    join(folder, "stat"),
    `${pid} (${name}) S ${parent} ${between(9)} ${own} 0 ${reaped} 0 ${between(4)} 77 0`,
  );
  writeFileSync(join(folder, "environ"), `PATH=/bin\0${CHECK_RUN_VARIABLE}=${mark}\0`);
  writeFileSync(join(folder, "cmdline"), command.replaceAll(" ", "\0"));
}
const remove = (pid) => rmSync(join(proc, `${pid}`), { recursive: true });

test("a program that ended is counted with all that it waited for", () => {
  write(10, { reaped: 100 });
  meter = createCpuMeter("this run", { proc, pid: 10 });
  write(10, { reaped: 350 });
  expect(meter.take()).toBe(2.5);
  expect(meter.take()).toBe(0);
});

test("servers are those of the run that have left its tree, and those that ended stay counted", () => {
  write(10, {});
  write(11, { parent: 10, own: 500 });
  write(12, { parent: 11, own: 500 });
  write(20, { own: 100, reaped: 50 });
  write(21, { parent: 20, own: 200 });
  write(30, { own: 9900, mark: "another run" });
  meter = createCpuMeter("this run", { proc, pid: 10 });
  expect(meter.servers()).toBe(3.5);
  // Its parent lives and has waited for it.
  remove(21);
  write(20, { own: 100, reaped: 250 });
  expect(meter.servers()).toBe(3.5);
  remove(20);
  expect(meter.servers()).toBe(3.5);
});

test("parts of a browser are counted while they live, though they have lost the mark and nobody waits for them", () => {
  write(10, {});
  write(11, { parent: 10 });
  const part = { mark: "", own: 100 };
  write(12, { ...part, parent: 11, command: "chromium --type=zygote" });
  write(13, { ...part, parent: 12, command: "chromium --type=renderer" });
  write(30, { ...part, command: "chromium --type=renderer" });
  meter = createCpuMeter("this run", { proc, pid: 10 });
  expect(meter.browsers()).toBe(2);
  expect(meter.servers()).toBe(0);
  // The first part has waited for the page, and is killed with the browser.
  remove(13);
  write(12, { ...part, parent: 11, reaped: 150, command: "chromium --type=zygote" });
  expect(meter.browsers()).toBe(2.5);
  remove(11);
  remove(12);
  expect(meter.browsers()).toBe(2.5);
});

test("a system without these records gives null", () => {
  meter = createCpuMeter("this run", { proc: join(proc, "none"), pid: 10 });
  expect(meter.take()).toBeNull();
  expect(meter.servers()).toBeNull();
  expect(meter.browsers()).toBeNull();
});
