import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** The site behind an address of its own, where another release of it may come out at any time. */
type ReleaseProxy = {
  readonly address: string;
  /** From now on the worker is that of another release, and the server has this file of the first one no more. */
  release(gone: string): void;
  close(): Promise<void>;
};

export async function openReleaseProxy(site: string): Promise<ReleaseProxy> {
  let gone: string | null = null;
  const server = createServer((asked, answer) => {
    if (gone !== null && asked.url === gone) answer.writeHead(404).end();
    else forward(site, asked, answer, asked.url === "/sw.js" && gone !== null ? `\n// without ${gone}` : "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("The system gave no port");
  return {
    address: `http://localhost:${at.port}`,
    release: (file) => {
      gone = file;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Passes a request on, and what comes back with an addition at its end. */
function forward(site: string, asked: IncomingMessage, answer: ServerResponse, addition: string): void {
  const headers = { ...asked.headers, "accept-encoding": "identity" };
  if (addition) {
    delete headers["if-none-match"];
    delete headers["if-modified-since"];
  }
  const passed = request(new URL(asked.url ?? "/", site), { method: asked.method, headers }, (got) => {
    const { "content-length": _, etag, ...rest } = got.headers;
    answer.writeHead(got.statusCode ?? 502, addition ? rest : { ...rest, ...(etag ? { etag } : {}) });
    got.on("data", (part) => answer.write(part));
    got.on("end", () => answer.end(addition));
  });
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}
