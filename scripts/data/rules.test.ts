import { afterEach, expect, test, vi } from "vitest";

const { argv, exitCode } = process;

afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
});

test.each(["--help", "help"])("%s shows the commands and succeeds", async (word) => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  process.argv = ["node", "rules", word];
  vi.resetModules();
  await import("./rules");
  expect([process.exitCode, said.mock.calls]).toEqual([
    0,
    [[expect.stringContaining("npm run rules -- COMMAND\n  import FILE")]],
  ]);
});
