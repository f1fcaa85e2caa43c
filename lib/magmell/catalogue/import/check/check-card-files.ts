import { BASIC_STONES, toNameKey } from "@/engine/magmell";
import { claimKey } from "@/lib/collections";
import { EMPTY_PICTURE_SET, type PictureSet } from "@/lib/magmell/card-images/types";
import { type CardKeyIndex, indexCardsByKey } from "@/lib/magmell/catalogue/model/card-key-index";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import type { CardFile } from "../files/read-card-file";
import type { PartialCard } from "../files/schema";
import type { EntryLocation, ImportFinding, ImportProblem, ProblemParams } from "../import-problem";
import { LabelChecker } from "./check-labels";
import { ListChecker } from "./check-lists";
import { findPictureProblems, PictureChecker } from "./check-pictures";
import { RulingChecker } from "./check-rulings";
import { NameRegistry } from "./name-registry";

type Code = ImportFinding["code"];
type Path = ImportFinding["path"];

/** First use of a number, a name or a printing. */
type Claim = { readonly number: number | null; readonly name: string | null; readonly where: EntryLocation };

/** Checks the entries of card files against each other and the catalogue. Returns all problems of all files. */
export function* checkCardFiles(
  files: readonly CardFile[],
  existing: CatalogueRecords,
  pictures: PictureSet = EMPTY_PICTURE_SET,
): Task<readonly ImportProblem[]> {
  const known = yield* indexCardsByKey(existing.cards);
  const names = yield* NameRegistry.of(files, known);
  const checkers = [
    new Checker(files, existing.sets, known),
    new RulingChecker(names),
    new ListChecker(files, existing.lists, known, names),
    yield* LabelChecker.of(files, existing, names),
    yield* PictureChecker.of(files, existing, pictures),
  ];
  const problems: (readonly ImportProblem[])[] = [yield* findPictureProblems(files, pictures)];
  for (const file of files) {
    const findings = [file.findings];
    for (const checker of checkers) findings.push(yield* checker.check(file));
    problems.push([...file.problems, ...file.locate(findings.flat())].sort(byLine));
  }
  return problems.flat();
}

const byLine = (a: ImportProblem, b: ImportProblem) => (a.line ?? 0) - (b.line ?? 0);

class Checker {
  readonly #setCodes: ReadonlySet<string>;
  readonly #existing: CardKeyIndex;
  readonly #seen = {
    sets: new Map<string, EntryLocation>(),
    numbers: new Map<number, Claim>(),
    keys: new Map<string, Claim>(),
    printings: new Map<string, Claim>(),
  };
  #findings: ImportFinding[] = [];

  constructor(files: readonly CardFile[], sets: CatalogueRecords["sets"], existing: CardKeyIndex) {
    this.#setCodes = new Set([...sets.map(({ code }) => code), ...files.flatMap((file) => [...file.setCodes])]);
    this.#existing = existing;
  }

  *check(file: CardFile): Task<readonly ImportFinding[]> {
    this.#findings = [];
    for (const { index, value } of file.sets) {
      const first = claimKey(this.#seen.sets, value.code, { file: file.file, list: "sets", entry: index + 1 });
      if (!first) continue;
      this.#add("SET_TWICE", ["sets", index, "code"], first);
    }
    for (const { index, value } of file.sketches) {
      const path = ["cards", index];
      const where = { file: file.file, list: "cards", entry: index + 1 };
      const claimant = { number: value.number, name: value.name, where };
      this.#checkIdentity(path, claimant);
      this.#checkMarks(path, value);
      this.#checkRevisions(path, value);
      this.#checkPrintings(path, value, claimant);
      yield;
    }
    return this.#findings;
  }

  #add(code: Code, path: Path, facts: ProblemParams = {}): void {
    this.#findings.push({ code, path, facts });
  }

  /** A number and a name belong together permanently: deck codes store the number, decks the name. */
  #checkIdentity(path: Path, claimant: Claim): void {
    const { number, name } = claimant;
    const key = name === null ? null : toNameKey(name);
    const numberSeen = number === null ? null : claimKey(this.#seen.numbers, number, claimant);
    const keySeen = key === null ? null : claimKey(this.#seen.keys, key, claimant);
    if (numberSeen) this.#add("NUMBER_TWICE", [...path, "number"], claimFacts(numberSeen));
    if (keySeen) this.#add("NAME_TWICE", [...path, "name"], claimFacts(keySeen));
    if (number === null || key === null) return;
    const holder = this.#existing.byNumber.get(number);
    if (holder && toNameKey(holder.name) !== key)
      this.#add("NUMBER_TAKEN", [...path, "number"], { other: holder.name });
    const known = this.#existing.byKey.get(key);
    if (known && known.number !== number)
      this.#add("NAME_HAS_NUMBER", [...path, "number"], { other: known.name, number: known.number });
  }

  /** The basic stones are in every deck that wants them (501.1.2): no token, and never withdrawn. */
  #checkMarks(path: Path, { name, token, retired }: PartialCard): void {
    if (name === null || !BASIC_KEYS.has(toNameKey(name))) return;
    if (token) this.#add("BASIC_STONE_TOKEN", [...path, "token"]);
    if (retired) this.#add("BASIC_STONE_RETIRED", [...path, "retired"]);
  }

  #checkRevisions(path: Path, { number, name, revisions }: PartialCard): void {
    if (revisions === null) return;
    const days = new Set<string>();
    for (const [index, { effectiveOn, kind }] of revisions.entries()) {
      const place = [...path, "revisions", index];
      if (effectiveOn !== null && days.has(effectiveOn)) this.#add("REVISION_TWICE", [...place, "effectiveOn"]);
      if (effectiveOn !== null) days.add(effectiveOn);
      if (name !== null && BASIC_KEYS.has(toNameKey(name)) && kind !== null && kind !== "stone") {
        this.#add("BASIC_STONE_KIND", [...place, "kind"]);
      }
    }
    if (revisions.length === 0 && !(number !== null && this.#existing.byNumber.has(number)))
      this.#add("NO_REVISION", [...path, "revisions"]);
  }

  #checkPrintings(path: Path, card: PartialCard, claimant: Claim): void {
    const days = this.#revisionDays(card);
    for (const [index, { set, number, revision }] of card.printings.entries()) {
      const place = [...path, "printings", index];
      if (set !== null && !this.#setCodes.has(set))
        this.#add("SET_UNKNOWN", [...place, "set"], { known: shownOf(this.#setCodes) });
      if (revision !== null && days !== null && !days.has(revision))
        this.#add("REVISION_UNKNOWN", [...place, "revision"], { known: shownOf(days) });
      if (set === null || number === null) continue;
      const seen = claimKey(this.#seen.printings, `${set} ${number}`, claimant);
      if (seen)
        this.#add(
          "PRINTING_TWICE",
          [...place, "number"],
          seen === claimant ? { set, own: 1 } : { ...claimFacts(seen), set },
        );
      const holder = this.#existing.byPrinting.get(`${set} ${number}`);
      if (holder && holder.number !== card.number)
        this.#add("PRINTING_TAKEN", [...place, "number"], { other: holder.name, set });
    }
  }

  /** The days of revisions that a printing may refer to; `null` when one of them is malformed and may be the right one. */
  #revisionDays({ number, revisions }: PartialCard): ReadonlySet<string> | null {
    const known = number === null ? [] : (this.#existing.byNumber.get(number)?.revisions ?? []);
    const written = revisions?.map(({ effectiveOn }) => effectiveOn) ?? [null];
    if (!written.every((day) => day !== null)) return null;
    return new Set([...known.map(({ effectiveOn }) => effectiveOn), ...written]);
  }
}

const BASIC_KEYS: ReadonlySet<string> = new Set(Object.keys(BASIC_STONES).map(toNameKey));

const claimFacts = ({ name, where }: Claim): ProblemParams => ({ ...where, ...(name !== null && { other: name }) });

const SHOWN = 20;

/** The first of many words, followed by an ellipsis. */
const shownOf = (words: ReadonlySet<string>): readonly string[] => [
  ...[...words].sort().slice(0, SHOWN),
  ...(words.size > SHOWN ? ["…"] : []),
];
