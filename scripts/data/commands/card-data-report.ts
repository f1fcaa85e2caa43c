import { type CardDataText, type CardDataValue, escapeUnprintable } from "@/lib/mtg/catalogue/import/plain-words";
import type { CardDataProblem } from "@/lib/mtg/server/card-data-problem";
import { say } from "../../words/command-words.mjs";

/** Returns place, reason and fix of a card data problem, with file content made safe for terminals. */
export function describeCardDataProblem({ place, reason, fix }: CardDataProblem) {
  const [at, what, remedy] = [place, reason, fix].map((text) => escapeUnprintable(sayValue(text)));
  return { place: at ?? "", reason: what ?? "", fix: remedy ?? "" };
}

function sayValue(value: CardDataValue): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  return "key" in value ? sayText(value) : value.join(say("list.join"));
}

function sayText({ key, values = {} }: CardDataText): string {
  const said = Object.fromEntries(Object.entries(values).map(([place, value]) => [place, sayValue(value)]));
  return say(key as Parameters<typeof say>[0], said);
}
