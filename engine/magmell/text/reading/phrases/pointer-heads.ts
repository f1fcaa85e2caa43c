import type { Select } from "../../../model/select";
import type { Parse, ParserInput } from "../parser-input";
import { createPointer, DOER_POINTER, type NounPhrase } from "./noun-phrase";
import { readCountedAmount } from "./numbers";
import { hasOnlyPending, type PendingModifiers } from "./pending-modifiers";

type Head = Parse<NounPhrase>;

const SELF_WORDS: readonly (readonly [word: string, noun?: string])[] = [
  ["このユニット", "ユニット"],
  ["このカード", "カード"],
  ["この魔石", "魔石"],
  ["この石", "魔石"],
  ["このマジック", "マジック"],
  ["このトークン", "トークン"],
  ["これ"],
  ["こいつ"],
  ["コイツ"],
];
const THEM_WORDS = ["それら", "これら", "そいつら"];
const IT_WORDS = ["それ", "そいつ", "ソイツ"];
const SET_WORDS = ["その中", "それらの中", "そのうち", "それらのうち", "この中", "公開したカードの中"];
const REST_WORDS = ["残りのカード", "残りの魔石", "残り", "他のカード", "それ以外のカード"];
const BOTH_WORDS = ["どちら", "両方", "いずれ"];
const POINTED: readonly (readonly [word: string, select: Select])[] = [
  ["この能力", createPointer("thisAbility")],
  ["攻撃ユニット", { battle: "attacker" }],
  ["防御ユニット", { battle: "defender" }],
  ["攻撃対象", { battle: "target" }],
  ["前者", createPointer("former")],
  ["後者", createPointer("latter")],
  ["きっかけとなったもの", { event: "subject" }],
  ["その発生源", { event: "source" }],
];

/** 「手札にあるこのカード」 */
function selfInZone(input: ParserInput, at: number, pending: PendingModifiers): Head | null {
  const { zones, whose = "you" } = pending;
  const [zone, ...others] = zones ?? [];
  const [self, noun] = SELF_WORDS.find(([word]) => input.startsWith(word, at)) ?? [];
  const isOwn = whose === "you" || whose === DOER_POINTER;
  if (zone === undefined || others.length > 0 || self === undefined || !isOwn) return null;
  if (!hasOnlyPending(pending, "zones", "whose") || input.text[at + self.length] === "ら") return null;
  return {
    value: { kind: "pointer", select: "self", where: { zone }, ...(noun !== undefined && { noun }) },
    end: at + self.length,
  };
}

/** 「その2体」, 「それらのユニット2体」: several things mentioned before, which have to be as many. */
function readCountedHeads(input: ParserInput, at: number): readonly Head[] {
  const said = /^(?:その|それら)(?:の?(ユニット|カード|魔石|マジック|トークン)(?!デッキ|エリア))?/u.exec(
    input.text.slice(at, at + 10),
  );
  const [{ value: { amount, counter } = {}, end = 0 } = {}] =
    said === null ? [] : readCountedAmount(input, at + said[0].length);
  return said !== null && typeof amount === "number" && amount > 1 && (counter === "体" || counter === "枚")
    ? [{ value: { kind: "pointer", select: createPointer(`all:${said[1] ?? ""}:${amount}`), plural: true }, end }]
    : [];
}

/** Returns nouns for things mentioned before, with their modifiers. */
export function readPointerHeads(input: ParserInput, at: number, pending: PendingModifiers): readonly Head[] {
  const out: Head[] = [];
  const push = (select: Select, word: string, more: object = {}): void =>
    void out.push({ value: { kind: "pointer", select, ...more }, end: at + word.length });
  const { where } = pending;
  const own = selfInZone(input, at, pending);
  if (own !== null) return [own];
  if (!hasOnlyPending(pending, "where", "all", "quantity")) return out;
  const marks = {
    ...(Object.keys(where).length > 0 && { where }),
    ...(pending.quantity && { quantity: pending.quantity }),
  };
  const plain = hasOnlyPending(pending);
  const [self, noun] = SELF_WORDS.find(([word]) => input.startsWith(word, at)) ?? [];
  if (self !== undefined && !/^(?:これ|こいつ)ら|^これによ/u.test(input.text.slice(at, at + 4)))
    push("self", self, noun === undefined ? marks : { ...marks, noun });
  const them = input.wordAt(THEM_WORDS, at);
  if (them !== null && plain) push(createPointer("them"), them, { plural: true });
  // 「それぞれのAP」 is no sum, and 「それぞれの支配者」 is somebody else for each.
  else if (
    plain &&
    /^それぞれ(?:[にをはが]|の(?!AP|HP|使用|コスト|触媒|支配者|契約者))/u.test(input.text.slice(at, at + 7))
  )
    push(createPointer("them"), "それぞれ", { plural: true });
  else {
    const it = plain ? input.wordAt(IT_WORDS, at) : null;
    if (it !== null) push(createPointer("it"), it);
  }
  for (const [word, select] of POINTED) if (plain && input.startsWith(word, at)) push(select, word);
  for (const word of SET_WORDS)
    if (plain && input.startsWith(word, at)) push(createPointer("among"), word, { plural: true });
  for (const word of REST_WORDS)
    if (plain && input.startsWith(word, at)) push(createPointer("rest"), word, { plural: true });
  for (const word of BOTH_WORDS)
    if (plain && input.startsWith(word, at)) push(createPointer("among"), word, { whole: true });
  const that = /^(?:その|それらの|その選んだ)(ユニット|カード|魔石|マジック|能力|トークン)(?!デッキ|エリア)/u.exec(
    input.text.slice(at, at + 10),
  );
  if (that !== null && plain)
    push(
      createPointer(`${that[0].startsWith("それら") ? "those" : "that"}:${that[1]}`),
      that[0],
      that[0].startsWith("それら") ? { plural: true } : {},
    );
  if (plain) out.push(...readCountedHeads(input, at));
  const ordinal = plain ? readCountedAmount(input, at)[0] : undefined;
  const word = ordinal?.value.counter === "つ" ? input.wordAt(["目の対象"], ordinal.end) : null;
  if (ordinal !== undefined && word !== null && typeof ordinal.value.amount === "number")
    out.push({
      value: { kind: "pointer", select: { target: ordinal.value.amount - 1 } },
      end: ordinal.end + word.length,
    });
  return out;
}
