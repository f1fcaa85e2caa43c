import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { BULK_FILE_KINDS, type BulkFileKind } from "../schemas/bulk";
import { serializeFullCard } from "./card";
import { indexRulingsById, serializeRuling } from "./ruling";
import { serializeSets } from "./set";

/** The format name of bulk files. It changes only with the version of the API. */
const BULK_FORMAT = "grimoire-bulk/1";

/**
 * Edition of the serializers. Raise it when they serialize the same catalogue differently, so that stored files are
 * created again. A test detects a missing raise.
 */
export const BULK_SERIALIZER_EDITION = 2;

/** The lists in each kind of file. */
const PARTS = {
  cards: ["cards"],
  sets: ["sets"],
  rulings: ["rulings"],
  everything: ["sets", "cards", "rulings", "lists"],
} as const satisfies Record<BulkFileKind, readonly BulkPart[]>;

type BulkPart = "sets" | "cards" | "rulings" | "lists";

/** A piece of text that belongs to some of the files. */
type BulkPiece = { readonly text: string; readonly kinds: readonly BulkFileKind[] };

/**
 * Serializes all bulk files in pieces. Each piece is serialized once for all files that contain it. A file is one JSON
 * object with one entry per line, so that clients can read it line by line.
 */
export function* serializeBulkFiles(snapshot: Catalogue): Generator<BulkPiece> {
  const { version, asOf } = snapshot;
  const head = `{"format":${JSON.stringify(BULK_FORMAT)},"version":${JSON.stringify(version)},"asOf":${JSON.stringify(asOf)}`;
  yield { text: head, kinds: BULK_FILE_KINDS };
  for (const part of PARTS.everything) {
    const kinds = BULK_FILE_KINDS.filter((kind) => (PARTS[kind] as readonly BulkPart[]).includes(part));
    yield { text: `,\n${JSON.stringify(part)}:[`, kinds };
    let between = "\n";
    for (const entry of entriesOf(snapshot, part)) {
      yield { text: `${between}${JSON.stringify(entry)}`, kinds };
      between = ",\n";
    }
    yield { text: "\n]", kinds };
  }
  yield { text: "}\n", kinds: BULK_FILE_KINDS };
}

function* entriesOf(snapshot: Catalogue, part: BulkPart): Generator<unknown> {
  if (part === "sets") yield* serializeSets(snapshot);
  else if (part === "rulings")
    for (const ruling of indexRulingsById(snapshot).values()) yield serializeRuling(ruling, snapshot);
  else if (part === "lists") yield* snapshot.lists;
  else
    for (const card of snapshot.cards) {
      const { rulings, ...entry } = serializeFullCard(card, snapshot);
      yield entry;
    }
}
