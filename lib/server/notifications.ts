import { randomUUID } from "node:crypto";
import pg from "pg";
import { isDatabaseUnavailable } from "./database-unavailable";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 2_000;
/** Wait in milliseconds before another try where notifications do not come through. */
const DEAF_WAIT = 60_000;
/** Longest wait in milliseconds for a notification of one's own. */
const PATIENCE = 3_000;
const CONNECTION_WAIT = 5_000;
/** Prefix of test notifications, by which listeners check their connection. */
const TRIAL = "trial ";

/**
 * Receives notifications of a PostgreSQL channel (`NOTIFY`) on its own connection. Reconnects after a loss, with
 * doubling delays. The connection does not keep the process alive. Each new connection is tested by a notification from
 * another one, because a pooler in transaction mode accepts `LISTEN` and delivers nothing.
 */
export class DatabaseNotifications {
  readonly #url: string;
  readonly #channel: string;
  readonly #subscribers: (() => void)[] = [];
  #client: pg.Client | null = null;
  #listening = false;
  #closed = false;
  #away = false;
  #deaf = false;
  #wait = FIRST_WAIT;
  readonly #patience: number;

  constructor(url: string, channel: string, { patience = PATIENCE } = {}) {
    this.#url = url;
    this.#channel = channel;
    this.#patience = patience;
    void this.#connect();
  }

  /** `false` while notifications would be lost, as without a connection: subscribers then have to poll. */
  get listening(): boolean {
    return this.#listening;
  }

  /** `true` from the loss of the connection, or a connection that cannot be made, to the next one. */
  get away(): boolean {
    return this.#away;
  }

  /** `true` while there is a connection, or could be, that notifications do not reach. */
  get deaf(): boolean {
    return this.#deaf;
  }

  /** Calls `onNotify` at every notification, and at every connect, since some may have been lost before it. */
  subscribe(onNotify: () => void): void {
    this.#subscribers.push(onNotify);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listening = false;
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_WAIT,
    });
    this.#client = client;
    // The client reports one loss twice, by an error and by the end.
    let lost = false;
    const onLoss = (error?: unknown) => {
      if (lost) return;
      lost = true;
      // A server that answers, though not to this connection, is there; an end without a word is a loss.
      this.#away = !this.#closed && (error === undefined || isDatabaseUnavailable(error));
      this.#onDisconnect();
    };
    client.on("error", onLoss);
    client.on("end", () => onLoss());
    client.on("notification", ({ payload }) => {
      if (!payload?.startsWith(TRIAL)) this.#notify();
    });
    try {
      await client.connect();
      // The types of pg leave out this method, which its own pool calls.
      (client as unknown as { unref(): void }).unref();
      await client.query(`LISTEN ${pg.escapeIdentifier(this.#channel)}`);
      this.#deaf = !(await this.#hears(client));
    } catch (error) {
      onLoss(error);
      await client.end().catch(() => {});
      return;
    }
    if (lost || this.#closed) return;
    if (this.#deaf) {
      // The end of the connection is no loss, and whoever reads polls.
      lost = true;
      this.#away = false;
      this.#wait = DEAF_WAIT;
      this.#onDisconnect();
      await client.end().catch(() => {});
      return;
    }
    this.#listening = true;
    this.#away = false;
    this.#wait = FIRST_WAIT;
    // Notifications sent while disconnected are lost, so subscribers refresh once on connect.
    this.#notify();
  }

  /** Whether a listener receives a notification from another connection. */
  async #hears(listener: pg.Client): Promise<boolean> {
    const word = TRIAL + randomUUID();
    const heard = new Promise<boolean>((resolve) => {
      listener.on("notification", ({ payload }) => payload === word && resolve(true));
      setTimeout(() => resolve(false), this.#patience).unref();
    });
    const speaker = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: CONNECTION_WAIT });
    speaker.on("error", () => {});
    try {
      await speaker.connect();
      await speaker.query("SELECT pg_notify($1, $2)", [this.#channel, word]);
    } finally {
      await speaker.end().catch(() => {});
    }
    return heard;
  }

  #onDisconnect(): void {
    this.#listening = false;
    if (this.#closed) return;
    setTimeout(() => void this.#connect(), this.#wait).unref();
    this.#wait = this.#wait === DEAF_WAIT ? FIRST_WAIT : Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #notify(): void {
    for (const onNotify of this.#subscribers) onNotify();
  }
}
