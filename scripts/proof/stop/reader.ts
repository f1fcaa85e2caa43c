import { HttpClient, NoResponseError } from "../kit/client";

/** Pages and answers of different length; the search and the card page keep the process busy for a while. */
const PATHS = ["/cards", "/api/v1/cards?q=a", "/", "/api/v1/cards/number/1", "/decks"];

/** A visitor that reads one page after another over one connection until the site is gone. */
export class StopReader {
  answered = 0;
  /** Answers with an error of the server. */
  failed = 0;
  /** Answers 503. */
  turnedAway = 0;
  /** How the last request was lost; `null` when it was refused before anything was sent. */
  lost: string | null = null;
  readonly #client: HttpClient;
  readonly #number: number;

  constructor(address: string, number: number) {
    this.#number = number;
    this.#client = new HttpClient({ address, from: `203.0.113.${number + 1}`, sockets: 1, again: false });
  }

  async read(): Promise<void> {
    try {
      for (let turn = this.#number; ; turn += 1) {
        const { status } = await this.#client.get(PATHS[turn % PATHS.length] ?? "/");
        if (status === 503) this.turnedAway += 1;
        else if (status >= 500) this.failed += 1;
        else this.answered += 1;
      }
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      // A connection that could not be made is no request: a proxy takes it to another process.
      this.lost = error.sent ? `${error.code} on a ${error.kept ? "kept" : "new"} connection` : null;
    } finally {
      this.#client.close();
    }
  }
}
