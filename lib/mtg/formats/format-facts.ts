import {
  FORMAT_IDS,
  FORMATS,
  type Format,
  type FormatId,
  legalFrom,
  SET_CODES,
  SETS,
  type SetCode,
} from "@/engine/mtg/deck";

/** Groups of formats, by where the cards of their decks come from. */
export const FORMAT_GROUPS = ["constructed", "block", "pool"] as const;
type FormatGroup = (typeof FORMAT_GROUPS)[number];

/** A set as formats tell of it. Names are in both languages; days are written as `2000-11-01`. */
type SetFacts = {
  readonly code: SetCode;
  readonly ja: string;
  readonly en: string;
  readonly released: string;
  /** The first day on which constructed formats allow it (D.13.4). */
  readonly legalFrom: string;
};

/** A day on which the sets of a format change: those that come in, and those that go out by rotation (D.16.6). */
type SetChange = { readonly on: string; readonly in: readonly SetFacts[]; readonly out: readonly SetFacts[] };

/** A format on a day. */
export type FormatFacts = {
  readonly id: FormatId;
  readonly format: Format;
  readonly group: FormatGroup;
  /** Sets that it allows on the day; `null` where cards come from a pool, whatever their sets are. */
  readonly sets: readonly SetFacts[] | null;
  /** All changes of its sets that the documents' sets make, the latest first. */
  readonly changes: readonly SetChange[];
};

export const isFormatId = (id: string): id is FormatId => Object.hasOwn(FORMATS, id);

const BLOCK_IDS: readonly FormatId[] = ["iceAge", "mirage", "tempest", "urza", "masques", "invasion"];

/** The group of a format. */
function groupOf(id: FormatId): FormatGroup {
  if ((FORMATS[id] as Format).pool !== null) return "pool";
  return BLOCK_IDS.includes(id) ? "block" : "constructed";
}

/** Formats of a group, in the order of the document. */
export const formatsOf = (group: FormatGroup): readonly FormatId[] => FORMAT_IDS.filter((id) => groupOf(id) === group);

const setFacts = (code: SetCode): SetFacts => {
  const { ja, en, released } = SETS[code];
  return { code, ja, en, released, legalFrom: legalFrom(released) };
};

/** Facts of a format on a day, such as `2000-12-15`. */
export function formatFacts(id: FormatId, on: string): FormatFacts {
  const format: Format = FORMATS[id];
  const group = groupOf(id);
  const fromPool = group === "pool";
  return {
    id,
    format,
    group,
    sets: fromPool ? null : format.setsOn(on).map(setFacts),
    changes: fromPool ? [] : changesOf(format),
  };
}

function changesOf(format: Format): readonly SetChange[] {
  const days = [...new Set(SET_CODES.map((code) => legalFrom(SETS[code].released)))].sort();
  const before = days.map((_, at) => (at === 0 ? [] : format.setsOn(days[at - 1] ?? "")));
  return days
    .map((on, at) => {
      const now = format.setsOn(on);
      const was = before[at] ?? [];
      return {
        on,
        in: now.filter((code) => !was.includes(code)).map(setFacts),
        out: was.filter((code) => !now.includes(code)).map(setFacts),
      };
    })
    .filter((change) => change.in.length + change.out.length > 0)
    .reverse();
}
