import pg from "pg";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/**
 * Notifications of a PostgreSQL channel (`NOTIFY`), received on a connection of their own. A lost connection is opened again
 * after waits in milliseconds that double. The connection keeps no process alive.
 */
export class DatabaseNotifications {
  readonly #url: string;
  readonly #channel: string;
  readonly #subscribers: (() => void)[] = [];
  #client: pg.Client | null = null;
  #listening = false;
  #closed = false;
  #wait = FIRST_WAIT;

  constructor(url: string, channel: string) {
    this.#url = url;
    this.#channel = channel;
    void this.#connect();
  }

  /** `false` while notifications would be lost, as without a connection: subscribers then have to poll. */
  get listening(): boolean {
    return this.#listening;
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
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    // The client reports one loss twice, by an error and by the end.
    let lost = false;
    const onLoss = () => {
      if (lost) return;
      lost = true;
      this.#onDisconnect();
    };
    client.on("error", onLoss);
    client.on("end", onLoss);
    client.on("notification", () => this.#notify());
    try {
      await client.connect();
      // The types of pg leave out this method, which its own pool calls.
      (client as unknown as { unref(): void }).unref();
      await client.query(`LISTEN ${pg.escapeIdentifier(this.#channel)}`);
    } catch {
      await client.end().catch(() => {});
      onLoss();
      return;
    }
    if (lost || this.#closed) return;
    this.#listening = true;
    this.#wait = FIRST_WAIT;
    // Notifications sent while disconnected are lost, so subscribers refresh once on connect.
    this.#notify();
  }

  #onDisconnect(): void {
    this.#listening = false;
    if (this.#closed) return;
    setTimeout(() => void this.#connect(), this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #notify(): void {
    for (const onNotify of this.#subscribers) onNotify();
  }
}
