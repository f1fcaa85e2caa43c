import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { believed } from "./believed";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Readings that end when the test says so. */
function readings() {
  const open: { readonly resolve: (value: string) => void; readonly reject: (reason: Error) => void }[] = [];
  const read = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        open.push({ resolve, reject });
      }),
  );
  const at = (place: number) => {
    const one = open[place];
    if (!one) throw new Error(`There was no reading ${place}`);
    return one;
  };
  return { read, at };
}

test("what was read is believed until its time is over", async () => {
  let count = 0;
  const ask = believed(async () => ++count, 1_000);
  expect(await ask()).toBe(1);
  vi.setSystemTime(999);
  expect(await ask()).toBe(1);
  vi.setSystemTime(1_000);
  expect(await ask()).toBe(2);
});

test("the time may be told", async () => {
  let count = 0;
  const ask = believed(async () => ++count, 1_000);
  expect([await ask(5), await ask(1_004), await ask(1_005), await ask(1_006)]).toEqual([1, 1, 2, 2]);
});

test("nothing is read before somebody asks, and all who ask meanwhile share one reading", async () => {
  const { read, at } = readings();
  const ask = believed(read, 1_000);
  expect(read).not.toHaveBeenCalled();
  const asked = [ask(), ask()];
  at(0).resolve("read");
  expect(await Promise.all([...asked, ask()])).toEqual(["read", "read", "read"]);
  expect(read).toHaveBeenCalledTimes(1);
});

test("all who shared a reading that failed are told, and the next who asks tries again", async () => {
  const { read, at } = readings();
  const ask = believed(read, 1_000);
  const asked = [ask(), ask()];
  at(0).reject(new Error("unreachable"));
  for (const one of asked) await expect(one).rejects.toThrow("unreachable");
  const again = ask();
  at(1).resolve("read");
  expect(await again).toBe("read");
  expect(read).toHaveBeenCalledTimes(2);
});

test("a reading that fails late does not throw out a newer one", async () => {
  const { read, at } = readings();
  const ask = believed(read, 1_000);
  const late = ask();
  vi.setSystemTime(1_000);
  const newer = ask();
  at(1).resolve("newer");
  at(0).reject(new Error("unreachable"));
  await expect(late).rejects.toThrow("unreachable");
  expect(await newer).toBe("newer");
  const after = ask();
  expect(read).toHaveBeenCalledTimes(2);
  expect(await after).toBe("newer");
});
