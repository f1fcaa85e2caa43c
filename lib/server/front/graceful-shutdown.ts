import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { logEvent } from "../log/log-line";

type Announced = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly server: Server;
};
type DrainOptions = {
  /** Milliseconds in which a connection that rests may bring one more request, before it is closed. */
  readonly grace?: number;
  /** Milliseconds after which requests in progress are aborted. */
  readonly patience?: number;
  /** The end of the process, when the patience is over. */
  readonly giveUp?: () => void;
};

/** Milliseconds between checks for idle connections. */
const PACE = 50;
/** Turns of the event loop without a new connection after which none waits to be accepted. */
const QUIET_TURNS = 5;
const REQUESTS = "http.server.request.start";

/**
 * Shuts the process down without cutting off responses. It finds the HTTP servers of the process by the requests that
 * Node announces, so it works in `next start` and in a standalone server.
 */
export class GracefulShutdown {
  private readonly servers = new Map<Server, Set<Socket>>();
  /** Answers that are under way, by connection. */
  private readonly open = new Map<Socket, Set<ServerResponse>>();
  private readonly timers: NodeJS.Timeout[] = [];
  private connections = 0;
  private lastConnection = 0;
  private begun = false;

  constructor(private readonly options: DrainOptions = {}) {
    subscribe(REQUESTS, this.note);
  }

  /** Lets everything that comes later be. */
  dispose(): void {
    unsubscribe(REQUESTS, this.note);
    for (const timer of this.timers) clearInterval(timer);
  }

  /**
   * Starts the shutdown. From now on, every response is the last one on its connection. After the grace period, servers
   * stop listening and idle connections are closed. Server.close() would do both at once and cut off requests in
   * transit, so it is deferred. The caller then closes the servers, which completes when the last connection has ended.
   */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    const { grace = 1_000, patience = 25_000, giveUp } = this.options;
    for (const answers of this.open.values()) for (const answer of answers) endConnectionAfter(answer);
    for (const server of this.servers.keys()) this.closeLater(server, grace);
    const look = () => this.afterReading(() => this.closeResting(grace));
    this.later(grace, () => this.timers.push(setInterval(look, PACE)));
    this.later(patience, () => {
      logEvent("stopCut", { open: this.openAnswers });
      giveUp?.();
    });
  }

  /** How many answers are under way. */
  get openAnswers(): number {
    return [...this.open.values()].reduce((sum, answers) => sum + answers.size, 0);
  }

  private readonly note = (message: unknown): void => {
    const { response, socket, server } = message as Announced;
    const answers = this.open.get(socket) ?? new Set();
    this.open.set(socket, answers.add(response));
    if (this.begun) endConnectionAfter(response);
    response.once("close", () => {
      answers.delete(response);
      if (answers.size === 0) this.open.delete(socket);
    });
    if (!this.socketsOf(server).has(socket)) {
      this.socketsOf(server).add(socket);
      socket.once("close", () => this.servers.get(server)?.delete(socket));
    }
  };

  private socketsOf(server: Server): Set<Socket> {
    const known = this.servers.get(server);
    if (known) return known;
    const sockets = new Set<Socket>();
    this.servers.set(server, sockets);
    return sockets;
  }

  /**
   * Delays the closing of a server by the grace period. Closing it at once would cut off connections that wait to be
   * accepted, as they do under load.
   */
  private closeLater(server: Server, grace: number): void {
    const close = server.close.bind(server);
    server.closeIdleConnections = () => {};
    server.close = (done) => {
      this.later(grace, () => this.afterReading(() => close(done)));
      return server;
    };
    server.on("connection", () => {
      this.connections += 1;
      this.lastConnection = Date.now();
    });
  }

  /**
   * Runs `work` after the connections and requests pending in the operating system have been read. Each turn of the
   * event loop accepts one connection per server and reads what arrived on earlier ones.
   */
  private afterReading(work: () => void, quiet = 0): void {
    const { connections } = this;
    setImmediate(() => {
      if (quiet >= QUIET_TURNS) work();
      else this.afterReading(work, connections === this.connections ? quiet + 1 : 0);
    });
  }

  /**
   * Closes connections without a response in progress. Connections that never sent a request are unknown here, and Node
   * considers them busy; they are closed when no response is left and none of them is new.
   */
  private closeResting(grace: number): void {
    for (const [server, sockets] of this.servers) {
      for (const socket of sockets) if (!this.open.has(socket)) socket.destroySoon();
      if (this.open.size === 0 && Date.now() - this.lastConnection > grace) server.closeAllConnections();
    }
  }

  private later(wait: number, work: () => void): void {
    this.timers.push(setTimeout(work, wait));
  }
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}

// Pages and routes may each have their own copy of this module; one process ends once.
const globals = globalThis as { grimoireDrain?: GracefulShutdown };

/**
 * Installs signal handlers that finish responses before the process exits. The handlers of Next.js, which close its
 * server, run after this one.
 */
export function shutDownOnSignals(): void {
  if (globals.grimoireDrain) return;
  const drain = new GracefulShutdown({ giveUp: () => process.exit(1) });
  globals.grimoireDrain = drain;
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.prependListener(signal, () => drain.begin());
}
