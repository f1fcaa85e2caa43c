import { toNameKey } from "@/engine/magmell";
import { claimKey } from "@/lib/collections";
import { foldForSearch } from "@/lib/japanese/search-fold";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import type { CardFile } from "../files/read-card-file";
import type { EntryLocation, ImportFinding } from "../import-problem";
import type { NameRegistry } from "./name-registry";

type Path = ImportFinding["path"];
/** A name, reading, English name or nickname of a card, with its location. */
type Claim = { readonly key: string; readonly name: string; readonly as: string };

/**
 * Checks nicknames and tags. A nickname is an error if a search could take it for a name, reading or nickname of
 * another card. Withdrawn cards cannot be found, so their names do not count.
 */
export class LabelChecker {
  readonly #names: NameRegistry;
  /** By what is the same for finding, where files call a card so. Nicknames that files replace are not among them. */
  readonly #claims = new Map<string, Claim[]>();
  /** First location of a card's nicknames in an entry of their own. */
  readonly #given = new Map<string, EntryLocation>();

  private constructor(names: NameRegistry) {
    this.#names = names;
  }

  /** Creates a checker for all files together, as a task. */
  static *of(files: readonly CardFile[], existing: CatalogueRecords, names: NameRegistry): Task<LabelChecker> {
    const checker = new LabelChecker(names);
    const replaced = new Set<string>();
    for (const { sketches, aliasSketches } of files) {
      for (const { value } of sketches) {
        checker.#expect([value.name, ...(value.aliases ?? [])]);
        if (value.name !== null && value.aliases !== undefined) replaced.add(toNameKey(value.name));
        yield;
      }
      for (const { value } of aliasSketches) {
        checker.#expect(value.aliases);
        if (value.card !== null) replaced.add(toNameKey(value.card));
        yield;
      }
    }
    for (const { name, reading, englishName, aliases, retired } of existing.cards) {
      if (retired) continue;
      const card = { key: toNameKey(name), name };
      checker.#claim(card, { name, reading, "English name": englishName });
      if (!replaced.has(card.key)) for (const alias of aliases) checker.#claim(card, { nickname: alias });
      yield;
    }
    for (const { value } of files.flatMap(({ sketches }) => sketches)) {
      if (value.name === null || value.retired) continue;
      const card = { key: toNameKey(value.name), name: value.name };
      checker.#claim(card, { name: value.name, reading: value.reading, "English name": value.englishName });
      yield;
    }
    return checker;
  }

  *check(file: CardFile): Task<readonly ImportFinding[]> {
    const findings: ImportFinding[] = [];
    for (const { index, value } of file.sketches) {
      if (value.name === null || value.retired) continue;
      const card = { key: toNameKey(value.name), name: value.name };
      findings.push(...this.#nameTaken(["cards", index, "name"], card));
      findings.push(...this.#aliases(["cards", index, "aliases"], card, value.aliases ?? []));
      yield;
    }
    for (const { index, value } of file.aliasSketches) {
      if (value.card === null) continue;
      const path = ["aliases", index];
      const place = { file: file.file, list: "aliases", entry: index + 1 };
      findings.push(...this.#entry([...path, "card"], value.card, place));
      findings.push(
        ...this.#aliases([...path, "aliases"], { key: toNameKey(value.card), name: value.card }, value.aliases),
      );
      yield;
    }
    for (const { index, value } of file.cards) findings.push(...tagsTwice(["cards", index, "tags"], value.tags));
    for (const { index, value } of file.aliases) findings.push(...tagsTwice(["aliases", index, "tags"], value.tags));
    return findings;
  }

  /** Registers spellings from the files; claims are recorded only for registered ones. */
  #expect(spellings: readonly (string | null)[]): void {
    for (const spelling of spellings) if (spelling !== null) this.#claims.set(foldForSearch(spelling), []);
  }

  #claim(card: Omit<Claim, "as">, spellings: Readonly<Record<string, string | null | undefined>>): void {
    for (const [as, spelling] of Object.entries(spellings)) {
      const claims = !spelling ? undefined : this.#claims.get(foldForSearch(spelling));
      if (claims && !claims.some(({ key }) => key === card.key)) claims.push({ ...card, as });
    }
  }

  #entry(path: Path, name: string, where: EntryLocation): readonly ImportFinding[] {
    if (this.#names.find(name) === null)
      return [{ code: "ALIASES_CARD_UNKNOWN", path, facts: this.#names.meant(name) }];
    const first = claimKey(this.#given, toNameKey(name), where);
    return first === null ? [] : [{ code: "ALIASES_TWICE", path, facts: first }];
  }

  /** A new name that is a nickname of another card already. */
  #nameTaken(path: Path, card: Omit<Claim, "as">): readonly ImportFinding[] {
    const other = this.#claims
      .get(foldForSearch(card.name))
      ?.find(({ key, as }) => key !== card.key && as === "nickname");
    if (!other) return [];
    return [{ code: "ALIAS_TAKEN", path, facts: { alias: card.name, other: other.name, take: other.name } }];
  }

  #aliases(path: Path, card: Omit<Claim, "as">, aliases: readonly (string | null)[]): readonly ImportFinding[] {
    const seen = new Set<string>();
    return aliases.flatMap((alias, index): readonly ImportFinding[] => {
      if (alias === null) return [];
      const folded = foldForSearch(alias);
      const place = [...path, index];
      if (seen.has(folded)) return [{ code: "ALIAS_TWICE", path: place, facts: { alias } }];
      seen.add(folded);
      const other = this.#claims.get(folded)?.find(({ key }) => key !== card.key);
      this.#claim(card, { "new nickname": alias });
      return other ? [{ code: "ALIAS_TAKEN", path: place, facts: { alias, other: other.name } }] : [];
    });
  }
}

function tagsTwice(path: Path, tags: readonly string[] = []): readonly ImportFinding[] {
  return tags.flatMap((tag, index): readonly ImportFinding[] => {
    return tags.indexOf(tag) === index ? [] : [{ code: "TAG_TWICE", path: [...path, index], facts: { tag } }];
  });
}
