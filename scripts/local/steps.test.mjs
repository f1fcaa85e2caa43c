import { parseArgs } from "node:util";
import { expect, test, vi } from "vitest";
import { Failure } from "./failure.mjs";
import { createSteps, formatSeconds, runCommand } from "./steps.mjs";

const record = () => {
  const written = [];
  return { step: createSteps(2, (text) => written.push(text)), shown: () => written.join("") };
};

test("each step is one numbered line with its outcome and its time", async () => {
  const { step, shown } = record();
  await step("Settings", async () => "complete");
  await step("Build", async (say) => {
    say("from the beginning");
    return "done";
  });
  expect(shown()).toMatch(
    /^1\/2 Settings: complete \(\d\.\d s\)\n2\/2 Build: \n {4}from the beginning\n {4}done \(\d\.\d s\)\n$/,
  );
});

test("a step that is silent for long says that it goes on, again and again, and where its log is", async () => {
  const written = [];
  const step = createSteps(2, (text) => written.push(text), 5);
  const times = () => written.join("").split("still working").length - 1;
  const until = async (lines) => {
    const before = times();
    await vi.waitFor(() => expect(times()).toBeGreaterThanOrEqual(before + lines));
    return "done";
  };
  await step("Build", () => until(2), "build");
  await step("Database", () => until(1));
  const shown = written.join("");
  expect(shown).toMatch(
    /^1\/2 Build: \n( {4}still working after \d\.\d s \(log: data\/logs\/build\.log\)\n){2,} {4}done/,
  );
  expect(shown).toMatch(/2\/2 Database: \n( {4}still working after \d\.\d s\n)+ {4}done \(\d\.\d s\)\n$/);
});

test("a step that fails says so and passes the reason on", async () => {
  const { step, shown } = record();
  await expect(step("Build", () => Promise.reject(new Failure("mend it")))).rejects.toThrow("mend it");
  expect(shown()).toMatch(/^1\/2 Build: failed \(\d\.\d s\)\n$/);
});

test.each([
  [40, "0.0 s"],
  [949, "0.9 s"],
  [9940, "9.9 s"],
  [9960, "10 s"],
  [75_400, "75 s"],
])("%d ms are shown as %s", (milliseconds, shown) => expect(formatSeconds(milliseconds)).toBe(shown));

test("words that a command does not know are a line without a stack, and it ends with 2", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const before = process.exitCode;
  await runCommand(async () => void parseArgs({ args: ["--nonsense"], options: {} }));
  expect(said.mock.calls).toEqual([
    [
      "Unknown option or argument, or an option with a missing or wrong value: “--nonsense”. Nothing was done; --help lists the options.",
    ],
  ]);
  expect(process.exitCode).toBe(2);
  process.exitCode = before;
  said.mockClear();
  const code = "ERR_MODULE_NOT_FOUND";
  await runCommand(() =>
    Promise.reject(Object.assign(new Error("Cannot find package 'pg' imported from x"), { code })),
  );
  expect(said.mock.calls).toEqual([["Packages or generated files are missing. Run npm ci or npm run up first."]]);
  expect(process.exitCode).toBe(1);
  process.exitCode = before;
  const lost = Object.assign(new Error("Cannot find module './x.mjs'"), { code });
  await expect(runCommand(() => Promise.reject(lost))).rejects.toThrow("Cannot find module");
  await expect(runCommand(() => Promise.reject(new TypeError("a fault")))).rejects.toThrow("a fault");
});
