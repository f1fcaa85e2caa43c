import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PASSWORD_LENGTH } from "../bounds";
import { loadCommonPasswords } from "./common-passwords";
import { getPasswordProblem } from "./password-problem";

const owner = { email: "reader@example.org", name: "月の司書" };
const problem = (password: string, of: Parameters<typeof getPasswordProblem>[1] = owner) =>
  getPasswordProblem(password, of, "cards.example.net");

describe("a password is refused", () => {
  test.each([
    "password123",
    "PassWord123",
    "ｐａｓｓｗｏｒｄ１２３",
    "  password123  ",
    "basketball",
    "dragon2026",
    "!!sunshine",
    "starwars 99!",
    "monkeymonkey",
    "trustno1trustno1",
    "admin12345",
    "4dmin12345",
    "Admin2026!!",
    "Sommer2026!",
    "2026Sommer!",
    "Frühling2026!",
    "natsu2026!!",
    "Kitchen2026!",
    "Pa$$w0rd1234",
    "p4ssw0rd-2026",
    "test1234567",
    "hallo111111",
    "user20252026",
    "sakura!!!!!!",
  ])("as a common one: %j", async (password) => expect(await problem(password)).toBe("passwordCommon"));

  test.each([
    " ".repeat(10),
    "aaaaaaaaaa",
    "ああああああああああ",
    "1212121212",
    "abcabcabca",
    "😀😀😀😀😀😀😀😀😀😀",
    "1234567890",
    "0987654321",
    "abcdefghijkl",
    "QWERTYuiop",
    "abcde12345",
    "qwerty123456",
    "1qaz2wsx3edc",
    "あいうえおかきくけこ",
    "アイウエオカキクケコ",
    "ｱｲｳｴｵｶｷｸｹｺ",
    "alicealice1",
    "!AliceAlice",
    "alice_alice",
    "alice-alice-1",
    "qx7rkqx7rk!",
    "123456 2026",
  ])("as a repetition or a row: %j", async (password) => expect(await problem(password)).toBe("passwordSimple"));

  test.each([
    "reader@example.org",
    "Reader@Example.ORG",
    "reader2026!",
    "月の司書月の司書2026",
    "月の司書@reader",
    "readerreader1",
  ])("as the owner's own address or name: %j", async (password) => expect(await problem(password)).toBe("passwordOwn"));

  test("as the parts of the owner's address or name, in any order", async () => {
    const alice = { email: "alice.smith+cards@example.org", name: "Alice van Houten" };
    for (const password of ["AliceSmith1", "smith_alice", "houten-alice!", "alicecards12"])
      expect(await problem(password, alice)).toBe("passwordOwn");
  });

  test.each(["grimoire2026", "Grimoire-Magmell", "グリモワール123456".slice(0, 11), "cards.example.net"])(
    "as the site's name: %j",
    async (password) => expect(await problem(password)).toBe("passwordSite"),
  );

  test("whichever of the common ones it is", async () => {
    const long = [...(await loadCommonPasswords())].filter(({ length }) => length >= PASSWORD_LENGTH.min);
    expect(long.length).toBeGreaterThan(1000);
    for (const password of long) expect(await problem(password.toUpperCase())).not.toBeNull();
  });
});

describe("a password is taken", () => {
  test.each([
    "ten letters",
    "another password",
    "long enough",
    "合言葉は月夜の図書館",
    "grimoire of seven moons",
    "reader walks under larches",
    "correct horse battery staple",
    "dragon93847561",
    "Sommer im Garten 2026",
    "kitchen2026lantern",
    "abandoned-otters-1999",
    "alice alice in chains",
    "qx7rkwm4qx7rkwm4",
  ])("as it is: %j", async (password) => expect(await problem(password)).toBeNull());

  test("for another account, when it is nearly the name of somebody", async () => {
    expect(await problem("zantelor26!", { email: "zantelor@example.org" })).toBe("passwordOwn");
    expect(await problem("zantelor26!", { email: "other@example.org" })).toBeNull();
  });

  test("beside names of a sign or two, which are in everything", async () => {
    expect(await problem("lantern orchid", { email: "a@example.org", name: "an" })).toBeNull();
  });

  test("when a machine drew it", () =>
    fc.assert(
      fc.asyncProperty(fc.uuid(), async (password) => {
        expect(await problem(password)).toBeNull();
      }),
      { numRuns: 200 },
    ));
});
