import { describe, expect, test, vi } from "vitest";
import { CatalogueReader, type PublishedState } from "./catalogue-reader";

const unread = () => {
  throw new Error("There is no card to read");
};
const stateOf = (version: number): PublishedState => ({ version, records: { sets: [], cards: [] }, read: unread });
const versionOf = (text: string) => Number(text.split(".")[0]);

/** A database whose states are read when the test says so, and a clock. */
function published({ listening }: { listening: boolean }) {
  const clock = { now: Date.parse("2026-11-20T03:00:00Z") };
  const waiting: ((read: PublishedState | Error) => void)[] = [];
  let [newest, told] = [1, () => {}];
  let away: Error | null = null;
  let asked = 0;
  const states = {
    newest: async () => {
      asked++;
      if (away) throw away;
      return newest;
    },
    read: () =>
      new Promise<PublishedState>((resolve, reject) => {
        waiting.push((read) => (read instanceof Error ? reject(read) : resolve(read)));
      }),
    isAway: (error: unknown) => (error as { code?: unknown }).code === "P1001",
    news: {
      listening,
      subscribe: (hearer: () => void) => {
        told = hearer;
      },
    },
  };
  return {
    states,
    now: () => new Date(clock.now),
    publish: (version: number) => {
      newest = version;
    },
    /** From now on nothing is answered but this failure; `null` ends it. */
    leave: (failure: Error | null) => {
      away = failure;
    },
    asked: () => asked,
    tell: () => told(),
    pass: (milliseconds: number) => {
      clock.now += milliseconds;
    },
    /** Ends the reading that is going on. */
    answer: async (read: PublishedState | Error) => {
      await vi.waitFor(() => expect(waiting).toHaveLength(1));
      waiting.shift()?.(read);
    },
    waiting,
  };
}

async function opened(database: ReturnType<typeof published>, prepare?: (version: number) => void) {
  const reader = new CatalogueReader(database.states, {
    now: database.now,
    *prepare({ version }) {
      yield;
      prepare?.(versionOf(version));
    },
  });
  const first = reader.on();
  await database.answer(stateOf(1));
  expect(versionOf((await first).version)).toBe(1);
  const version = async () => versionOf((await reader.on()).version);
  return { reader, version };
}

test("a catalogue is given to nobody before it is prepared, and the old one is given until then", async () => {
  const database = published({ listening: true });
  const served: number[] = [];
  const prepared: number[] = [];
  const { reader, version } = await opened(database, (number) => {
    prepared.push(number);
    // Somebody asks while the new one is not ready yet.
    if (number === 2) void reader.on().then((snapshot) => served.push(versionOf(snapshot.version)));
  });
  expect(prepared).toEqual([1]);
  database.publish(2);
  database.tell();
  expect(await version()).toBe(1);
  await database.answer(stateOf(2));
  await vi.waitFor(async () => expect(await version()).toBe(2));
  expect(prepared).toEqual([1, 2]);
  expect(served).toEqual([1]);
});

test("where something tells of newer states, nobody waits for one that went unheard", async () => {
  const database = published({ listening: true });
  const { version } = await opened(database);
  database.publish(2);
  database.pass(60_000);
  expect(await version()).toBe(1);
  await vi.waitFor(() => expect(database.waiting).toHaveLength(1));
  expect(await version()).toBe(1);
  await database.answer(stateOf(2));
  await vi.waitFor(async () => expect(await version()).toBe(2));
});

test("where nothing tells, whoever asks after a quarter of a second gets the newest state", async () => {
  const database = published({ listening: false });
  const { version } = await opened(database);
  database.publish(2);
  database.pass(249);
  expect(await version()).toBe(1);
  database.pass(1);
  const asked = version();
  await database.answer(stateOf(2));
  expect(await asked).toBe(2);
});

test("when a state that nobody waited for cannot be read, the next who asks tries again and is told why", async () => {
  const database = published({ listening: true });
  const { reader, version } = await opened(database);
  database.publish(2);
  database.tell();
  const unheard = expect(reader.refresh()).rejects.toThrow("unreachable");
  await database.answer(new Error("unreachable"));
  await unheard;
  const heard = expect(reader.on()).rejects.toThrow("still unreachable");
  await database.answer(new Error("still unreachable"));
  await heard;
  const asked = version();
  await database.answer(stateOf(2));
  expect(await asked).toBe(2);
});

test("the state that is asked for is not older than the question, though an older one is being read", async () => {
  const database = published({ listening: true });
  const { reader } = await opened(database);
  database.publish(2);
  database.tell();
  await vi.waitFor(() => expect(database.waiting).toHaveLength(1));
  database.publish(3);
  const state = reader.state();
  await database.answer(stateOf(2));
  await database.answer(stateOf(3));
  expect((await state).version).toBe(3);
  expect(await reader.state()).toBe(await state);
});

test("a state that could not be read is read for the next who asks, and no other is given instead", async () => {
  const database = published({ listening: true });
  const { reader } = await opened(database);
  database.publish(2);
  const failing = reader.state();
  await database.answer(new Error("No database"));
  await expect(failing).rejects.toThrow("No database");
  const state = reader.state();
  await database.answer(stateOf(2));
  expect((await state).version).toBe(2);
});

describe("while the database is away", () => {
  const away = () => Object.assign(new Error("Can't reach database server"), { code: "P1001" });

  test.each([true, false])(
    "the state in memory is served for as long as it lasts (listening: %s)",
    async (listening) => {
      const database = published({ listening });
      const { version } = await opened(database);
      database.leave(away());
      for (let minute = 0; minute < 60; minute++) {
        database.pass(60_000);
        expect(await version()).toBe(1);
      }
      database.leave(null);
      database.publish(2);
      database.pass(1_000);
      await version();
      await database.answer(stateOf(2));
      await vi.waitFor(async () => expect(await version()).toBe(2));
    },
  );

  test("it is asked once a second at most, and nobody waits for it", async () => {
    const database = published({ listening: false });
    const { version } = await opened(database);
    database.leave(away());
    database.pass(1_000);
    await version();
    const asked = database.asked();
    for (let i = 0; i < 20; i++) expect(await version()).toBe(1);
    expect(database.asked()).toBe(asked);
  });

  test("a process that never read a state says so, and begins when there is one", async () => {
    const database = published({ listening: false });
    database.leave(away());
    const reader = new CatalogueReader(database.states, { now: database.now });
    await expect(reader.on()).rejects.toMatchObject({ code: "P1001" });
    expect(reader.holds).toBe(false);
    database.leave(null);
    const asked = reader.on();
    await database.answer(stateOf(1));
    expect(versionOf((await asked).version)).toBe(1);
    expect(reader.holds).toBe(true);
  });

  test("what must be the newest is not served from memory", async () => {
    const database = published({ listening: true });
    const { reader } = await opened(database);
    database.leave(away());
    await expect(reader.state()).rejects.toMatchObject({ code: "P1001" });
  });
});
