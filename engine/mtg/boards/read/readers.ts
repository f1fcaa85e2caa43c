import { type BoardProblem, type BoardProblemCode, formatValue } from "./board-problem";

/** The path of the value being read, and the errors found so far. */
type ReadingPlace = { readonly at: string; readonly problems: BoardProblem[] };

/** A reader of one kind of value. It reports an invalid value and returns `undefined`. */
export type FieldReader<Value> = (value: unknown, place: ReadingPlace) => Value | undefined;

/** Reports an error and returns `undefined`. */
export function reportProblem(
  place: ReadingPlace,
  code: BoardProblemCode,
  have: unknown,
  ...want: readonly string[]
): undefined {
  place.problems.push({ code, at: place.at, have: formatValue(have), want });
  return undefined;
}

const inside = ({ at, problems }: ReadingPlace, part: string | number): ReadingPlace => ({
  at: typeof part === "number" ? `${at}[${part}]` : at === "" ? part : `${at}.${part}`,
  problems,
});

/** Returns a reader of whole numbers from `least` to `most`. */
export const readInteger =
  (least: number, most: number): FieldReader<number> =>
  (value, place) => {
    const range = `${least}–${most}`;
    if (typeof value !== "number" || !Number.isInteger(value))
      return reportProblem(place, "NOT_A_NUMBER", value, range);
    return value < least || value > most ? reportProblem(place, "OUT_OF_RANGE", value, range) : value;
  };

/** Returns a reader of strings of up to `most` characters, without line breaks and other invisible characters. */
export const readLine =
  (most: number): FieldReader<string> =>
  (value, place) => {
    if (typeof value !== "string" || value.trim() === "" || /\p{Cc}/u.test(value))
      return reportProblem(place, "NOT_TEXT", value);
    return value.length > most ? reportProblem(place, "TOO_LONG", value, String(most)) : value;
  };

export const readFlag: FieldReader<boolean> = (value, place) =>
  typeof value === "boolean" ? value : reportProblem(place, "NOT_A_FLAG", value, "true", "false");

/** Returns a reader of values from a list of words or numbers. */
export const readOneOf =
  <const Word extends string | number>(words: readonly Word[]): FieldReader<Word> =>
  (value, place) =>
    words.find((word) => word === value) ?? reportProblem(place, "NOT_ONE_OF", value, ...words.map(String));

/** Returns a reader of lists of up to `most` values. */
export const readArray =
  <Value>(reader: FieldReader<Value>, most: number): FieldReader<readonly Value[]> =>
  (value, place) => {
    if (!Array.isArray(value)) return reportProblem(place, "NOT_A_LIST", value);
    if (value.length > most) return reportProblem(place, "TOO_LONG", value.length, String(most));
    return value.flatMap((part, index) => {
      const read = reader(part, inside(place, index));
      return read === undefined ? [] : [read];
    });
  };

/** Returns a reader of pairs of values, one for each player. */
export const readPair =
  <Value>(reader: FieldReader<Value>): FieldReader<readonly [Value, Value]> =>
  (value, place) => {
    if (!Array.isArray(value)) return reportProblem(place, "NOT_A_LIST", value);
    if (value.length !== 2) return reportProblem(place, "OUT_OF_RANGE", value.length, "2");
    const [one, other] = value.map((part, index) => reader(part, inside(place, index)));
    return one === undefined || other === undefined ? undefined : [one, other];
  };

/** Returns a reader of records with arbitrary keys and numeric values, such as counters. */
export const readTally =
  (reader: FieldReader<number>, most: number): FieldReader<Readonly<Record<string, number>>> =>
  (value, place) => {
    if (!isRecord(value)) return reportProblem(place, "NOT_AN_OBJECT", value);
    const entries = Object.entries(value);
    if (entries.length > most) return reportProblem(place, "TOO_LONG", entries.length, String(most));
    return Object.fromEntries(
      entries
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([name, part]) => {
          const key = readLine(MOST_COUNTER)(name, place);
          const number = reader(part, inside(place, name));
          return key === undefined || number === undefined || number === 0 ? [] : [[key, number]];
        }),
    );
  };

const MOST_COUNTER = 40;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A field of an object. A value equal to the default `usual` is left out. */
type Field<Value> = {
  readonly read: FieldReader<Value>;
  readonly needed: boolean;
  readonly usual?: Value;
};

export const requiredField = <Value>(read: FieldReader<Value>): Field<Value> => ({ read, needed: true });
export const optionalField = <Value>(read: FieldReader<Value>, usual?: Value): Field<Value> => ({
  read,
  needed: false,
  ...(usual !== undefined && { usual }),
});

/** Readers of the fields of a type, in their output order. */
export type FieldReaders<Value> = { readonly [Key in keyof Value]-?: Field<Exclude<Value[Key], undefined>> };

const isEmpty = (value: unknown): boolean =>
  (Array.isArray(value) && value.length === 0) || (isRecord(value) && Object.keys(value).length === 0);

/** Returns a reader of objects with exactly these fields. The result has its fields in the order of `FieldReaders`. */
export const readObject =
  <Value extends object>(fields: () => FieldReaders<Value>): FieldReader<Value> =>
  (value, place) => {
    if (!isRecord(value)) return reportProblem(place, "NOT_AN_OBJECT", value);
    const table: Readonly<Record<string, Field<unknown>>> = fields();
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(table, name)) reportProblem(inside(place, name), "UNKNOWN_FIELD", name, ...Object.keys(table));
    }
    const read = Object.entries(table).flatMap(([name, field]) => {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given === undefined) {
        if (field.needed) reportProblem(inside(place, name), "MISSING", "", name);
        return [];
      }
      const part = field.read(given, inside(place, name));
      const says = field.needed || (part !== field.usual && !isEmpty(part));
      return part !== undefined && says ? [[name, part] as const] : [];
    });
    return Object.fromEntries(read) as Value;
  };

/**
 * Returns a reader of values of one of several shapes. Each shape is identified by a field that no other has; `word`,
 * if given, reads strings.
 */
export const readUnion =
  <Value>(shapes: Readonly<Record<string, FieldReader<Value>>>, word?: FieldReader<Value>): FieldReader<Value> =>
  (value, place) => {
    if (typeof value === "string" && word !== undefined) return word(value, place);
    if (!isRecord(value)) return reportProblem(place, "NOT_AN_OBJECT", value, ...Object.keys(shapes));
    const key = Object.keys(shapes).find((name) => Object.hasOwn(value, name));
    const reader = key === undefined ? undefined : shapes[key];
    return reader === undefined
      ? reportProblem(place, "NOT_ONE_OF", value, ...Object.keys(shapes))
      : reader(value, place);
  };
