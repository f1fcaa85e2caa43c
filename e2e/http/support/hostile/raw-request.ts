import { request } from "node:http";

export type RawRequest = {
  readonly method?: string | undefined;
  /** The target as it stands in the first line of the request: nothing puts it in order. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
};
type RawAnswer = {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
};

/** Milliseconds after which a connection without an answer counts as refused. */
const PATIENCE = 60_000;

/** Sends a request to a site as it is written, and gives the answer; status 0 where the connection was closed without one. */
export function rawRequest(
  address: string,
  { method = "GET", path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((done) => {
    const refused = () => done({ status: 0, text: "", headers: {} });
    const length = body === undefined ? {} : { "content-length": `${Buffer.byteLength(body)}` };
    const asked = request({ hostname, port, method, path, headers: { ...length, ...headers }, timeout: PATIENCE });
    asked.once("timeout", () => asked.destroy());
    asked.once("error", refused);
    for (const change of ["upgrade", "connect"] as const)
      asked.once(change, ({ statusCode = 0 }, socket) => {
        socket.destroy();
        done({ status: statusCode, text: "", headers: {} });
      });
    asked.once("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", refused);
      answer.once("end", () =>
        done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString("utf8"), headers: answer.headers }),
      );
    });
    asked.end(body);
  });
}
