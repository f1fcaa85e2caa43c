import type { PersistedDraft } from "@/lib/decks/persisted-draft";
import type { MtgDraft, MtgDraftHistory } from "../draft-history";
import { isMtgDraft, MAX_STORED_STEPS, readDraftHistory } from "../read-draft";
import { isSameDraft } from "./saved-draft";

/** A draft in the browser's storage with its undo history. */
type StoredMtgDraft = PersistedDraft<MtgDraft, MtgDraftHistory>;

const FORMAT = 1;
/** The length in UTF-16 units from which older steps are dropped. A browser can store a few million. */
const ROOM = 200_000;

/** Serializes a draft for browser storage, with as many undo steps as fit. */
export function serializeMtgDraft(stored: StoredMtgDraft): string {
  for (let steps = MAX_STORED_STEPS; steps > 0; steps = Math.floor(steps / 2)) {
    const written = write(stored, steps);
    if (written.length <= ROOM) return written;
  }
  return write(stored, 0);
}

function write({ history: { past, present, future }, ...rest }: StoredMtgDraft, steps: number): string {
  const last = (some: readonly MtgDraft[]) => some.slice(Math.max(some.length - steps, 0));
  // The mark by which `isCleanDraft` knows what may be forgotten with an account.
  const clean = rest.base !== null && isSameDraft(present, rest.base.draft);
  return JSON.stringify({ format: FORMAT, clean, past: last(past), present, future: last(future), ...rest });
}

/** Parses a draft that `serializeMtgDraft` wrote; null for other texts, such as a draft of a later release. */
export function parseMtgDraft(written: string): StoredMtgDraft | null {
  const data = parseJson(written);
  const history = data?.format === FORMAT ? readDraftHistory(data) : null;
  if (data === null || history === null) return null;
  const { base, pending, at, writer, copiedFrom, began } = data;
  if (typeof at !== "number" || !isShort(writer) || !(began === null || isShort(began)) || copiedFrom !== null)
    return null;
  if (!(base === null || isBase(base)) || !(pending === null || isPending(pending))) return null;
  return { history, base, pending, at, writer, copiedFrom, began };
}

/** Parses a draft in the oldest storage format, in which a browser stored a single draft; null for other texts. */
export function parseLegacyMtgDraft(written: string): StoredMtgDraft | null {
  const data = parseJson(written);
  const history = data && readDraftHistory(data);
  return history && { history, base: null, pending: null, at: 1, writer: "desk", copiedFrom: null, began: null };
}

const isShort = (value: unknown): value is string => typeof value === "string" && value.length <= 64;

const isBase = (data: unknown): data is NonNullable<StoredMtgDraft["base"]> =>
  isRecord(data) && Number.isInteger(data.version) && isMtgDraft(data.draft);

const isPending = (data: unknown): data is NonNullable<StoredMtgDraft["pending"]> =>
  isRecord(data) && isShort(data.key) && isMtgDraft(data.draft);

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

function parseJson(written: string): Readonly<Record<string, unknown>> | null {
  try {
    const data: unknown = JSON.parse(written);
    return isRecord(data) ? data : null;
  } catch {
    return null;
  }
}
