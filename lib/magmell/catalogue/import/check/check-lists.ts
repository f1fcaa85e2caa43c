import { toNameKey } from "@/engine/magmell";
import { claimKey, groupBy } from "@/lib/collections";
import type { CardKeyIndex } from "@/lib/magmell/catalogue/model/card-key-index";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import type { CardFile } from "../files/read-card-file";
import type { PartialList } from "../files/schema";
import { describeEntry, type EntryLocation, type ImportFinding } from "../import-problem";
import type { NameRegistry } from "./name-registry";

type Path = ImportFinding["path"];

/** Checks the curated lists of files against their cards: lists are for decks, which hold no tokens (206.2). */
export class ListChecker {
  /** Where an id was first seen. */
  readonly #ids = new Map<string, EntryLocation>();
  readonly #names: NameRegistry;
  /** Of lists that the files leave as they are: the lists by the keys of the cards in them. */
  readonly #kept: ReadonlyMap<string, readonly string[]>;

  constructor(
    files: readonly CardFile[],
    lists: CatalogueRecords["lists"],
    existing: CardKeyIndex,
    names: NameRegistry,
  ) {
    this.#names = names;
    const replaced = new Set(files.flatMap((file) => file.listSketches.map(({ value }) => value.id)));
    const kept = (lists ?? []).filter(({ id }) => !replaced.has(id));
    const keyOf = (number: number) => toNameKey(existing.byNumber.get(number)?.name ?? "");
    this.#kept = groupBy(kept.flatMap(({ id, cards }) => cards.map((number) => [keyOf(number), id] as const)));
  }

  *check(file: CardFile): Task<readonly ImportFinding[]> {
    const lists = file.listSketches.flatMap(({ index, value }) => {
      const path = ["lists", index];
      const place = { file: file.file, list: "lists", entry: index + 1 };
      return [...this.#checkId(path, value, place), ...(value.removed ? [] : this.#cards(path, value))];
    });
    yield;
    return [...lists, ...this.#withdrawn(file)];
  }

  #checkId(path: Path, { id }: PartialList, where: EntryLocation): readonly ImportFinding[] {
    if (id === null) return [];
    const first = claimKey(this.#ids, id, where);
    if (first === null) return [];
    const fix = "Give this list an id of its own.";
    const reason = `is the id of ${describeEntry(first)} too`;
    return [{ code: "LIST_TWICE", path: [...path, "id"], reason, fix, facts: first }];
  }

  #cards(path: Path, { cards }: PartialList): readonly ImportFinding[] {
    const seen = new Set<string>();
    return cards.flatMap((name, index): readonly ImportFinding[] => {
      if (name === null) return [];
      const place = [...path, "cards", index];
      const key = toNameKey(name);
      if (seen.has(key)) {
        const reason = `《${name}》 stands in this list twice`;
        return [{ code: "LIST_CARD_TWICE", path: place, reason, fix: "Remove it.", facts: { name } }];
      }
      seen.add(key);
      return this.#card(place, name);
    });
  }

  #card(path: Path, name: string): readonly ImportFinding[] {
    const card = this.#names.find(name);
    if (card === null) {
      const reason = `《${name}》 is the name of no card, here or in the database`;
      return [{ code: "LIST_CARD_UNKNOWN", path, reason, ...this.#names.meant(name) }];
    }
    if (card.token) {
      const reason = `《${name}》 is a token, which has no place in a deck (206.2)`;
      return [{ code: "LIST_CARD_TOKEN", path, reason, fix: "Remove it from the list.", facts: { name } }];
    }
    if (!card.retired) return [];
    const reason = `《${name}》 is withdrawn, and no deck may hold it`;
    return [{ code: "LIST_CARD_RETIRED", path, reason, fix: "Remove it from the list.", facts: { name } }];
  }

  /** Findings for cards that the files withdraw or turn into tokens while a list outside the import still holds them. */
  #withdrawn(file: CardFile): readonly ImportFinding[] {
    return file.sketches.flatMap(({ index, value: { name, retired, token } }): readonly ImportFinding[] => {
      const held = name === null ? undefined : this.#kept.get(toNameKey(name));
      if (!held || !(retired || token)) return [];
      const path = ["cards", index, retired ? "retired" : "token"];
      const reason = `would leave the card in ${held.map((id) => `the list "${id}"`).join(" and ")}, which is for decks`;
      const fix = "Give that list without the card in the same import.";
      return [{ code: "LIST_HOLDS", path, reason, fix, facts: { lists: held } }];
    });
  }
}
