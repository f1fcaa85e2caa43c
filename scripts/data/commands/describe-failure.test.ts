import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure";

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

test.each([
  [
    Object.assign(new Error("P1001"), { code: "P1001" }),
    /^the database cannot be reached or does not answer in time\. .*npm run doctor/,
  ],
  [Object.assign(new Error("full"), { code: "53100" }), /^the database disk is full\. Free some space/],
  [thrownBy(() => statSync("none.json")), /^Couldn't open none\.json: ENOENT\. Check the path and its permissions\.$/],
  [
    thrownBy(() => parseArgs({ args: ["--nonsense"] })),
    /^Unknown option or argument, .*: “--nonsense”\. Nothing was done; --help/,
  ],
  [new Error("else"), /^else$/],
  ["thrown", /^thrown$/],
])("%s is described with what to do", (error, words) => {
  expect(describeFailure(error)).toMatch(words);
});
