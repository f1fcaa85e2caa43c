import { computeEditDistance, toNameKey } from "@/engine/magmell";
import type { CardKeyIndex } from "@/lib/magmell/catalogue/model/card-key-index";
import type { Task } from "@/lib/tasks";
import type { CardFile } from "../files/read-card-file";
import type { ProblemParams } from "../import-problem";

/** Unknown names that are compared with all known ones; a file with more of them is wrong as a whole. */
const MOST_COMPARED = 50;

type Known = { readonly name: string; readonly token: boolean; readonly retired: boolean };

/** The names that file entries may refer to: the names of all cards in the files and in the database. */
export class NameRegistry {
  readonly #there: CardKeyIndex["byKey"];
  /** Cards by name key. A card in the files takes precedence over the card of that name in the database. */
  readonly #cards = new Map<string, Known>();
  #compared = 0;

  private constructor(existing: CardKeyIndex) {
    this.#there = existing.byKey;
  }

  /** Creates the registry as a task. */
  static *of(files: readonly CardFile[], existing: CardKeyIndex): Task<NameRegistry> {
    const book = new NameRegistry(existing);
    for (const { value } of files.flatMap(({ sketches }) => sketches)) {
      const { name, token, retired } = value;
      if (name !== null) book.#cards.set(toNameKey(name), { name, token: token === true, retired: retired === true });
      yield;
    }
    return book;
  }

  /** The card of a name, as it will be; `null` for none. */
  find(name: string): Known | null {
    const key = toNameKey(name);
    return this.#cards.get(key) ?? this.#there.get(key) ?? null;
  }

  /**
   * Returns the parameters of a problem about an unknown name: the name, and the closest known name if there is one.
   */
  meant(name: string): ProblemParams {
    this.#compared += 1;
    if (this.#compared > MOST_COMPARED) return { name };
    const key = toNameKey(name);
    let best = { name: "", edits: Math.ceil(key.length / 3) + 1 };
    for (const cards of [this.#there, this.#cards])
      for (const [known, card] of cards) {
        if (Math.abs(known.length - key.length) >= best.edits) continue;
        const edits = computeEditDistance(known, key);
        if (edits < best.edits) best = { name: card.name, edits };
      }
    if (!best.name) return { name };
    return { name, meant: best.name };
  }
}
