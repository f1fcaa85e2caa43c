import { RULE_KINDS } from "./rule-entry";
import { getRuleNumber } from "./rule-id";
import { OUT_OF_SCOPE_REASONS, RULE_STATUSES } from "./status";

/** A check of a value: what is wrong with it, with the part of the field that it is about; empty if nothing is. */
type FieldCheck = (value: unknown) => readonly { readonly part?: string; readonly wrong: string }[];
type FieldChecks = Readonly<Record<string, { readonly check: FieldCheck; readonly optional?: true }>>;
type Entry = Readonly<Record<string, unknown>>;

const createFault = (isRight: boolean, wrong: string) => (isRight ? [] : [{ wrong }]);
const isText: FieldCheck = (value) =>
  createFault(
    typeof value === "string" && value !== "" && value.trim() === value,
    "must be a text without spaces around it",
  );
const isTrue: FieldCheck = (value) => createFault(value === true, "must be true or left out");
const isOneOf =
  (words: readonly unknown[]): FieldCheck =>
  (value) =>
    createFault(words.includes(value), `${JSON.stringify(value)} is none of ${words.join(", ")}`);
const isPair: FieldCheck = (value) => {
  if (typeof value !== "object" || value === null) return [{ wrong: 'must be {"ja":"…","en":"…"}' }];
  return findFieldErrors(value as Entry, { ja: { check: isText }, en: { check: isText } }).map(({ field, wrong }) => ({
    part: field,
    wrong,
  }));
};

/** Fields of an entry in their order. */
const createEntryChecks = (id: FieldCheck): FieldChecks => ({
  id: { check: id },
  kind: { check: isOneOf(RULE_KINDS) },
  status: { check: isOneOf(RULE_STATUSES) },
  why: { check: isOneOf(OUT_OF_SCOPE_REASONS), optional: true },
  printed: { check: isText, optional: true },
  changed: { check: isTrue, optional: true },
  ja: { check: isText },
  en: { check: isText },
});

/** Fields of a ruling of ours in their order. */
const createRulingChecks = (id: FieldCheck, known: ReadonlySet<string>): FieldChecks => ({
  id: { check: id },
  status: { check: isOneOf(RULE_STATUSES.filter((status) => status !== "outside")), optional: true },
  rules: { check: (value) => findCitationErrors(value, known) },
  title: { check: isPair },
  reason: { check: isPair },
});

function findCitationErrors(value: unknown, known: ReadonlySet<string>): ReturnType<FieldCheck> {
  if (!Array.isArray(value) || value.length === 0) return [{ wrong: "must list one entry or more" }];
  return value.flatMap((id) => createFault(known.has(id), `no document has ${JSON.stringify(id)}`));
}

/**
 * Returns what is wrong with the file of a document, each as `mag.json:12: ja: …` with the line and the field; empty if
 * nothing is. `key` is the document's, `known` are the ids of all documents that a ruling may cite.
 */
export function findDocumentErrors(key: string, text: string, known: ReadonlySet<string>): readonly string[] {
  const lines = text.split("\n");
  const told = (line: number, message: string) => `${key}.json:${line + 1}: ${message}`;
  if (lines[0] !== "[" || lines.at(-2) !== "]" || lines.at(-1) !== "")
    return [told(0, "the first line must be [ and the last ], with one entry on each line between")];
  const seen = new Set<unknown>();
  const id: FieldCheck = (value) => {
    if (
      typeof value !== "string" ||
      !value.startsWith(`${key}:`) ||
      getRuleNumber(value as `${string}:${string}`) === ""
    )
      return [{ wrong: `must begin with ${key}: and have a number` }];
    return createFault(!seen.has(value), `${value} stands on an earlier line, too`);
  };
  const fields = key.endsWith("house") ? createRulingChecks(id, known) : createEntryChecks(id);
  return lines.slice(1, -2).flatMap((line, at, { length }) => {
    const [, json = "", comma = ""] = /^ {2}(\{.*\})(,?)$/.exec(line) ?? [];
    if (json === "" || (comma === "") !== (at === length - 1))
      return [told(at + 1, "must be two spaces, one entry, and a comma but after the last")];
    const entry = parseEntry(json);
    if (entry === null) return [told(at + 1, "is no JSON")];
    const faults = [...findFieldErrors(entry, fields), ...findScopeErrors(entry)];
    seen.add(entry.id);
    if (faults.length === 0 && JSON.stringify(entry) !== json)
      return [told(at + 1, "must have no spaces between its parts, no field twice, and letters without escapes")];
    return faults.map(({ field, wrong }) => told(at + 1, `${field}: ${wrong}`));
  });
}

function parseEntry(json: string): Entry | null {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Faults of the fields of an entry: missing, wrong, unknown, or in another order. */
function findFieldErrors(
  entry: Entry,
  fields: FieldChecks,
): readonly { readonly field: string; readonly wrong: string }[] {
  const order = Object.keys(fields);
  const keys = Object.keys(entry);
  const unknown = keys.filter((key) => !order.includes(key));
  const misplaced = keys.find((key, at) => order.indexOf(key) < order.indexOf(keys[at - 1] ?? ""));
  return [
    ...Object.entries(fields).flatMap(([field, { check, optional }]) => {
      if (!(field in entry)) return optional ? [] : [{ field, wrong: "is missing" }];
      return check(entry[field]).map(({ part, wrong }) => ({ field: part ? `${field}.${part}` : field, wrong }));
    }),
    ...unknown.map((field) => ({ field, wrong: `is none of the fields ${order.join(", ")}` })),
    ...(misplaced && unknown.length === 0
      ? [{ field: misplaced, wrong: `the order of fields is ${order.join(", ")}` }]
      : []),
  ];
}

function findScopeErrors({ status, why }: Entry): readonly { readonly field: string; readonly wrong: string }[] {
  if ((status === "outside") === (why !== undefined)) return [];
  return [{ field: "why", wrong: "must stand with the status outside, and only there" }];
}
