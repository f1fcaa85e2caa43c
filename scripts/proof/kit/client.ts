import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Length of the body as it came, compressed or not. */
  readonly bytes: number;
  /** From the call to the last byte, in milliseconds. */
  readonly ms: number;
};

/** Error for a request without a complete response. */
export class NoResponseError extends Error {
  /** Whether a connection existed, so that the server may have handled the request. */
  readonly sent: boolean;
  readonly code: string;

  /** Whether nothing came on a connection that had been used before. */
  readonly rested: boolean;

  /** Whether the connection had brought an answer before. */
  readonly kept: boolean;

  constructor(error: NodeJS.ErrnoException, sent: boolean, { kept = false, begun = false } = {}) {
    super(`No answer: ${error.code ?? error.message}`, { cause: error });
    this.code = error.code ?? error.message;
    this.sent = sent;
    this.kept = kept;
    this.rested = kept && !begun && this.code === "ECONNRESET";
  }
}

type Identity = {
  /** Base address of the site. */
  readonly address: string;
  /** The address that the proxy before the site would name; limits count it. */
  readonly from: string;
  readonly cookie?: string | undefined;
  /** Connections at a time. */
  readonly sockets?: number | undefined;
  /**
   * Whether a request is sent once more when the connection on which it went was closed at the same moment for having rested long. Browsers
   * and proxies do so. Where no connection rests, a lost answer is a lost answer.
   */
  readonly again?: boolean | undefined;
};

type Question = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly patience: number;
};

/** An HTTP client of one visitor with keep-alive connections, like a browser or a proxy. */
export class HttpClient {
  readonly #agent: Agent;
  readonly #identity: Identity;

  constructor(identity: Identity) {
    this.#identity = identity;
    this.#agent = new Agent({ keepAlive: true, maxSockets: identity.sockets ?? 6 });
  }

  get(path: string, headers: Record<string, string> = {}, patience?: number): Promise<Answer> {
    return this.send("GET", path, undefined, headers, patience);
  }

  /** The answer at the address to which a question is led in its canonical form. Its time is that of both. */
  async follow(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const first = await this.get(path, headers);
    const { location } = first.headers;
    if (location === undefined) return first;
    const second = await this.get(location, headers);
    return { ...second, ms: first.ms + second.ms };
  }

  /** Sends a request; throws `NoResponseError` without a whole answer within `patience` milliseconds. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    patience = 60_000,
  ): Promise<Answer> {
    const begin = performance.now();
    const question = { method, path, body, headers, patience };
    try {
      return await this.#send(question, begin);
    } catch (error) {
      if (this.#identity.again === false || !(error instanceof NoResponseError && error.rested)) throw error;
      return this.#send(question, begin);
    }
  }

  #send({ method, path, body, headers, patience }: Question, begin: number): Promise<Answer> {
    const { address, from, cookie } = this.#identity;
    const text = typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body);
    const all = {
      origin: address,
      "x-forwarded-for": from,
      "accept-language": "ja",
      ...(cookie && { cookie }),
      ...(text !== undefined && { "content-type": "application/json", "content-length": `${Buffer.byteLength(text)}` }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      let sent = false;
      let begun = false;
      const fail = (error: Error) => reject(new NoResponseError(error, sent, { kept: asked.reusedSocket, begun }));
      const asked = request(new URL(path, address), { method, agent: this.#agent, headers: all });
      const timer = setTimeout(() => asked.destroy(new Error("ETIMEDOUT")), patience);
      asked.on("close", () => clearTimeout(timer));
      asked.on("socket", (socket) => {
        if (!socket.connecting) sent = true;
        else
          socket.once("connect", () => {
            sent = true;
          });
      });
      asked.on("error", fail);
      asked.on("response", (response) => {
        begun = true;
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", fail);
        response.on("aborted", () => fail(new Error("ABORTED")));
        response.on("end", () => {
          const { statusCode = 0, headers } = response;
          const body = Buffer.concat(parts);
          resolve({
            status: statusCode,
            headers,
            text: body.toString("utf8"),
            bytes: body.length,
            ms: performance.now() - begin,
          });
        });
      });
      asked.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
