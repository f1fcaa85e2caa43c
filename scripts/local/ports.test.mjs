import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findFreePort, findNextFreePort, findPortConflict, getChosenHost, getChosenPort } from "./ports.mjs";
import { readRunOptions } from "./settings/run-options.mjs";

const parsePort = (args, env) => getChosenPort(readRunOptions(args), env);
const parseHost = (args, env) => getChosenHost(readRunOptions(args), env);

describe("a port", () => {
  let taken;
  let server;
  beforeEach(async () => {
    server = createServer();
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    taken = server.address().port;
  });
  afterEach(() => new Promise((done) => server.close(done)));

  test("on which somebody listens at one address only is taken for all of them", async () => {
    expect(await findPortConflict(taken)).toBe("is in use");
    expect(await findPortConflict(taken, "127.0.0.1")).toBe("is in use");
  });

  test("that nobody uses has no obstacle", async () => {
    expect(await findPortConflict(await findFreePort())).toBeUndefined();
  });

  test("is looked for up to the last one", async () => {
    const nowhere = findNextFreePort(65_535, "192.0.2.1");
    await expect(nowhere).rejects.toThrow(/^No port from 65535 to 65535 can be used/);
  });

  test("that is taken is passed over for the next one", async () => {
    expect(await findNextFreePort(taken, "127.0.0.1")).toBeGreaterThan(taken);
  });
});

describe("the port that is asked for", () => {
  test.each([
    [["--port", "4000"], {}, 4000],
    [["--port=4000"], {}, 4000],
    [[], { PORT: "4000" }, 4000],
    [["--port", "4001"], { PORT: "4000" }, 4001],
    [[], {}, undefined],
    [[], { PORT: "" }, undefined],
  ])("%j with %j is %s", (args, env, port) => expect(parsePort(args, env)).toBe(port));

  test.each([[["--port", "0"]], [["--port", "65536"]], [["--port", "4000x"]], [["--port"]], [["--port="]]])(
    "%j is refused with what to give instead",
    (args) => expect(() => parsePort(args, {})).toThrow(/not a valid port\. Use a number from 1 to 65535/),
  );

  test.each([
    [["4000"]],
    [["--prot", "4000"]],
    [["--port", "4000", "now"]],
    [["--port", "1", "--port", "2"]],
    [["--new-secret=yes"]],
  ])("%j is refused with how to write it", (args) =>
    expect(() => parsePort(args, {})).toThrow(/Unknown or repeated option .* -- --port 4000 \(port\)/),
  );
});

describe("the address to listen on", () => {
  test.each([
    [[], {}, "localhost"],
    [["--port", "4000"], {}, "localhost"],
    [["--port", "4000", "--host", "0.0.0.0"], {}, "0.0.0.0"],
    [["--host=::", "--port=4000"], {}, "::"],
    [[], { HOST: "192.0.2.7" }, "192.0.2.7"],
    [["--host", "127.0.0.1"], { HOST: "0.0.0.0" }, "localhost"],
  ])("%j with %j is %s", (args, env, host) => expect(parseHost(args, env)).toBe(host));

  test.each([[["--host", "http://x"]], [["--host"]], [["--host="]]])("%j is refused with what to give", (args) =>
    expect(() => parseHost(args, {})).toThrow(/is not a valid address\. Use localhost for this machine only, 0.0.0.0/),
  );
});

test("the cards of a first set-up and leave for a new secret stand beside the port", () => {
  const options = { port: "4000", cards: "my cards.csv", newSecret: true };
  expect(readRunOptions(["--cards", "my cards.csv", "--new-secret", "--port=4000"])).toEqual(options);
  expect(readRunOptions([])).toEqual({});
});
