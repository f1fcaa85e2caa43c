import { expect, it } from "vitest";
import { fetchLateModules, lateModule } from "./late-modules";

it("fetches what was put off, and what that brings with it, once", async () => {
  const fetched: string[] = [];
  const inner = async () => fetched.push("inner");
  lateModule(async () => {
    fetched.push("outer");
    lateModule(inner);
  });
  await fetchLateModules();
  await fetchLateModules();
  expect(fetched).toEqual(["outer", "inner"]);
});

it("goes on when one cannot be fetched, and fetches that one when it is called for", async () => {
  let up = false;
  const fetched: string[] = [];
  const broken = lateModule(async () => {
    if (!up) throw new Error("no network");
    return "there";
  });
  lateModule(async () => fetched.push("other"));
  await fetchLateModules();
  expect(fetched).toEqual(["other"]);
  up = true;
  expect(await broken()).toBe("there");
});
