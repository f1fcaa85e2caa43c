import type { Color } from "../../../model/card";
import type { Amount, Filter, Select } from "../../../model/select";
import type { Parse, TextInput } from "../text-input";
import { amountOf, countOf } from "./amounts";
import { readCounted, readQuantities } from "./numbers";
import { readArithmetic, readPartOfWhole } from "./arithmetic";
import { onlyPending, type Pending } from "./pending";
import { type Phrase, pointer, type ThingNoun, type ZonePhrase } from "./phrase";
import { isPile, selectOf } from "./selections";
import {
  PHASE_WORDS,
  PLAYER_WORDS,
  RELATED_PLAYERS,
  readColors,
  readCounterName,
  related,
  STAT_WORDS,
  STATE_WORDS,
  STEP_WORDS,
  THING_WORDS,
  wordsAt,
  ZONE_WORDS,
} from "./words";

type Head = Parse<Phrase>;

/** Every noun at an offset with what stands before it. */
export const readHeads = (input: TextInput, at: number, pending: Pending): readonly Head[] => [
  ...pointers(input, at, pending),
  ...things(input, at, pending),
  ...zones(input, at, pending),
  ...players(input, at, pending),
  ...numbers(input, at, pending),
  ...properties(input, at, pending),
  ...states(input, at, pending),
  ...times(input, at, pending),
  ...quotes(input, at, pending),
];

const SELF_WORDS = ["このユニット", "このカード", "この魔石", "このマジック", "このトークン", "これ"];
const THEM_WORDS = ["それら", "これら"];
const POINTED: readonly (readonly [word: string, select: Select])[] = [
  ["この能力", pointer("thisAbility")],
  ["攻撃ユニット", { battle: "attacker" }],
  ["防御ユニット", { battle: "defender" }],
  ["攻撃対象", { battle: "target" }],
  ["前者", pointer("former")],
  ["後者", pointer("latter")],
  ["きっかけとなったもの", { event: "subject" }],
];

function pointers(input: TextInput, at: number, pending: Pending): readonly Head[] {
  const out: Head[] = [];
  const push = (select: Select, word: string, more: object = {}): void =>
    void out.push({ value: { kind: "pointer", select, ...more }, end: at + word.length });
  const { where } = pending;
  if (!onlyPending(pending, "where", "all", "quantity")) return out;
  const marks = {
    ...(Object.keys(where).length > 0 && { where }),
    ...(pending.quantity && { quantity: pending.quantity }),
  };
  const plain = onlyPending(pending);
  const self = input.wordAt(SELF_WORDS, at);
  if (self !== null && !input.startsWith("これら", at) && !input.startsWith("これによ", at)) push("self", self, marks);
  const them = input.wordAt(THEM_WORDS, at);
  if (them !== null && plain) push(pointer("them"), them, { plural: true });
  else if (plain && input.startsWith("それ", at)) push(pointer("it"), "それ");
  for (const [word, select] of POINTED) if (plain && input.startsWith(word, at)) push(select, word);
  for (const word of ["その中", "それらの中", "そのうち", "それらのうち", "この中", "公開したカードの中"])
    if (plain && input.startsWith(word, at)) push(pointer("among"), word, { plural: true });
  for (const word of ["残り", "残りのカード", "残りの魔石"])
    if (input.startsWith(word, at)) push(pointer("rest"), word, { plural: true });
  const that = /^(?:その|それらの|その選んだ)(ユニット|カード|魔石|マジック|能力|トークン)(?!デッキ|エリア)/u.exec(
    input.text.slice(at, at + 10),
  );
  if (that !== null && plain)
    push(pointer(`that:${that[1]}`), that[0], that[0].startsWith("それら") ? { plural: true } : {});
  const ordinal = plain ? readCounted(input, at)[0] : undefined;
  const word = ordinal?.value.counter === "つ" ? input.wordAt(["目の対象"], ordinal.end) : null;
  if (ordinal !== undefined && word !== null && typeof ordinal.value.amount === "number")
    out.push({
      value: { kind: "pointer", select: { target: ordinal.value.amount - 1 } },
      end: ordinal.end + word.length,
    });
  return out;
}

function things(input: TextInput, at: number, pending: Pending): readonly Head[] {
  const name = input.text[at] === "《" ? input.text.indexOf("》", at) : -1;
  const words = wordsAt(input, at, THING_WORDS).filter(
    ({ end, value }) => value.noun !== "stone" || !/^(デッキ|エリア)/u.test(input.text.slice(end)),
  );
  const named: readonly Parse<{ noun: ThingNoun; where?: Filter }>[] =
    name > at + 1 ? [{ value: { noun: "named", where: { name: input.text.slice(at + 1, name) } }, end: name + 1 }] : [];
  return [...words, ...named].flatMap(({ value, end }) => {
    const value2 = thing(value.noun, value.where ?? {}, pending);
    const trailing = input.text[end] === "《" ? input.text.indexOf("》", end) : -1;
    const withName =
      trailing > end && value2?.kind === "things"
        ? [
            {
              value: { ...value2, where: { ...value2.where, name: input.text.slice(end + 1, trailing) } },
              end: trailing + 1,
            },
          ]
        : [];
    return value2 === null ? [] : [...withName, { value: value2, end }];
  });
}

/** A noun for things with what stands before it. */
function thing(noun: ThingNoun, own: Filter, pending: Pending): Phrase | null {
  const { whose, zones, where, all, of, result, notResult, amount, inBattle, bound, nth } = pending;
  if (
    inBattle !== undefined ||
    pending.by !== undefined ||
    pending.to !== undefined ||
    pending.chosenBy !== undefined ||
    (amount !== undefined && pending.quantity !== undefined)
  )
    return null;
  const quantity = amount === undefined ? pending.quantity : { count: amount, counter: "" };
  for (const key of Object.keys(own)) if (key in where) return null;
  const filter = { ...own, ...where };
  const many = { ...(all && { all }), ...(quantity && { quantity }) };
  if (notResult !== undefined) {
    const not: Filter = { not: { among: pointer(`result:${notResult}`) } };
    return "not" in filter
      ? null
      : { kind: "things", noun, ...(zones && { zones }), where: { ...filter, ...not }, ...many };
  }
  if (result !== undefined) {
    const kind = NOUN_KINDS[noun] ?? {};
    return { kind: "pointer", select: pointer(`result:${result}`), where: { ...kind, ...filter }, ...many };
  }
  if (of !== undefined) {
    if (of.kind === "zone" && of.position !== undefined) {
      const select = selectOf({ ...of, ...(quantity && { quantity }) });
      if (select === null) return null;
      const own = { ...NOUN_KINDS[noun], ...filter };
      return Object.keys(own).length === 0 ? { kind: "pointer", select } : { kind: "pointer", select, where: own };
    }
    if (of.kind !== "pointer" && of.kind !== "things" && of.kind !== "list") return null;
    const among = selectOf(of);
    if (among === null) return null;
    if (
      noun === "unit" &&
      typeof among === "object" &&
      "battle" in among &&
      among.battle === "opposing" &&
      Object.keys(filter).length === 0
    )
      return { kind: "pointer", select: among, ...many };
    return { kind: "pointer", select: among, where: withKin({ ...NOUN_KINDS[noun], ...filter }, among), ...many };
  }
  return {
    kind: "things",
    noun,
    ...(zones && { zones }),
    ...(whose && { whose }),
    where: withKin(
      filter,
      selectOf({ kind: "things", noun, ...(zones && { zones }), ...(whose && { whose }), where: withoutKin(filter) }),
    ),
    ...many,
    ...(bound && { bound }),
    ...(nth !== undefined && { nth }),
    ...(pending.next && { next: pending.next }),
  };
}

/** What is highest is so among the things of its own description. */
function withKin(where: Filter, kin: Select | null): Filter {
  const { most, least } = where;
  if ((most === undefined && least === undefined) || kin === null) return where;
  return { ...where, ...(most && { most: { ...most, of: kin } }), ...(least && { least: { ...least, of: kin } }) };
}

function withoutKin({ most: _, least: __, ...where }: Filter): Filter {
  return where;
}

const NOUN_KINDS: Readonly<Partial<Record<ThingNoun, Filter>>> = {
  unit: { kind: "unit" },
  magic: { kind: "magic" },
  stone: { kind: "stone" },
  token: { token: true },
};

function zones(input: TextInput, at: number, pending: Pending): readonly Head[] {
  if (!onlyPending(pending, "whose", "owners", "all", "quantity", "of")) return [];
  const { whose, owners, all, quantity, of } = pending;
  if (of !== undefined && of.kind !== "player") return [];
  return wordsAt(input, at, ZONE_WORDS).flatMap(({ value: zone, end }) => {
    const phrase: ZonePhrase = {
      kind: "zone",
      zone,
      ...(whose && { whose }),
      ...(owners && { owners }),
      ...(all && { all }),
      ...(quantity && { quantity }),
    };
    return [...places(input, phrase, end), { value: phrase, end }];
  });
}

/** A place in a pile: 「の一番上」, 「の上から2枚目」, or the cards that lie there. */
function places(input: TextInput, zone: ZonePhrase, at: number): readonly Head[] {
  if (!isPile(zone.zone)) return [];
  const match = /^の(一番|いちばん)?(上|下)/u.exec(input.text.slice(at, at + 6));
  if (match === null) return [];
  const position = match[2] === "上" ? "top" : "bottom";
  const end = at + match[0].length;
  const place = { ...zone, position } as const;
  const out: Head[] = [{ value: place, end }];
  const from = input.wordAt(["から"], end);
  if (from !== null) {
    const digits = /^(\d+)枚目/u.exec(input.text.slice(end + 2, end + 6));
    if (digits !== null && position === "top")
      out.push({ value: { ...zone, position: Number(digits[1]) }, end: end + 2 + digits[0].length });
    for (const quantity of readQuantities(input, end + 2)) {
      const select = selectOf({ ...place, quantity: quantity.value });
      if (select === null) continue;
      const cards = input.wordAt(["のカード", "の魔石"], quantity.end)?.length ?? 0;
      out.unshift({ value: { kind: "pointer", select, plural: true }, end: quantity.end + cards });
    }
  }
  return out;
}

function players(input: TextInput, at: number, pending: Pending): readonly Head[] {
  const { of, whose } = pending;
  const relatedWord = wordsAt(input, at, RELATED_PLAYERS)[0];
  if (relatedWord !== undefined && onlyPending(pending, "of") && of !== undefined) {
    const select = selectOf(of);
    const end = afterControl(input, relatedWord.end);
    return select === null ? [] : [{ value: { kind: "player", party: related(relatedWord.value, select) }, end }];
  }
  if (relatedWord !== undefined && onlyPending(pending)) {
    // A bare 「契約者」 is that of whatever the clause is about.
    const end = afterControl(input, relatedWord.end);
    return [{ value: { kind: "player", party: related(relatedWord.value, pointer("object")) }, end }];
  }
  for (const [word, how] of [
    ["その支配者", "controllerOf"],
    ["その契約者", "ownerOf"],
  ] as const)
    if (onlyPending(pending) && input.startsWith(word, at))
      return [{ value: { kind: "player", party: related(how, pointer("it")) }, end: at + word.length }];
  const under = input.wordAt(["支配下", "コントロール下"], at);
  if (under !== null && whose !== undefined && onlyPending(pending, "whose", "of"))
    return [{ value: { kind: "player", party: whose }, end: at + under.length }];
  if (!onlyPending(pending, "all") || whose !== undefined) return [];
  return wordsAt(input, at, PLAYER_WORDS).flatMap(({ value: party, end }): readonly Head[] =>
    pending.all && party !== "any"
      ? []
      : [{ value: { kind: "player", party: pending.all ? "each" : party }, end: afterControl(input, end) }],
  );
}

/** 「相手の支配下」 is said of where something comes under the control of a player. */
const afterControl = (input: TextInput, end: number): number => (input.startsWith("の支配下", end) ? end + 4 : end);

const COUNT_NOUNS = ["の数", "枚数", "個数", "体数", "人数", "点数", "回数", "数値", "値", "数"];

function numbers(input: TextInput, at: number, pending: Pending): readonly Head[] {
  const out: Head[] = [];
  const push = (amount: Amount | null, end: number, counter = ""): void => {
    if (amount !== null) out.push({ value: { kind: "amount", amount, counter }, end });
  };
  const { of, amount, result } = pending;
  const word = input.wordAt(COUNT_NOUNS, at);
  if (word !== null) {
    const end = at + word.length;
    if (amount !== undefined && onlyPending(pending, "amount")) push(amount, end);
    else if (result !== undefined && onlyPending(pending, "result")) push({ stored: `@count:${result}` }, end);
    else if (of !== undefined && onlyPending(pending, "of")) {
      push(countOf(of) ?? null, end);
      if (of.kind === "stat" || of.kind === "amount" || of.kind === "damage" || of.kind === "life")
        push(amountOf(of), end);
    }
  }
  if (onlyPending(pending)) {
    const same = input.wordAt(
      ["その点数", "その枚数", "その数", "同じ点数", "同じ枚数", "同じ数", "それと同じ数", "その差"],
      at,
    );
    if (same !== null) push({ stored: same === "その差" ? "@difference" : "@amount" }, at + same.length);
    if (input.startsWith("X", at)) push(input.x ?? { stored: "@X" }, at + 1);
  }
  const worked =
    of !== undefined && onlyPending(pending, "of")
      ? readArithmetic(input, at, of)
      : onlyPending(pending)
        ? readPartOfWhole(input, at)
        : [];
  for (const { value, end } of worked) push(value, end);
  return out;
}

/** The thing that the text has just spoken of. */
const THAT: Phrase = { kind: "pointer", select: pointer("it") };

function properties(input: TextInput, at: number, pending: Pending): readonly Head[] {
  const out: Head[] = [];
  const { whose, of, quantity, amount, inBattle, all, bound } = pending;
  const many = quantity ?? (amount === undefined ? undefined : { count: amount, counter: "" });
  if (onlyPending(pending, "of", "whose"))
    for (const { value: stats, end } of wordsAt(input, at, STAT_WORDS))
      out.push({ value: { kind: "stat", stats, ...(of && { of }), ...(whose && { whose }) }, end });
  if (onlyPending(pending, "quantity", "amount", "inBattle", "of", "all", "bound", "by", "to")) {
    const same = onlyPending(pending)
      ? input.wordAt(["そのダメージ", "同じ点数のダメージ", "それと同じ点数のダメージ"], at)
      : null;
    if (same !== null)
      out.push({
        value: { kind: "damage", quantity: { count: { stored: "@amount" }, counter: "点" }, of: THAT },
        end: at + same.length,
      });
    const word = input.wordAt(["戦闘ダメージ", "ダメージ"], at);
    if (word !== null) {
      const battle = word === "戦闘ダメージ" ? true : inBattle;
      out.push({
        value: {
          kind: "damage",
          ...(battle !== undefined && { inBattle: battle }),
          ...(many && { quantity: many }),
          ...(bound && { bound }),
          ...(of && { of }),
          ...(pending.by && { by: pending.by }),
          ...(pending.to && { to: pending.to }),
        },
        end: at + word.length,
      });
    }
  }
  if (onlyPending(pending, "quantity", "amount", "whose", "bound") && input.startsWith("ライフ", at))
    out.push({
      value: { kind: "life", ...(whose && { whose }), ...(many && { quantity: many }), ...(bound && { bound }) },
      end: at + 3,
    });
  const counter = readCounterName(input, at);
  if (counter !== null && onlyPending(pending, "quantity", "amount", "of", "all", "bound"))
    out.push({
      value: {
        kind: "counters",
        name: counter.value,
        ...(many && { quantity: many }),
        ...(bound && { bound }),
        ...(of && { of }),
        ...(all && { all }),
      },
      end: counter.end,
    });
  return out;
}

function states(input: TextInput, at: number, pending: Pending): readonly Head[] {
  if (!onlyPending(pending, "where")) return [];
  const out: Head[] = [];
  if (input.startsWith("状態", at) && Object.keys(pending.where).length > 0)
    out.push({ value: { kind: "state", where: pending.where }, end: at + 2 });
  for (const { value, end } of wordsAt(input, at, STATE_WORDS))
    out.push({ value: { kind: "state", where: { ...pending.where, ...value } }, end });
  if (!onlyPending(pending)) return out;
  for (const { value, end } of readColors(input, at))
    out.push({
      value: {
        kind: "state",
        where:
          value.colors.length === 1 ? { color: value.colors[0] } : { any: value.colors.map((color) => ({ color })) },
        colors: value.colors,
      },
      end,
    });
  return out;
}

function times(input: TextInput, at: number, pending: Pending): readonly Head[] {
  if (!onlyPending(pending, "whose")) return [];
  const whose = pending.whose ?? "any";
  const out: Head[] = [];
  for (const [word, which] of [
    ["このターン", "this"],
    ["ターン", undefined],
  ] as const)
    if (input.startsWith(word, at))
      out.push({ value: { kind: "turn", whose, ...(which && { which }) }, end: at + word.length });
  for (const { value: phase, end } of wordsAt(input, at, PHASE_WORDS))
    out.push({ value: { kind: "phase", phase, whose }, end });
  for (const { value: step, end } of wordsAt(input, at, STEP_WORDS)) out.push({ value: { kind: "step", step }, end });
  for (const word of ["このバトル", "バトル"])
    if (input.startsWith(word, at)) out.push({ value: { kind: "battle" }, end: at + word.length });
  return out;
}

const OTHER_WORDS = [
  "好きな色",
  "選んだ色",
  "色",
  "名称",
  "種別",
  "種類",
  "情報",
  "支配権",
  "対象",
  "攻撃",
  "効果",
  "処理",
  "順番",
  "順",
  "有効",
  "攻撃対象",
  "防御",
];

/** The colours that a filter names. */
function colorsIn({ color, any }: Filter): readonly Color[] | undefined {
  if (color !== undefined) return [color];
  const named = any?.flatMap((one) => (one.color === undefined ? [] : [one.color])) ?? [];
  return named.length > 0 ? named : undefined;
}

function quotes(input: TextInput, at: number, pending: Pending): readonly Head[] {
  const out: Head[] = [];
  const word = input.wordAt(OTHER_WORDS, at);
  if (word === "色" && pending.chosenBy !== undefined && onlyPending(pending, "chosenBy"))
    out.push({ value: { kind: "colors", colors: "chosen", by: pending.chosenBy }, end: at + 1 });
  const { where } = pending;
  if (word === "色" && onlyPending(pending, "where") && Object.keys(where).length > 0)
    out.push({ value: { kind: "state", where, ...(colorsIn(where) && { colors: colorsIn(where) }) }, end: at + 1 });
  if (word !== null && onlyPending(pending, "of", "whose", "all"))
    out.push({
      value: { kind: "word", word, ...(pending.of && { of: pending.of }), ...(pending.all && { all: pending.all }) },
      end: at + word.length,
    });
  if (input.text[at] !== "「" || !onlyPending(pending)) return out;
  const end = closingQuote(input.text, at);
  if (end !== null) out.push({ value: { kind: "quote", start: at + 1, end: end - 1 }, end });
  return out;
}

/** The offset behind the bracket that closes the one at an offset. */
export function closingQuote(text: string, at: number): number | null {
  let depth = 0;
  for (let index = at; index < text.length; index += 1) {
    if (text[index] === "「") depth += 1;
    if (text[index] === "」") depth -= 1;
    if (depth === 0) return index + 1;
  }
  return null;
}
