import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** A mail as the sink took it, with its words decoded. */
type CaughtMail = {
  readonly from: string;
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
};

export type MailSink = {
  readonly port: number;
  /** All mails so far, the oldest first. */
  readonly mails: readonly CaughtMail[];
  /** The first mail to an address that comes, or has come, and that nobody was given yet. */
  next(to: string): Promise<CaughtMail>;
  close(): Promise<void>;
};

type Answer = (line: string) => string | null;

/** Opens a mail server on this machine that keeps what it is given. `refuse` gives its answer to a line, or `null` for the usual one. */
export async function openMailSink(refuse: Answer = () => null): Promise<MailSink> {
  const mails: CaughtMail[] = [];
  const given = new Set<CaughtMail>();
  const waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    void talk(socket, refuse, (mail) => {
      mails.push(mail);
      for (const wake of waiting.splice(0)) wake();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port");
  return {
    port: address.port,
    mails,
    async next(to) {
      for (;;) {
        const mail = mails.find((one) => one.to === to && !given.has(one));
        if (mail) {
          given.add(mail);
          return mail;
        }
        await new Promise<void>((wake) => waiting.push(wake));
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? "";

/** The server's side of one connection (RFC 5321), without extensions. */
async function talk(socket: Socket, refuse: Answer, take: (mail: CaughtMail) => void): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 sink");
  let [from, to] = ["", ""];
  let data: string[] | null = null;
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (data) {
      if (line !== ".") {
        data.push(line.replace(/^\./, ""));
        continue;
      }
      take({ from, to, ...read(data) });
      data = null;
      say("250 kept");
      continue;
    }
    const refusal = refuse(line);
    const command = line.slice(0, 4).toUpperCase();
    if (refusal) say(refusal);
    else if (command === "MAIL") [from] = [addressIn(line), say("250 ok")];
    else if (command === "RCPT") [to] = [addressIn(line), say("250 ok")];
    else if (command === "DATA") [data] = [[], say("354 go on")];
    else if (command === "QUIT") socket.end("221 bye\r\n");
    else say("250 sink");
  }
}

function read(lines: readonly string[]) {
  const end = lines.indexOf("");
  const head = lines
    .slice(0, end)
    .join("\n")
    .replace(/\n[ \t]+/g, " ");
  const headers = Object.fromEntries(
    head.split("\n").map((line) => [line.split(":", 1)[0]?.toLowerCase() ?? "", line.replace(/^[^:]*:\s*/, "")]),
  );
  const body = lines.slice(end + 1).join("\n");
  return {
    headers,
    subject: decodeWords(headers.subject ?? ""),
    text: decodeBody(body, headers["content-transfer-encoding"] ?? "7bit"),
  };
}

const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? quoted(body) : body;
}

/** Encoded words of a header (RFC 2047), in UTF-8. */
const decodeWords = (text: string): string =>
  text
    .replace(/(\?=)\s+(=\?)/g, "$1$2")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(word, "base64").toString("utf8") : quoted(word.replaceAll("_", " ")),
    );
