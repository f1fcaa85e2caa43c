import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A way to a database that a spec may shut: to the site, the database is then away, though others go on using it. */
export type DatabaseGate = {
  /** The address of the database by way of the gate. */
  readonly url: string;
  /** Cuts all connections and takes no more. */
  shut(): Promise<void>;
  /** Takes connections again; nothing happens where it is open. */
  open(): Promise<void>;
};

export async function makeDatabaseGate(database: string): Promise<DatabaseGate> {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  const forward = (from: Socket) => {
    const to = connect({ host: hostname, port: Number(port || 5432) });
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    from.pipe(to).pipe(from);
  };
  let server: Server | null = null;
  let at = 0;
  const open = async () => {
    if (server) return;
    server = createServer(forward).listen(at, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The system gave no port");
    at = address.port;
  };
  const shut = async () => {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((done) => closing.close(done));
  };
  await open();
  const url = new URL(database);
  url.hostname = "127.0.0.1";
  url.port = String(at);
  return { url: url.href, shut, open };
}
