import type { Scratch } from "../kit/scratch";
import { classifySave, type SaveOutcome } from "./ledger";
import { readStoredDecks } from "./stored-decks";
import { Writer } from "./writer";

/** A group of writers that save decks on one site at the same time. */
export class WriterGroup {
  readonly writers: readonly Writer[];
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(writers: readonly Writer[]) {
    this.writers = writers;
  }

  static async hire(scratch: Scratch, address: string, count: number): Promise<WriterGroup> {
    const numbers = Array.from({ length: count }, (_, number) => number);
    const crew = new WriterGroup(
      await Promise.all(numbers.map((number) => Writer.create(address, number, scratch.secret))),
    );
    scratch.onClose(() => crew.rest());
    return crew;
  }

  /** All writers begin; `rest` waits for them. */
  begin(options = { endsWithFailure: false }): void {
    this.#writing = Promise.all(this.writers.map((writer) => writer.write(options)));
    this.#writing.catch(() => {});
  }

  async rest(): Promise<void> {
    for (const writer of this.writers) writer.stop();
    await this.#writing;
  }

  /** Waits until every writer has had a save acknowledged after a moment. */
  async allSavedSince(moment: number): Promise<void> {
    const saved = () => this.writers.every(({ saves }) => (saves.at(-1)?.at ?? 0) > moment);
    for (const deadline = Date.now() + 120_000; !saved(); await new Promise((wake) => setTimeout(wake, 10)))
      if (Date.now() > deadline) throw new Error("Within two minutes not every writer could save again");
  }

  settle(): Promise<unknown> {
    return Promise.all(this.writers.map((writer) => writer.settle()));
  }

  /** Verdicts on all decks that this crew wrote, as a database holds them. */
  async judge(database: string): Promise<Record<SaveOutcome, number>> {
    const entries = this.writers.flatMap(({ ledger }) => ledger);
    const stored = await readStoredDecks(
      database,
      entries.map(({ id }) => id),
    );
    const verdicts: Record<SaveOutcome, number> = { kept: 0, lost: 0, "half saved": 0 };
    for (const entry of entries) verdicts[classifySave(entry, stored.get(entry.id))] += 1;
    return verdicts;
  }

  get acknowledged(): number {
    return this.writers.reduce((sum, { saves }) => sum + saves.length, 0);
  }

  /** Milliseconds of the saves that were acknowledged between two moments. */
  times(from: number, to: number): readonly number[] {
    return this.writers.flatMap(({ saves }) => saves.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms));
  }

  get refusals(): string {
    const all = new Map<number, number>();
    for (const { refusals } of this.writers)
      for (const [status, count] of refusals) all.set(status, (all.get(status) ?? 0) + count);
    return [...all].map(([status, count]) => `${count} x ${status}`).join(", ") || "none";
  }
}
