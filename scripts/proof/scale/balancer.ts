import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";

/**
 * A small round-robin proxy for several processes of a site, which tries the next process if a connection is refused.
 * It sends the visitor's address in `X-Forwarded-For`, as `TRUSTED_PROXIES=1` expects. An address in the request's own
 * header is passed on unchecked, so that one machine can act as many visitors.
 */
export class LoadBalancer {
  readonly #targets: readonly string[];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Server;
  /** Requests that each target took, in the order of the targets. */
  readonly taken: number[];
  #turn = 0;

  constructor(targets: readonly string[]) {
    this.#targets = targets;
    this.taken = targets.map(() => 0);
    this.#server = createServer((asked, answer) => this.#pass(asked, answer, this.#next(), this.#targets.length));
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, "localhost");
    await once(this.#server, "listening");
  }

  async close(): Promise<void> {
    this.#agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  #next(): number {
    this.#turn = (this.#turn + 1) % this.#targets.length;
    return this.#turn;
  }

  #pass(asked: IncomingMessage, answer: ServerResponse, target: number, left: number): void {
    const address = [asked.headers["x-forwarded-for"], asked.socket.remoteAddress].filter(Boolean);
    const passed = request(new URL(asked.url ?? "/", this.#targets[target]), {
      method: asked.method,
      agent: this.#agent,
      // A visitor who names an address is believed, so that one machine can be many visitors.
      headers: { ...asked.headers, "x-forwarded-for": address[0] },
    });
    passed.on("response", (response) => {
      this.taken[target] = (this.taken[target] ?? 0) + 1;
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      response.on("error", () => answer.destroy());
    });
    passed.on("error", (error: NodeJS.ErrnoException) => {
      // Nothing of the body was read yet: the request can go to the next one whole.
      if (error.code === "ECONNREFUSED" && left > 1) return this.#pass(asked, answer, this.#next(), left - 1);
      if (answer.headersSent) return answer.destroy();
      answer.writeHead(502).end();
    });
    passed.on("socket", (socket) => {
      if (!socket.connecting) asked.pipe(passed);
      else socket.once("connect", () => asked.pipe(passed));
    });
    answer.on("close", () => passed.destroy());
  }
}
