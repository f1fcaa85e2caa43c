import { expect, test, vi } from "vitest";
import { runCooperatively, runToCompletion, type Task } from "./tasks";

/** Says of each step that it was done, and takes that long by the clock that is given. */
function* counting(said: string[], pass: () => void): Task<number> {
  for (let step = 1; step <= 4; step++) {
    pass();
    said.push(`step ${step}`);
    yield;
  }
  return said.length;
}

test("in one go, work comes to its end before anything else", () => {
  const said: string[] = [];
  setImmediate(() => said.push("other"));
  expect(runToCompletion(counting(said, () => {}))).toBe(4);
  expect(said).toEqual(["step 1", "step 2", "step 3", "step 4"]);
});

test("in turns, others come in between as soon as a slice of time is used up", async () => {
  const now = { time: 0 };
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now.time);
  try {
    const said: string[] = [];
    setImmediate(() => said.push("other"));
    const work = runCooperatively(
      counting(said, () => {
        now.time += 15;
      }),
    );
    expect(await work).toBe(5);
    expect(said).toEqual(["step 1", "step 2", "other", "step 3", "step 4"]);
  } finally {
    clock.mockRestore();
  }
});

test("however many are at work, others come in between after one slice", async () => {
  const now = { time: 0 };
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now.time);
  try {
    const steps: string[][] = [[]];
    const turn = () => {
      steps.push([]);
      setImmediate(turn).unref();
    };
    setImmediate(turn).unref();
    const work = ["a", "b", "c"].map((name) => {
      const said = { push: () => steps.at(-1)?.push(name) } as unknown as string[];
      return runCooperatively(
        counting(said, () => {
          now.time += 15;
        }),
      );
    });
    await Promise.all(work);
    // Each has a slice in its turn, two steps long, and then all others of the thread.
    expect(steps.filter((slice) => slice.length > 0)).toEqual([
      ["a", "a"],
      ["a", "a"],
      ["b", "b"],
      ["c", "c"],
      ["b", "b"],
      ["c", "c"],
    ]);
  } finally {
    clock.mockRestore();
  }
});

test("what fails in a step fails as a whole", async () => {
  function* failing(): Task<never> {
    yield;
    throw new Error("in a step");
  }
  expect(() => runToCompletion(failing())).toThrow("in a step");
  await expect(runCooperatively(failing())).rejects.toThrow("in a step");
});
