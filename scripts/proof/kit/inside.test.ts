import { expect, test } from "vitest";
import { SecretWords } from "./inside";

const inside = new SecretWords({
  "the secret": "abc+def/ghi=",
  database: "postgresql://site:pass-word@127.0.0.1:5433/cards",
  folder: "/srv/grimoire",
});

test.each([
  ['{"message":"abc+def/ghi="}', "the secret"],
  ["Can't reach postgresql://site@127.0.0.1", "the address of a database"],
  ["login with pass-word failed", "database"],
  ["no such file: /srv/grimoire/.env", "folder"],
  ["Error: x\n    at async read (/app/server.js:12:5)", "a trace"],
  ["    at Object.<anonymous> (file:///app/x.mjs:1:2)", "a trace"],
  ["Invalid `prisma.user.findUnique()` invocation", "the database's library"],
  ['SELECT "id" FROM "User" WHERE 1', "a statement of SQL"],
  ["RangeError: Invalid array length", "the kind of a failure in the program"],
])("%j tells the inside", (text, name) => expect(inside.toldBy(text)).toContain(name));

test.each([
  "",
  "カード「火の子」の AP は 0 から 99 の整数です。",
  'Refused, nothing was changed: cards.json:12 /cards/3/name is "x" and has to be a name. Write one.',
  "Look at 12:30:05, and select one from the list.",
])("%j tells nothing of it", (text) => expect(inside.toldBy(text)).toEqual([]));
