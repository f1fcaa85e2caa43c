import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { GracefulShutdown } from "./graceful-shutdown";

/** The drains of a test, of which no later one may hear. */
const drains: GracefulShutdown[] = [];
afterEach(() => {
  for (const drain of drains.splice(0)) drain.dispose();
});
function drained(options: ConstructorParameters<typeof GracefulShutdown>[0]): GracefulShutdown {
  for (const drain of drains.splice(0)) drain.dispose();
  const drain = new GracefulShutdown(options);
  drains.push(drain);
  return drain;
}

const BODY = "x".repeat(200_000);

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<Server> {
  const server = createServer(handler);
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const closed = (server: Server) => new Promise<void>((done) => server.close(() => done()));

type Outcome = { readonly code: string; readonly last?: boolean };

/** One request: "whole" when all of the answer came. */
const ask = (port: number, agent: Agent) =>
  new Promise<Outcome>((done) => {
    get({ port, host: "127.0.0.1", agent }, (answer) => {
      let size = 0;
      answer.on("data", (part: Buffer) => {
        size += part.length;
      });
      answer.once("close", () =>
        done({ code: size === BODY.length ? "whole" : "cut", last: answer.headers.connection === "close" }),
      );
    }).once("error", (error: NodeJS.ErrnoException) => done({ code: String(error.code) }));
  });

test("over several stops under kept connections, every request is answered whole", async () => {
  for (let round = 0; round < 5; round++) {
    const drain = drained({ grace: 1_000 });
    const server = await listen(async (_, response) => {
      await pause(5 * (round + 1));
      response.end(BODY);
    });
    const port = portOf(server);
    const outcomes: Outcome[] = [];
    const clients = Array.from({ length: 8 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const outcome = await ask(port, agent);
        outcomes.push(outcome);
        if (outcome.code !== "whole" || outcome.last) return agent.destroy();
      }
    });
    while (outcomes.length < 40) await pause(5);
    expect(outcomes.some(({ last }) => last)).toBe(false);
    drain.begin();
    await Promise.all([closed(server), ...clients]);
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set(["whole"]));
    expect(outcomes.filter(({ last }) => last)).toHaveLength(8);
    expect(drain.openAnswers).toBe(0);
  }
});

test("an answer under way is finished, and resting connections are closed meanwhile", async () => {
  const drain = drained({ grace: 0 });
  let finish = () => {};
  const server = await listen((request, response) => {
    if (request.headers.connection !== "keep-alive") return response.end(BODY);
    finish = () => response.end(BODY);
  });
  const silent = connect(portOf(server), "127.0.0.1");
  const resting = connect(portOf(server), "127.0.0.1");
  resting.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(resting, "data");
  resting.resume();
  silent.resume();
  const asked = once(server, "request");
  const answer = ask(portOf(server), new Agent({ keepAlive: true }));
  await asked;
  const ends = [once(resting, "close"), once(silent, "close")];
  drain.begin();
  const end = closed(server);
  await ends[0];
  expect(drain.openAnswers).toBe(1);
  finish();
  expect(await answer).toEqual({ code: "whole", last: true });
  await Promise.all([end, ends[1]]);
});

test("connections that wait to be accepted, and requests that wait to be read, are answered", async () => {
  const drain = drained({ grace: 1_000 });
  const server = await listen((_, response) => response.end(BODY));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const port = portOf(server);
  expect((await ask(port, agent)).code).toBe("whole");
  // They reach the system at once, and the server only after it was told to end.
  const waiting = [agent, ...Array.from({ length: 7 }, () => new Agent())].map((one) => ask(port, one));
  await new Promise<void>((done) => process.nextTick(() => process.nextTick(done)));
  drain.begin();
  const end = closed(server);
  // The process is busy until the grace is over, however long that takes.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
  expect((await Promise.all(waiting)).map(({ code }) => code)).toEqual(Array(8).fill("whole"));
  await end;
});

test("what does not end is given up after the patience, and not before", async () => {
  let giveUp = () => {};
  const given = new Promise<void>((done) => {
    giveUp = done;
  });
  const drain = drained({ grace: 0, patience: 50, giveUp });
  const server = await listen(() => {});
  const agent = new Agent({ keepAlive: true });
  const asked = once(server, "request");
  const answer = ask(portOf(server), agent);
  await asked;
  drain.begin();
  const end = closed(server);
  await given;
  expect(drain.openAnswers).toBe(1);
  server.closeAllConnections();
  expect((await answer).code).toBe("ECONNRESET");
  await end;
});
