import { formatManaCost, parseManaCost } from "../../model/mana";
import { FactCollector, type LineReader } from "./line-reader";
import { readFiltersAfter, readKeywordsAt } from "./read-filter";

/** Numbers of a card by the words that say them. */
const NUMBERS: Readonly<Record<string, string>> = {
  power: "power",
  toughness: "toughness",
  "counter:loyalty": "loyalty",
  "counter:defense": "defense",
  lastChapter: "lastChapter",
  room: "rooms",
};

/** Returns whether a line describes a card: it names a type or a strength, or something else that only cards have. */
export function isCardDescription(reader: LineReader, from: number): boolean {
  return reader.tokens.some(({ kind, keys }, index) => {
    if (index < from) return false;
    if (kind === "dash" || (kind === "mana" && !reader.tokens.some((_, at) => reader.says(at, "pool")))) return true;
    if (kind === "pair") return !reader.says(index + 1, "counter");
    return keys.some((key) => key.startsWith("type:") || key.startsWith("subtype:") || key === "noType");
  });
}

/** Reads what a line says of a card, from a place on. */
export function readCardDescription(reader: LineReader, from: number, name: string, nameAt: number): FactCollector {
  const facts = new FactCollector(reader.spot(nameAt));
  facts.say(reader, "name", name, nameAt);
  let inSubtypes = false;
  for (let at = from; at < reader.tokens.length; at += 1) {
    if (reader.isTaken(at)) continue;
    if (reader.isKind(at, "break")) inSubtypes = false;
    else if (reader.isKind(at, "dash")) {
      reader.take(at);
      inSubtypes = true;
    } else if (inSubtypes && subtypeAt(reader, at, facts)) continue;
    else readAt(reader, at, facts);
  }
  const { values } = facts;
  if (!facts.has("types")) {
    const isCreature = facts.has("power") && facts.has("toughness");
    facts.say(reader, "types", isCreature ? ["creature"] : [], nameAt);
  }
  if (Array.isArray(values.types)) values.types = values.types.filter((type) => type !== null);
  return facts;
}

/** Takes a subtype of the writer's own after the dash of a type line. */
function subtypeAt(reader: LineReader, at: number, facts: FactCollector): boolean {
  const token = reader.tokens[at];
  if (token?.kind !== "name" && token?.kind !== "unknown") return false;
  reader.take(at);
  facts.add(reader, "subtypes", token.name ?? token.text, at);
  return true;
}

function readAt(reader: LineReader, at: number, facts: FactCollector): void {
  const token = reader.tokens[at];
  if (token === undefined) return;
  if (token.kind === "pair" && !reader.says(reader.beside(at, 1), "counter")) {
    reader.take(at);
    facts.say(reader, "power", token.numbers[0], at);
    facts.say(reader, "toughness", token.numbers[1], at);
    return;
  }
  if (token.kind === "mana") {
    reader.take(at);
    facts.say(reader, "cost", token.text.normalize("NFKC").replaceAll(/\s/g, ""), at);
    return;
  }
  if (token.kind !== "word") return;
  if (readWord(reader, at, facts)) return;
  const keywords = readKeywordsAt(reader, at);
  for (const keyword of keywords ?? []) facts.add(reader, "keywords", keyword, at);
}

/** Reads a word of a description other than a keyword. */
function readWord(reader: LineReader, at: number, facts: FactCollector): boolean {
  if (reader.says(at, "enchants") || (reader.says(at, "type:enchantment") && reader.isKind(at + 1, "open"))) {
    readEnchants(reader, at, facts);
    return true;
  }
  for (const [heading, field] of [
    ["type", "types"],
    ["supertype", "supertypes"],
    ["subtype", "subtypes"],
    ["color", "colors"],
  ] as const) {
    const value = reader.value(at, heading);
    if (value === null) continue;
    reader.take(at);
    facts.add(reader, field, value, at);
    return true;
  }
  for (const [key, field] of Object.entries(NUMBERS)) {
    if (!reader.says(at, key)) continue;
    reader.take(at);
    const number = reader.number(at);
    if (number !== null) facts.say(reader, field, number.value, number.index, at);
    return true;
  }
  if (reader.says(at, "noType")) facts.add(reader, "types", null, at);
  else if (reader.says(at, "noColor")) facts.say(reader, "colors", [], at);
  else if (reader.says(at, "cost")) return readCost(reader, at, facts);
  else if (reader.says(at, "counter")) return readCap(reader, at, facts);
  else if (!reader.says(at, "color") && !reader.says(at, "most") && !reader.says(at, "subtypeWord")) return false;
  reader.take(at);
  return true;
}

/** A cost after its word: symbols, a text in marks, or letters as in `2GG`. */
function readCost(reader: LineReader, at: number, facts: FactCollector): true {
  reader.take(at);
  const first = reader.beside(at, 1);
  const token = reader.tokens[first];
  if (token === undefined) reader.note("WHAT_MISSING", at, ["{2}{G}{G}"]);
  else if (token.kind === "name") {
    reader.take(first);
    facts.say(reader, "cost", token.name, first);
  } else if (token.kind !== "mana") {
    let text = "";
    for (let next = first; next < reader.tokens.length && !reader.isKind(next, "break"); next += 1) {
      const joined = text + (reader.tokens[next]?.text ?? "").normalize("NFKC");
      if (parseManaCost(joined) === null) break;
      text = joined;
      reader.take(next);
    }
    const cost = parseManaCost(text);
    if (cost === null) reader.note("NOT_A_COST", first, ["{2}{G}{G}"]);
    else facts.say(reader, "cost", formatManaCost(cost), first);
  }
  return true;
}

/** The most counters of a kind. */
function readCap(reader: LineReader, at: number, facts: FactCollector): true {
  reader.take(at);
  const counter = readCounterName(reader, at);
  const number = counter === null ? null : reader.number(at);
  if (counter !== null && number !== null) {
    facts.say(reader, "counterCap", { counter, most: number.value }, number.index, at);
  }
  return true;
}

/** The things that an Aura may be attached to. Several lines of one card add to it. */
function readEnchants(reader: LineReader, at: number, facts: FactCollector): void {
  reader.take(at);
  const enchants = (facts.values.enchants ?? {}) as { objects?: object; players?: boolean };
  if (!facts.has("enchants")) facts.say(reader, "enchants", enchants, at);
  const isPlayer = reader.says(at + 1, "player") || (reader.says(at + 1, "silent") && reader.says(at + 2, "player"));
  if (isPlayer) {
    enchants.players = true;
    return;
  }
  const [filter, second] = readFiltersAfter(reader, at);
  if (filter === undefined) reader.note("WHAT_MISSING", at);
  else if (second !== undefined || enchants.objects !== undefined) reader.note("SAID_TWICE", at);
  else enchants.objects = filter;
}

/** Returns the name of counters before the word for them. */
export function readCounterName(reader: LineReader, at: number): string | null {
  const before = reader.beside(at, -1);
  const token = reader.tokens[before];
  if (token === undefined || token.kind === "number") {
    reader.note("WHAT_MISSING", at, ["+1/+1", "-1/-1"]);
    return null;
  }
  reader.take(before);
  if (token.kind === "pair")
    return token.numbers.map((number) => `${number < 0 ? "-" : "+"}${Math.abs(number)}`).join("/");
  return reader.value(before, "counter") ?? token.name ?? token.text;
}
