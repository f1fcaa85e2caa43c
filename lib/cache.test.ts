import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLruCache, createTtlCache, createTtlValue, lazy, memoizeBounded, memoizeWeakly } from "./cache";

describe("lazy", () => {
  test("a value is made when it is first asked for, and only then", () => {
    const make = vi.fn(() => null);
    const made = lazy(make);
    expect(make).not.toHaveBeenCalled();
    expect([made(), made()]).toEqual([null, null]);
    expect(make).toHaveBeenCalledTimes(1);
  });
});

describe("weakMemo", () => {
  test("a value is made once for each object, even where it is nothing", () => {
    const make = vi.fn(({ size }: { readonly size: number }) => (size === 0 ? undefined : size));
    const sizeOf = memoizeWeakly(make);
    const [full, empty] = [{ size: 7 }, { size: 0 }];
    expect([sizeOf(full), sizeOf(full), sizeOf(empty), sizeOf(empty), sizeOf({ size: 7 })]).toEqual([
      7,
      7,
      undefined,
      undefined,
      7,
    ]);
    expect(make).toHaveBeenCalledTimes(3);
  });

  test("another object with the same deciding part shares its value", () => {
    const cards = [1, 2];
    const make = vi.fn((of: { readonly day: string; readonly cards: readonly number[] }) => of.cards.length);
    const countOf = memoizeWeakly(make, (of) => of.cards);
    expect([countOf({ day: "1", cards }), countOf({ day: "2", cards }), countOf({ day: "2", cards: [] })]).toEqual([
      2, 2, 0,
    ]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test("what could not be made is tried again", () => {
    const make = vi.fn(() => "made");
    make.mockImplementationOnce(() => {
      throw new Error("not yet");
    });
    const madeOf = memoizeWeakly(make);
    const key = {};
    expect(() => madeOf(key)).toThrow("not yet");
    expect(madeOf(key)).toBe("made");
  });
});

describe("boundedMemo", () => {
  test("a value is made once for each key", () => {
    const make = vi.fn((word: string) => word.length);
    const lengthOf = memoizeBounded(make);
    expect(["a", "bb", "a", "bb"].map(lengthOf)).toEqual([1, 2, 1, 2]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test("no more than the bound are kept, and the one that was asked for longest ago goes", () => {
    const make = vi.fn((word: string) => word.length);
    const lengthOf = memoizeBounded(make, 2);
    expect(["a", "bb", "a", "ccc", "ccc", "a", "bb"].map(lengthOf)).toEqual([1, 2, 1, 3, 3, 1, 2]);
    expect(make.mock.calls.flat()).toEqual(["a", "bb", "ccc", "bb"]);
  });

  test("what is asked all the time stays, whatever is asked once", () => {
    const make = vi.fn((word: string) => word);
    const same = memoizeBounded(make, 3);
    for (let one = 0; one < 50; one++) expect([same("often"), same(`once ${one}`)]).toHaveLength(2);
    expect(make.mock.calls.flat().filter((word) => word === "often")).toHaveLength(1);
  });
});

describe("cachedFor", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: 0 });
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
    const ask = createTtlValue(async () => ++count, 1_000);
    expect(await ask()).toBe(1);
    vi.advanceTimersByTime(999);
    expect(await ask()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask()).toBe(2);
  });

  test("a clock that is set back makes nothing last longer", async () => {
    let count = 0;
    const ask = createTtlValue(async () => ++count, 1_000);
    const keep = createTtlCache<number>({ most: 2, milliseconds: 1_000 });
    vi.setSystemTime(90_000_000);
    expect([await ask(), await keep("x", async () => count)]).toEqual([1, 1]);
    vi.setSystemTime(0);
    vi.advanceTimersByTime(1_000);
    expect([await ask(), await keep("x", async () => count)]).toEqual([2, 2]);
  });

  test("the time may be told", async () => {
    let count = 0;
    const ask = createTtlValue(async () => ++count, 1_000);
    expect([await ask(5), await ask(1_004), await ask(1_005), await ask(1_006)]).toEqual([1, 1, 2, 2]);
  });

  test("nothing is read before somebody asks, and all who ask meanwhile share one reading", async () => {
    const { read, at } = readings();
    const ask = createTtlValue(read, 1_000);
    expect(read).not.toHaveBeenCalled();
    const asked = [ask(), ask()];
    at(0).resolve("read");
    expect(await Promise.all([...asked, ask()])).toEqual(["read", "read", "read"]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test("all who shared a reading that failed are told, and the next who asks tries again", async () => {
    const { read, at } = readings();
    const ask = createTtlValue(read, 1_000);
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
    const ask = createTtlValue(read, 1_000);
    const late = ask();
    vi.advanceTimersByTime(1_000);
    const newer = ask();
    at(1).resolve("newer");
    at(0).reject(new Error("unreachable"));
    await expect(late).rejects.toThrow("unreachable");
    expect(await newer).toBe("newer");
    const after = ask();
    expect(read).toHaveBeenCalledTimes(2);
    expect(await after).toBe("newer");
  });
});

describe("ttlCache", () => {
  const counted = () => {
    let made = 0;
    return async () => ++made;
  };

  test("what is made is made once for all who ask, even while it is being made, until its time is over", async () => {
    const [keep, make] = [createTtlCache<number>({ most: 2, milliseconds: 10 }), counted()];
    expect(await Promise.all([keep("a", make, 0), keep("a", make, 0)])).toEqual([1, 1]);
    expect(await keep("a", make, 9)).toBe(1);
    expect(await keep("a", make, 10)).toBe(2);
  });

  test("of more than are kept the one that was made first goes", async () => {
    const [keep, make] = [createTtlCache<number>({ most: 2, milliseconds: 10 }), counted()];
    for (const key of ["a", "b", "c"]) await keep(key, make, 0);
    expect([await keep("b", make, 1), await keep("c", make, 1), await keep("a", make, 1)]).toEqual([2, 3, 4]);
  });

  test("what could not be made is tried again", async () => {
    const [keep, make] = [createTtlCache<number>({ most: 2, milliseconds: 10 }), counted()];
    await expect(keep("a", () => Promise.reject(new Error("gone")), 0)).rejects.toThrow("gone");
    expect(await keep("a", make, 0)).toBe(1);
  });
});

describe("lruCache", () => {
  test("the value that was used longest ago goes", () => {
    const cache = createLruCache<number>(2);
    cache.set("a", 1);
    cache.set("b", 2);
    expect(cache.get("a")).toBe(1);
    cache.set("c", 3);
    expect(["a", "b", "c"].map(cache.get)).toEqual([1, undefined, 3]);
  });
});
