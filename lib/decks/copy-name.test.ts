import { expect, it } from "vitest";
import { nameCopy } from "./copy-name";

const ja = "{name}（複製）";
const en = "{name} (copy)";

it("a copy is marked once, however often it is copied", () => {
  expect(nameCopy("青の書", ja)).toBe("青の書（複製）");
  expect(nameCopy("青の書（複製）", ja)).toBe("青の書（複製 2）");
  expect(nameCopy("青の書（複製 9）", ja)).toBe("青の書（複製 10）");
  expect(nameCopy("Tide", en)).toBe("Tide (copy)");
  expect(nameCopy("Tide (copy)", en)).toBe("Tide (copy 2)");
  expect(nameCopy("Tide (copy 2) b", en)).toBe("Tide (copy 2) b (copy)");
});

it("the number is the first that no other deck has", () => {
  const taken = ["青の書", "青の書（複製）", "青の書（複製 2）"];
  expect(nameCopy("青の書", ja, taken)).toBe("青の書（複製 3）");
  expect(nameCopy("青の書（複製）", ja, taken)).toBe("青の書（複製 3）");
});

it("a long name is cut before the mark, and never within a character", () => {
  const copy = nameCopy(`${"x".repeat(74)}🐙🐙🐙`, ja);
  expect(copy).toBe(`${"x".repeat(74)}…（複製）`);
  expect(nameCopy(copy, ja)).toHaveLength(80);
  expect(nameCopy(copy, ja)).toMatch(/^x{73}…（複製 2）$/);
});
