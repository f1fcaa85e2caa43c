import { expect, test } from "vitest";
import { FairQueue, type QueueKey, type QueueLimits, type SlotRelease } from "./fair-queue";

const BOUNDS: QueueLimits = { slots: 2, ownSlots: 1, places: 4, ownPlaces: 3 };

/** A queue, and what began in it by name. Keys such as `net/1` are of the group `net`. */
function bench(bounds: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ ...BOUNDS, ...bounds }, (key) => /^(.+)\//.exec(key)?.[1] ?? null);
  const began: string[] = [];
  const leaves = new Map<string, SlotRelease>();
  const enter = (key: QueueKey, name: string) => {
    const entered = queue.enter(key, () => began.push(name));
    if (typeof entered === "string") return entered;
    leaves.set(name, entered);
    return "in";
  };
  const leave = (name: string) => leaves.get(name)?.();
  return { enter, leave, began };
}

test("work begins at once while there are slots, one at a time for each key", () => {
  const { enter, leave, began } = bench();
  expect([enter("a", "a1"), enter("a", "a2"), enter("b", "b1"), enter("c", "c1")]).toEqual(["in", "in", "in", "in"]);
  expect(began).toEqual(["a1", "b1"]);
  leave("a1");
  expect(began).toEqual(["a1", "b1", "a2"]);
  leave("b1");
  expect(began).toEqual(["a1", "b1", "a2", "c1"]);
});

test("who asks for one thing waits for one piece of work of whoever asks for many", () => {
  const { enter, leave, began } = bench({ slots: 1, ownPlaces: 4, places: 9 });
  for (const name of ["a1", "a2", "a3", "a4"]) enter("a", name);
  enter("b", "b1");
  enter("c", "c1");
  for (const name of ["a1", "a2", "b1", "c1", "a3"]) leave(name);
  expect(began).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
});

test("one key has only some of the places, and all together have no more than there are", () => {
  const { enter } = bench();
  for (const name of ["a1", "a2", "a3", "a4"]) expect(enter("a", name)).toBe("in");
  expect(enter("a", "a5")).toBe("own");
  expect([enter("b", "b1"), enter("b", "b2")]).toEqual(["in", "in"]);
  expect(enter("b", "b3")).toBe("all");
  expect(enter("c", "c1")).toBe("all");
});

test("those who are not known count as one, which may have all there is", () => {
  const { enter, began } = bench();
  for (const name of ["1", "2", "3", "4", "5", "6"]) expect(enter(null, name)).toBe("in");
  expect(began).toEqual(["1", "2"]);
  expect(enter(null, "7")).toBe("all");
});

test("whoever leaves the line never begins, and leaving twice gives back one place", () => {
  const { enter, leave, began } = bench({ slots: 1 });
  for (const name of ["a1", "a2", "a3"]) enter("a", name);
  leave("a2");
  leave("a2");
  leave("a1");
  leave("a1");
  expect(began).toEqual(["a1", "a3"]);
  enter("b", "b1");
  expect(began).toEqual(["a1", "a3"]);
  leave("a3");
  expect(began).toEqual(["a1", "a3", "b1"]);
});

test("many keys of one group share its turns, so that others wait for one piece of its work", () => {
  const { enter, leave, began } = bench({ slots: 1, places: 20 });
  for (let at = 0; at < 8; at += 1) expect(enter(`net/${at}`, `net${at}`)).toBe("in");
  for (const name of ["b1", "b2"]) enter("b", name);
  enter("c", "c1");
  for (let at = 0; at < began.length; at += 1) leave(began[at] ?? "");
  const others = ["net0", "net1", "b1", "c1", "net2", "b2"];
  expect(began).toEqual([...others, "net3", "net4", "net5", "net6", "net7"]);
});

test("many keys of one group have half of the places, and give them back", () => {
  const { enter, leave } = bench({ slots: 1, places: 8 });
  for (let at = 0; at <= 4; at += 1) expect(enter(`net/${at}`, `net${at}`)).toBe("in");
  expect(enter("net/5", "net5")).toBe("own");
  expect(enter("b", "b1")).toBe("in");
  leave("net4");
  expect(enter("net/6", "net6")).toBe("in");
  for (const name of ["net0", "net1", "net2", "net3", "net6", "b1"]) leave(name);
  for (let at = 10; at <= 14; at += 1) expect(enter(`net/${at}`, `net${at}`)).toBe("in");
});
