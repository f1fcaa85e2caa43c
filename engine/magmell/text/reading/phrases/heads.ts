import type { Filter, Select } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { findClosingQuote, type Parse, type ParserInput } from "../parser-input";
import { createPointer, type NounPhrase, type ThingNoun } from "./noun-phrase";
import { readNumberHeads } from "./number-heads";
import { readQuantities } from "./numbers";
import { hasOnlyPending, type PendingModifiers } from "./pending-modifiers";
import { readPlaceHeads, readStateHeads } from "./place-heads";
import { readPlayerHeads } from "./player-heads";
import { readPointerHeads } from "./pointer-heads";
import { toSelect, toSinglePlayer } from "./selections";
import { PHASE_WORDS, readCounterName, readTableWords, STAT_WORDS, STEP_WORDS, THING_WORDS } from "./word-tables";

type Head = Parse<NounPhrase>;

const REST: NounPhrase = { kind: "pointer", select: createPointer("rest"), plural: true };

/** Returns every noun at an offset with its modifiers. */
export const readHeads = (input: ParserInput, at: number, pending: PendingModifiers): readonly Head[] => [
  ...readPointerHeads(input, at, pending),
  ...readThingHeads(input, at, pending),
  ...readPlaceHeads(input, at, pending),
  ...readPlayerHeads(input, at, pending),
  ...readNumberHeads(input, at, pending),
  ...readPropertyHeads(input, at, pending),
  ...readStateHeads(input, at, pending),
  ...readTimesHeads(input, at, pending),
  ...readQuotedHeads(input, at, pending),
  ...countedOf(input, at, pending),
];

function readThingHeads(input: ParserInput, at: number, pending: PendingModifiers): readonly Head[] {
  const name = input.text[at] === "《" ? input.text.indexOf("》", at) : -1;
  const words = readTableWords(input, at, THING_WORDS).filter(
    ({ end, value }) => value.noun !== "stone" || !/^(デッキ|エリア)/u.test(input.text.slice(end)),
  );
  const named: readonly Parse<{ noun: ThingNoun; where?: Filter }>[] =
    name > at + 1 ? [{ value: { noun: "named", where: { name: input.text.slice(at + 1, name) } }, end: name + 1 }] : [];
  return [...words, ...named].flatMap(({ value, end }) => {
    const whole = createThingPhrase(value.noun, value.where ?? {}, pending);
    const trailing = input.text[end] === "《" ? input.text.indexOf("》", end) : -1;
    const withName =
      trailing > end && whole?.kind === "things"
        ? [
            {
              value: { ...whole, where: { ...whole.where, name: input.text.slice(end + 1, trailing) } },
              end: trailing + 1,
            },
          ]
        : [];
    return whole === null ? [] : [...withName, { value: whole, end }];
  });
}

/** 「その中の1枚」: some of what stands before the number. */
function countedOf(input: ParserInput, at: number, pending: PendingModifiers): readonly Head[] {
  const { of } = pending;
  if (of === undefined || !hasOnlyPending(pending, "of")) return [];
  const isPlace = of.kind === "zone" && of.position === undefined;
  if (isPlace || !["pointer", "things", "zone"].includes(of.kind) || "quantity" in of) return [];
  return readQuantities(input, at).flatMap(({ value, end }) =>
    value.counter === "" ? [] : [{ value: { ...of, quantity: value } as NounPhrase, end }],
  );
}

/** A noun for things with what stands before it. */
function createThingPhrase(noun: ThingNoun, own: Filter, pending: PendingModifiers): NounPhrase | null {
  const { whose, zones, where, all, of, result, notResult, amount, inBattle, bound, nth, random } = pending;
  if (
    inBattle !== undefined ||
    pending.by !== undefined ||
    pending.to !== undefined ||
    pending.chosenBy !== undefined ||
    (pending.aimed && (of !== undefined || result !== undefined || notResult !== undefined || all || random)) ||
    (amount !== undefined && pending.quantity !== undefined)
  )
    return null;
  const quantity = amount === undefined ? pending.quantity : { count: amount, counter: "" };
  for (const key of Object.keys(own)) if (key in where) return null;
  // 「ユニット以外のユニット」
  if (where.not !== undefined && isEqualData(where.not, NOUN_KINDS[noun])) return null;
  const filter = { ...own, ...where };
  const many = { ...(all && { all }), ...(quantity && { quantity }) };
  const party = whose === undefined ? undefined : toSinglePlayer(whose);
  const side: Filter = party === undefined || party === null ? {} : { whose: party };
  const ofResult = result !== undefined || notResult !== undefined;
  if (ofResult && (party === null || bound !== undefined || nth !== undefined || pending.next)) return null;
  if (notResult !== undefined) {
    const not: Filter = { not: { among: createPointer(`result:${notResult}`) } };
    return "not" in filter
      ? null
      : { kind: "things", noun, ...(zones && { zones }), where: { ...filter, ...side, ...not }, ...many };
  }
  if (result !== undefined) {
    if (zones !== undefined) return null;
    // 「他の公開したカード」, 「残りの公開したカード」
    const isRest = filter.other === true || JSON.stringify(of) === JSON.stringify(REST);
    const { other: _, ...kept } = { ...NOUN_KINDS[noun], ...filter, ...side };
    const select = createPointer(isRest ? "rest" : `result:${result}`);
    const what = Object.keys(kept).length > 0 ? { where: kept } : {};
    return { kind: "pointer", select, ...what, ...(isRest && { plural: true as const }), ...many };
  }
  if (of !== undefined && (zones !== undefined || (whose !== undefined && of.kind === "zone"))) return null;
  if (of !== undefined) {
    if (of.kind === "zone" && of.position !== undefined) {
      const select = toSelect({ ...of, ...(quantity && { quantity }) });
      if (select === null) return null;
      const own = { ...NOUN_KINDS[noun], ...filter };
      return Object.keys(own).length === 0 ? { kind: "pointer", select } : { kind: "pointer", select, where: own };
    }
    if (of.kind !== "pointer" && of.kind !== "things" && of.kind !== "list") return null;
    // 「あなたやあなたのユニット」: no unit is among players.
    if (of.kind === "list" && of.items.some(({ kind }) => kind === "player")) return null;
    const among = toSelect(of);
    if (among === null || party === null || (party !== undefined && "whose" in filter)) return null;
    if (
      noun === "unit" &&
      typeof among === "object" &&
      "battle" in among &&
      among.battle === "opposing" &&
      Object.keys({ ...filter, ...side }).length === 0
    )
      return { kind: "pointer", select: among, ...many };
    return {
      kind: "pointer",
      select: among,
      where: withKin({ ...NOUN_KINDS[noun], ...filter, ...side }, among),
      ...many,
    };
  }
  return {
    kind: "things",
    noun,
    ...(zones && { zones }),
    ...(whose && { whose }),
    where: withKin(
      filter,
      toSelect({ kind: "things", noun, ...(zones && { zones }), ...(whose && { whose }), where: withoutKin(filter) }),
    ),
    ...many,
    ...(bound && { bound }),
    ...(nth !== undefined && { nth }),
    ...(pending.next && { next: pending.next }),
    ...(pending.aimed && { aimed: pending.aimed }),
    ...(random && { random }),
  };
}

/** Rank: something is the highest among the things of its own description. */
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

/** The thing mentioned last. */
const THAT: NounPhrase = { kind: "pointer", select: createPointer("it") };

function readPropertyHeads(input: ParserInput, at: number, pending: PendingModifiers): readonly Head[] {
  const out: Head[] = [];
  const { whose, of, quantity, amount, inBattle, all, bound } = pending;
  const many = quantity ?? (amount === undefined ? undefined : { count: amount, counter: "" });
  const damage = many ?? (all ? ({ count: "all", counter: "" } as const) : undefined);
  if (hasOnlyPending(pending, "of", "whose"))
    for (const { value: stats, end } of readTableWords(input, at, STAT_WORDS))
      out.push({ value: { kind: "stat", stats, ...(of && { of }), ...(whose && { whose }) }, end });
  // 「そのAP」
  if (hasOnlyPending(pending) && input.startsWith("その", at))
    for (const { value: stats, end } of readTableWords(input, at + 2, STAT_WORDS))
      out.push({ value: { kind: "stat", stats, of: THAT }, end });
  if (hasOnlyPending(pending, "quantity", "amount", "inBattle", "of", "all", "bound", "by", "to", "next", "nth")) {
    const same = hasOnlyPending(pending)
      ? input.wordAt(["そのダメージ", "同じ点数のダメージ", "それと同じ点数のダメージ"], at)
      : null;
    if (same !== null)
      out.push({
        value: {
          kind: "damage",
          quantity: { count: { stored: "@amount" }, counter: "点" },
          of: THAT,
          ...(input.startsWith("その", at) && { same: true }),
        },
        end: at + same.length,
      });
    const word = input.wordAt(["戦闘ダメージ", "ダメージ"], at);
    if (word !== null) {
      const battle = word === "戦闘ダメージ" ? true : inBattle;
      out.push({
        value: {
          kind: "damage",
          ...(battle !== undefined && { inBattle: battle }),
          ...(damage && { quantity: damage }),
          ...(bound && { bound }),
          ...(of && { of }),
          ...(pending.by && { by: pending.by }),
          ...(pending.to && { to: pending.to }),
          ...(pending.next && { next: true }),
          ...(pending.nth !== undefined && { nth: pending.nth }),
        },
        end: at + word.length,
      });
    }
  }
  if (hasOnlyPending(pending, "quantity", "amount", "whose", "bound") && input.startsWith("ライフ", at))
    out.push({
      value: { kind: "life", ...(whose && { whose }), ...(many && { quantity: many }), ...(bound && { bound }) },
      end: at + 3,
    });
  const counter = readCounterName(input, at);
  if (counter !== null && hasOnlyPending(pending, "quantity", "amount", "of", "all", "bound"))
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

function readTimesHeads(input: ParserInput, at: number, pending: PendingModifiers): readonly Head[] {
  if (!hasOnlyPending(pending, "whose")) return [];
  const whose = pending.whose ?? "any";
  const out: Head[] = [];
  for (const [word, which] of [
    ["このターン", "this"],
    ["ターン", undefined],
  ] as const)
    if (input.startsWith(word, at))
      out.push({ value: { kind: "turn", whose, ...(which && { which }) }, end: at + word.length });
  // 「あなたの各ターン」
  if (pending.whose !== undefined && input.startsWith("各ターン", at))
    out.push({ value: { kind: "turn", whose }, end: at + 4 });
  const next = input.startsWith("次の", at) ? 2 : 0;
  for (const { value: phase, end } of readTableWords(input, at + next, PHASE_WORDS))
    out.push({ value: { kind: "phase", phase, whose, ...(next > 0 && { next: true }) }, end });
  for (const { value: step, end } of readTableWords(input, at, STEP_WORDS))
    out.push({ value: { kind: "step", step }, end });
  for (const word of ["このバトル", "バトル"])
    if (input.startsWith(word, at)) out.push({ value: { kind: "battle" }, end: at + word.length });
  return out;
}

const OTHER_WORDS = [
  "好きな色",
  "選んだ色",
  "色",
  "名称",
  "カード名",
  "種別",
  "種類",
  "情報",
  "支配権",
  "代価",
  "対象",
  "攻撃",
  "効果",
  "処理",
  "順番",
  "順",
  "有効",
  "ゲーム",
  "攻撃対象",
  "防御",
];

function readQuotedHeads(input: ParserInput, at: number, pending: PendingModifiers): readonly Head[] {
  const out: Head[] = [];
  const word = input.wordAt(OTHER_WORDS, at);
  if (word === "色" && pending.chosenBy !== undefined && hasOnlyPending(pending, "chosenBy"))
    out.push({ value: { kind: "colors", colors: "chosen", by: pending.chosenBy }, end: at + 1 });
  // An owner before a clause of its own is that of its subject: 「あなたのユニットが持つ色」.
  const isOwned = pending.whose === undefined || pending.of === undefined || pending.of.kind === "player";
  if (word !== null && isOwned && hasOnlyPending(pending, "of", "whose", "all"))
    out.push({
      value: { kind: "word", word, ...(pending.of && { of: pending.of }), ...(pending.all && { all: pending.all }) },
      end: at + word.length,
    });
  if (input.text[at] !== "「" || !hasOnlyPending(pending)) return out;
  const end = findClosingQuote(input.text, at);
  if (end !== null) out.push({ value: { kind: "quote", start: at + 1, end: end - 1 }, end });
  return out;
}
