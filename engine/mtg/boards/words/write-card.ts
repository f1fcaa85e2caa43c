import type { BoardCard, BoardFilter, BoardKeyword } from "../board";
import type { BoardWriter } from "./board-writer";
import { getWrittenForm } from "./vocabulary";

/** Subtypes that have a word of their own in both languages. */
const KNOWN: readonly string[] = [
  "Aura",
  "Equipment",
  "Fortification",
  "Role",
  "Saga",
  "Siege",
  "Plains",
  "Island",
  "Swamp",
  "Mountain",
  "Forest",
];

/** Returns the description of a card: its type line, cost, strength and everything else that it says. */
export function renderCardLine(card: BoardCard, writer: BoardWriter): string {
  const {
    colors,
    cost,
    power,
    toughness,
    keywords = [],
    loyalty,
    defense,
    enchants,
    counterCap,
    lastChapter,
    rooms,
  } = card;
  const strength = power !== undefined && toughness !== undefined;
  return writer.line(writer.quoted(card.name), [
    typeLine(card, writer),
    ...(cost === undefined ? [] : [costWords(cost, writer)]),
    ...(colors === undefined
      ? []
      : [`${writer.word("color")} ${colors.map((color) => renderColorWord(color, writer)).join(" ")}`]),
    ...(strength ? [`${power}/${toughness}`] : []),
    ...(power === undefined || strength ? [] : [`${writer.word("power")} ${power}`]),
    ...(toughness === undefined || strength ? [] : [`${writer.word("toughness")} ${toughness}`]),
    ...(loyalty === undefined ? [] : [`${writer.word("counter:loyalty")} ${loyalty}`]),
    ...(defense === undefined ? [] : [`${writer.word("counter:defense")} ${defense}`]),
    ...(lastChapter === undefined ? [] : [`${writer.word("lastChapter")} ${lastChapter}`]),
    ...(rooms === undefined ? [] : [writer.in(`部屋${rooms}`, `${rooms} rooms`)]),
    ...(enchants?.objects === undefined ? [] : [`${writer.word("enchants")}${filterWords(enchants.objects, writer)}`]),
    ...(enchants?.players ? [`${writer.word("enchants")} ${writer.word("player")}`] : []),
    ...keywords.map((keyword) => renderKeyword(keyword, writer)),
    ...(counterCap === undefined
      ? []
      : [`${writer.word("most")} ${writer.counters(counterCap.counter, counterCap.most)}`]),
  ]);
}

function typeLine({ supertypes = [], types, subtypes = [] }: BoardCard, writer: BoardWriter): string {
  const words = [
    ...supertypes.map((word) => writer.word(`supertype:${word}`)),
    ...(types.length === 0 ? [writer.word("noType")] : types.map((word) => writer.word(`type:${word}`))),
    ...(subtypes.length === 0 ? [] : ["—", ...subtypes.map((word) => renderSubtype(word, writer))]),
  ];
  return words.join(" ");
}

/** Returns a subtype by its word, or as it is; in marks where it is no word of its own and `inMarks` asks for them. */
export function renderSubtype(word: string, writer: BoardWriter, inMarks = false): string {
  if (KNOWN.includes(word)) return writer.word(`subtype:${word}`);
  return inMarks ? writer.quoted(word) : writer.own(word);
}

/** Returns a colour as an adjective. */
export const renderColorWord = (color: string, writer: BoardWriter): string =>
  writer.in(getWrittenForm(`color:${color}`, "ja").replace(/の$/, ""), writer.word(`color:${color}`));

const costWords = (cost: string, writer: BoardWriter): string =>
  /^(?:\{[0-9A-Za-z]{1,6}\})+$/.test(cost) ? cost : `${writer.word("cost")} ${writer.quoted(cost)}`;

/** Returns a keyword ability with all that belongs to it. */
export function renderKeyword(keyword: BoardKeyword, writer: BoardWriter): string {
  if (typeof keyword === "string") return writer.word(`keyword:${keyword}`);
  if ("rampage" in keyword) return `${writer.word("rampage")} ${keyword.rampage}`;
  if ("protectionFrom" in keyword)
    return `${writer.word("protectionFrom")}${filterWords(keyword.protectionFrom, writer)}`;
  if ("landwalk" in keyword) return `${writer.word("landwalk")}${filterWords(keyword.landwalk, writer)}`;
  return `${writer.word("blockedOnlyBy")}${filterWords(keyword.blockedOnlyBy, writer)}`;
}

/** Conditions between brackets. */
function filterWords(filter: BoardFilter, writer: BoardWriter): string {
  const { type, supertype, subtype, color, colorless, name, keyword, not } = filter;
  const words = [
    ...(color === undefined ? [] : [renderColorWord(color, writer)]),
    ...(colorless === undefined ? [] : [writer.word(colorless ? "noColor" : "anyColor")]),
    ...(supertype === undefined ? [] : [writer.word(`supertype:${supertype}`)]),
    ...(type === undefined ? [] : [writer.word(`type:${type}`)]),
    ...(subtype === undefined ? [] : [filterSubtype(subtype, writer)]),
    ...(name === undefined ? [] : [`${writer.word("named")} ${writer.quoted(name)}`]),
    ...(keyword === undefined ? [] : [writer.word(`keyword:${keyword}`)]),
    ...(not === undefined ? [] : [`${writer.word("not")} ${filterWords(not, writer).trim()}`]),
  ];
  const said = words.length === 0 ? writer.word("anything") : words.join(" ");
  return writer.in(`（${said}）`, ` (${said})`);
}

const filterSubtype = (word: string, writer: BoardWriter): string =>
  KNOWN.includes(word) ? writer.word(`subtype:${word}`) : `${writer.word("subtypeWord")} ${writer.quoted(word)}`;
