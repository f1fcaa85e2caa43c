import { expect, test } from "vitest";
import { runSideBySide } from "./schedule.mjs";

/** A run in which each check ends at a word of the test, and a log of what started, ended and was left out. */
function recorded(checks, { cores = 2, failing = [] } = {}) {
  const log = [];
  const ends = new Map();
  const done = runSideBySide(checks, {
    cores,
    run: (check) => {
      log.push(`start ${check.name}`);
      return new Promise((end) => ends.set(check.name, () => end(!failing.includes(check.name))));
    },
    onBlocked: ({ name }, failed) => log.push(`${name} blocked by ${failed}`),
  });
  const finish = async (name) => {
    ends.get(name)();
    log.push(`end ${name}`);
    await new Promise((next) => setImmediate(next));
  };
  return { log, finish, done };
}

test("as many checks run side by side as there are cores, later ones fill what is free", async () => {
  const { log, finish, done } = recorded([{ name: "a" }, { name: "b", cores: "all" }, { name: "c" }]);
  expect(log).toEqual(["start a", "start c"]);
  await finish("a");
  expect(log).not.toContain("start b");
  await finish("c");
  expect(log.at(-1)).toBe("start b");
  await finish("b");
  await done;
});

test("a check starts when what it needs has gone well", async () => {
  const { log, finish, done } = recorded([{ name: "build" }, { name: "browser", needs: ["build"] }]);
  expect(log).toEqual(["start build"]);
  await finish("build");
  expect(log.at(-1)).toBe("start browser");
  await finish("browser");
  await done;
});

test("what needs a failed check is not run, nor what needs that", async () => {
  const checks = [{ name: "build" }, { name: "browser", needs: ["build"] }, { name: "down", needs: ["browser"] }];
  const { log, finish, done } = recorded(checks, { failing: ["build"] });
  await finish("build");
  await done;
  expect(log).toEqual(["start build", "end build", "browser blocked by build", "down blocked by browser"]);
});

test("what comes after a check comes after a failed one too", async () => {
  const checks = [{ name: "browser" }, { name: "down", after: ["browser"] }];
  const { log, finish, done } = recorded(checks, { failing: ["browser"] });
  await finish("browser");
  expect(log.at(-1)).toBe("start down");
  await finish("down");
  await done;
});

test("a check that wants more cores than there are gets them all", async () => {
  const { log, finish, done } = recorded([{ name: "a", cores: 4 }, { name: "b" }], { cores: 1 });
  expect(log).toEqual(["start a"]);
  await finish("a");
  await finish("b");
  await done;
});

test("a need that is in no list is a fault of the list", async () => {
  await expect(recorded([{ name: "a", needs: ["b"] }]).done).rejects.toThrow("need what is not in the list: a");
});
