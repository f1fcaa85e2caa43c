import pg from "pg";

/** Whether a database tells of something, and when it does. */
export type News = {
  /** `false` while nothing would be heard, as when the connection is lost: then one has to ask. */
  readonly listening: boolean;
  /** Calls back whenever something was told, and whenever it may have been told unheard. */
  readonly hear: (told: () => void) => void;
};

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/**
 * Listens to a channel of PostgreSQL (`NOTIFY`) on a connection of its own, and connects again when it is lost, after waits
 * in milliseconds that double. The connection keeps no process alive.
 */
export class DatabaseNews implements News {
  readonly #url: string;
  readonly #channel: string;
  readonly #hearers: (() => void)[] = [];
  #client: pg.Client | null = null;
  #listening = false;
  #closed = false;
  #wait = FIRST_WAIT;

  constructor(url: string, channel: string) {
    this.#url = url;
    this.#channel = channel;
    void this.#connect();
  }

  get listening(): boolean {
    return this.#listening;
  }

  hear(told: () => void): void {
    this.#hearers.push(told);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listening = false;
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    // One loss may be told twice, by an error and by the end.
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      this.#lose();
    };
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", () => this.#tell());
    try {
      await client.connect();
      // pg's types leave out the method, which its pool uses.
      (client as unknown as { unref(): void }).unref();
      await client.query(`LISTEN ${pg.escapeIdentifier(this.#channel)}`);
    } catch {
      await client.end().catch(() => {});
      lose();
      return;
    }
    if (lost || this.#closed) return;
    this.#listening = true;
    this.#wait = FIRST_WAIT;
    // What was told before the connection stood was not heard.
    this.#tell();
  }

  #lose(): void {
    this.#listening = false;
    if (this.#closed) return;
    setTimeout(() => void this.#connect(), this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #tell(): void {
    for (const told of this.#hearers) told();
  }
}
