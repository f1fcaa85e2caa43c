import { describe, expect, test } from "vitest";
import { type QueueClient, QueueFullError, WorkQueue } from "./work-queue";

const stranger = (key: string | null = null): QueueClient => ({ lane: "stranger", key });
const known = (key: string | null = null): QueueClient => ({ lane: "known", key });

/** A queue with work that ends when the test says so, and a record of what began. */
function bench(bounds: { slots: number; places: number; perKey: number }) {
  const queue = new WorkQueue(bounds);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, worker: QueueClient) =>
    queue.run(worker, () => {
      began.push(name);
      return new Promise<string>((done) => ends.set(name, () => done(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  };
  return { queue, began, add, end };
}

describe("a queue of work", () => {
  test("does so many at once, lets so many wait, and refuses the rest at once", async () => {
    const { add, began, end } = bench({ slots: 2, places: 1, perKey: 9 });
    const first = add("a", stranger());
    void add("b", stranger());
    void add("c", stranger());
    await expect(add("d", stranger())).rejects.toBeInstanceOf(QueueFullError);
    expect(began).toEqual(["a", "b"]);
    await end("a");
    expect(await first).toBe("a");
    expect(began).toEqual(["a", "b", "c"]);
    await end("b");
    await end("c");
    void add("e", stranger());
    expect(began.at(-1)).toBe("e");
  });

  test("keeps places for known devices, who wait for one piece of work of strangers at most", async () => {
    const { add, began, end } = bench({ slots: 1, places: 3, perKey: 9 });
    for (const name of ["s1", "s2", "s3", "s4"]) void add(name, stranger());
    void add("k1", known());
    void add("k2", known());
    for (const name of ["s1", "k1", "s2", "k2", "s3", "s4"]) await end(name);
    expect(began).toEqual(["s1", "k1", "s2", "k2", "s3", "s4"]);
  });

  test("gives one address only some of the places", async () => {
    const { add, end, queue } = bench({ slots: 1, places: 9, perKey: 2 });
    void add("a", stranger("x"));
    void add("b", stranger("x"));
    expect(queue.isFull(stranger("x"))).toBe(true);
    await expect(add("c", stranger("x"))).rejects.toBeInstanceOf(QueueFullError);
    expect(queue.isFull(stranger("y"))).toBe(false);
    await end("a");
    expect(queue.isFull(stranger("x"))).toBe(false);
  });

  test("goes on after work that fails", async () => {
    const { add, began, queue } = bench({ slots: 1, places: 1, perKey: 9 });
    const failing = queue.run(stranger("x"), async () => {
      throw new Error("no");
    });
    void add("b", stranger("x"));
    await expect(failing).rejects.toThrow("no");
    await new Promise((done) => setImmediate(done));
    expect(began).toEqual(["b"]);
  });
});
