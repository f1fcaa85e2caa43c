import { toNameKey } from "@/engine/magmell";
import { claimKey, groupBy } from "@/lib/collections";
import type { CardKeyIndex } from "@/lib/magmell/catalogue/model/card-key-index";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import type { CardFile } from "../files/read-card-file";
import type { PartialList } from "../files/schema";
import type { EntryLocation, ImportFinding } from "../import-problem";
import type { NameRegistry } from "./name-registry";

type Path = ImportFinding["path"];

/**
 * Checks the curated lists of files against their cards. Lists are for decks, so they must not contain tokens (206.2).
 */
export class ListChecker {
  /** First location of each id. */
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
    return first === null ? [] : [{ code: "LIST_TWICE", path: [...path, "id"], facts: first }];
  }

  #cards(path: Path, { cards }: PartialList): readonly ImportFinding[] {
    const seen = new Set<string>();
    return cards.flatMap((name, index): readonly ImportFinding[] => {
      if (name === null) return [];
      const place = [...path, "cards", index];
      const key = toNameKey(name);
      if (seen.has(key)) return [{ code: "LIST_CARD_TWICE", path: place, facts: { name } }];
      seen.add(key);
      return this.#card(place, name);
    });
  }

  #card(path: Path, name: string): readonly ImportFinding[] {
    const card = this.#names.find(name);
    if (card === null) return [{ code: "LIST_CARD_UNKNOWN", path, facts: this.#names.meant(name) }];
    if (card.token) return [{ code: "LIST_CARD_TOKEN", path, facts: { name } }];
    return card.retired ? [{ code: "LIST_CARD_RETIRED", path, facts: { name } }] : [];
  }

  /** Findings for cards that the files retire or turn into tokens although a list outside the import has them. */
  #withdrawn(file: CardFile): readonly ImportFinding[] {
    return file.sketches.flatMap(({ index, value: { name, retired, token } }): readonly ImportFinding[] => {
      const held = name === null ? undefined : this.#kept.get(toNameKey(name));
      if (!held || !(retired || token)) return [];
      return [{ code: "LIST_HOLDS", path: ["cards", index, retired ? "retired" : "token"], facts: { lists: held } }];
    });
  }
}
