import type { Catalogue } from "@/lib/catalogue/types";
import type { BulkKind } from "../schemas/bulk";
import { fullCardAnswer, rulingAnswer } from "./card-answer";
import { rulingsById } from "./rulings-answer";
import { setsAnswer } from "./set-answer";

/** What names the form of the files; it changes only together with the version of the interface. */
export const BULK_FORMAT = "grimoire-bulk/1";

/** The lists of which a file consists. */
const PARTS = {
  cards: ["cards"],
  sets: ["sets"],
  rulings: ["rulings"],
  everything: ["sets", "cards", "rulings", "lists"],
} as const satisfies Record<BulkKind, readonly Part[]>;

type Part = "sets" | "cards" | "rulings" | "lists";

/**
 * A bulk file piece by piece: one JSON object whose entries stand one to a line, so that it can also be read line by line,
 * and written without ever standing in memory whole.
 */
export function* bulkLines(held: Catalogue, kind: BulkKind): Generator<string> {
  const { version, asOf } = held;
  yield `{"format":${JSON.stringify(BULK_FORMAT)},"version":${JSON.stringify(version)},"asOf":${JSON.stringify(asOf)}`;
  for (const part of PARTS[kind]) {
    yield `,\n${JSON.stringify(part)}:[`;
    let first = true;
    for (const entry of entriesOf(held, part)) {
      yield `${first ? "" : ","}\n${JSON.stringify(entry)}`;
      first = false;
    }
    yield "\n]";
  }
  yield "}\n";
}

function* entriesOf(held: Catalogue, part: Part): Generator<unknown> {
  if (part === "sets") yield* setsAnswer(held);
  else if (part === "rulings") for (const ruling of rulingsById(held).values()) yield rulingAnswer(ruling, held);
  else if (part === "lists") yield* held.lists;
  else
    for (const card of held.cards) {
      const { rulings, ...entry } = fullCardAnswer(card, held);
      yield entry;
    }
}
