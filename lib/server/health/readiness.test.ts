import { expect, test } from "vitest";
import { getReadinessProblems } from "./readiness";

const settings = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };
const codes = (facts: Partial<Parameters<typeof getReadinessProblems>[0]>) =>
  getReadinessProblems({ settings, migrations: ["1_a", "2_b"], ...facts }, ["1_a", "2_b"]).map(({ code }) => code);

test("a safe database of this release is fit for use", () => {
  expect(codes({})).toEqual([]);
  expect(codes({ settings: { ...settings, synchronous_commit: "remote_apply" } })).toEqual([]);
});

test.each(["fsync", "full_page_writes", "synchronous_commit"])("without %s it is not", (name) => {
  const [reason] = getReadinessProblems({ settings: { ...settings, [name]: "off" }, migrations: [] }, []);
  expect(reason).toMatchObject({ code: "unsafe", message: expect.stringContaining(`Set ${name} = on`) });
});

test("one of another release is told as older, newer or both", () => {
  expect(codes({ migrations: ["1_a"] })).toEqual(["older"]);
  expect(codes({ migrations: ["1_a", "2_b", "3_c"] })).toEqual(["newer"]);
  expect(codes({ migrations: ["1_a", "3_c"] })).toEqual(["older", "newer"]);
});
