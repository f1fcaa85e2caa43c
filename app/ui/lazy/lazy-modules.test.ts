import { expect, it } from "vitest";
import { fetchLazyModules, registerLazyModule } from "./lazy-modules";

it("fetches what was put off, and what that brings with it, once", async () => {
  const fetched: string[] = [];
  const inner = async () => fetched.push("inner");
  registerLazyModule(async () => {
    fetched.push("outer");
    registerLazyModule(inner);
  });
  await fetchLazyModules();
  await fetchLazyModules();
  expect(fetched).toEqual(["outer", "inner"]);
});

it("goes on when one cannot be fetched, and fetches that one when it is called for", async () => {
  let up = false;
  const fetched: string[] = [];
  const broken = registerLazyModule(async () => {
    if (!up) throw new Error("no network");
    return "there";
  });
  registerLazyModule(async () => fetched.push("other"));
  await fetchLazyModules();
  expect(fetched).toEqual(["other"]);
  up = true;
  expect(await broken()).toBe("there");
});
