import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createSession } from "../../../prisma/factories/create-session";
import { createUser } from "../../../prisma/factories/create-user";
import { type Answer, HttpClient, NoResponseError } from "../kit/client";
import type { Entry } from "./ledger";
import { saveContent, saveNumber } from "./save-content";

/** Milliseconds between two saves of one writer, so that the limit for an account is not reached. */
const REST = 110;
/** One of this many saves creates a new deck. */
const NEW_DECK = 9;
/** Decks of a writer: below what an account may have. */
const MAX_DECKS = 400;

type Saved = { readonly deck: { readonly id: string; readonly version: number; readonly name: string } };

/** A client that saves decks over HTTP one after another and records which saves were acknowledged. */
export class Writer {
  readonly ledger: Entry[] = [];
  /** Milliseconds of each acknowledged save, and when it was acknowledged. */
  readonly saves: { readonly ms: number; readonly at: number }[] = [];
  /** Answers other than an acknowledgement, by status. */
  readonly refusals = new Map<number, number>();
  readonly #client: HttpClient;
  #next = 1;
  #going = false;

  private constructor(client: HttpClient) {
    this.#client = client;
  }

  static async create(address: string, number: number, secret: string): Promise<Writer> {
    const { cookie } = await createSession(await createUser(), secret);
    const client = new HttpClient({
      address,
      from: `198.51.100.${number + 1}`,
      cookie: `${cookie.name}=${cookie.value}`,
      again: false,
    });
    return new Writer(client);
  }

  /** Saves until `stop` is called, or with `endsWithFailure` until a save is not acknowledged. */
  async write({ endsWithFailure }: { endsWithFailure: boolean }): Promise<void> {
    this.#going = true;
    while (this.#going) {
      const acknowledged = await this.#save();
      if (!acknowledged && endsWithFailure) return;
      if (!acknowledged && this.#going) await this.#settleInTime();
      await pause(REST);
    }
  }

  stop(): void {
    this.#going = false;
  }

  close(): void {
    this.#client.close();
  }

  async #save(): Promise<boolean> {
    const save = this.#next;
    this.#next += 1;
    const entry = this.ledger[save % Math.max(1, this.ledger.length)];
    const isNew = entry === undefined || (save % NEW_DECK === 0 && this.ledger.length < MAX_DECKS);
    if (entry && !isNew) entry.unanswered = save;
    try {
      const body = { ...saveContent(save), saveKey: randomUUID() };
      const answer = await (isNew
        ? this.#client.send("POST", "/api/decks", body)
        : this.#client.send("PUT", `/api/decks/${entry.id}`, { ...body, expectedVersion: entry.version }));
      if (answer.status !== (isNew ? 201 : 200)) return this.#refused(answer);
      this.#acknowledge(isNew ? undefined : entry, save, answer);
      return true;
    } catch (error) {
      if (error instanceof NoResponseError) return false;
      throw error;
    }
  }

  #refused({ status }: Answer): false {
    this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1);
    return false;
  }

  #acknowledge(entry: Entry | undefined, save: number, { text, ms }: Answer): void {
    const { deck } = JSON.parse(text) as Saved;
    this.saves.push({ ms, at: performance.now() });
    if (entry) Object.assign(entry, { version: deck.version, acknowledged: save, unanswered: null });
    else this.ledger.push({ id: deck.id, version: deck.version, acknowledged: save, unanswered: null });
  }

  /**
   * Reads each deck with an unanswered save, and records whether that save was stored. Throws if the site does not
   * return the deck.
   */
  async settle(): Promise<void> {
    for (const entry of this.ledger.filter(({ unanswered }) => unanswered !== null)) {
      const answer = await this.#client.get(`/api/decks/${entry.id}`);
      if (answer.status !== 200) throw new Error(`A deck is not told: ${answer.status}`);
      const { deck } = JSON.parse(answer.text) as Saved;
      const save = saveNumber(deck.name);
      // Anything else stays in the ledger as it is, and is judged.
      if (save === entry.acknowledged || save === entry.unanswered)
        Object.assign(entry, { version: deck.version, acknowledged: save, unanswered: null });
    }
  }

  async #settleInTime(): Promise<void> {
    while (this.#going) {
      try {
        return await this.settle();
      } catch {
        await pause(50);
      }
    }
  }
}
