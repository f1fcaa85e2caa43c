import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password";

test("a password is kept as argon2id with 19 MiB, two passes and one lane", async () => {
  expect(await hashPassword("ten letters")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("the right password opens, another does not, and nothing opens what has no password", async () => {
  const stored = await hashPassword("ten letters");
  expect(await verifyPassword("ten letters", stored)).toBe(true);
  expect(await verifyPassword("Ten letters", stored)).toBe(false);
  expect(await verifyPassword("ten letters", null)).toBe(false);
  expect(await verifyPassword("no such account", null)).toBe(false);
});

test("the same characters open however a keyboard composes them", async () => {
  const stored = await hashPassword("パスワードがなが〜い".normalize("NFC"));
  expect(await verifyPassword("パスワードがなが〜い".normalize("NFD"), stored)).toBe(true);
});

test("two hashes of one password differ", async () => {
  expect(await hashPassword("ten letters")).not.toBe(await hashPassword("ten letters"));
});
