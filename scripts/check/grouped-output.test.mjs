import { expect, test } from "vitest";
import { createGroupedOutput } from "./grouped-output.mjs";

test("the group that began first speaks at once, the next when it is its turn", () => {
  const shown = [];
  const output = createGroupedOutput((text) => shown.push(text));
  const [first, second] = [output.open("one"), output.open("two")];
  second.write("b");
  first.write("a");
  expect(shown.join("")).toBe("\n── one\na");
  second.end();
  first.end();
  expect(shown.join("")).toBe("\n── one\na\n── two\nb");
});

test("an interrupted run shows what was kept", () => {
  const shown = [];
  const output = createGroupedOutput((text) => shown.push(text));
  output.open("one");
  output.open("two").write("b");
  output.flush();
  expect(shown.join("")).toBe("\n── one\n\n── two\nb");
});
