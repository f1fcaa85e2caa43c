import type { Filter } from "../../../model/select";
import type { Parse, ParserInput } from "../parser-input";
import { createPlayerPointer, type NounPhrase, type ZonePhrase } from "./noun-phrase";
import { readQuantities } from "./numbers";
import { hasOnlyPending, type PendingModifiers } from "./pending-modifiers";
import { isPileZone, toSelect } from "./selections";
import { readColors, readTableWords, STATE_WORDS, ZONE_WORDS } from "./word-tables";

type Head = Parse<NounPhrase>;

/** Returns areas, piles and positions in a pile, with their modifiers. */
export function readPlaceHeads(input: ParserInput, at: number, pending: PendingModifiers): readonly Head[] {
  if (!hasOnlyPending(pending, "whose", "owners", "all", "quantity", "of", "random")) return [];
  const { owners, all, quantity, of, random } = pending;
  if (of !== undefined && of.kind !== "player" && of.kind !== "pointer") return [];
  const bare = hasOnlyPending(pending) ? barePlaces(input, at) : [];
  const named = hasOnlyPending(pending) && input.startsWith("その", at) ? at + 2 : at;
  // 「それの魔導書」
  const holder = of?.kind === "pointer" && pending.whose === undefined ? { controllerOf: of.select } : undefined;
  const whose = named > at ? createPlayerPointer("pile") : (pending.whose ?? holder);
  const found = readTableWords(input, named, ZONE_WORDS)
    .filter(({ value }) => named === at || isPileZone(value))
    .flatMap(({ value: zone, end }) => {
      const phrase: ZonePhrase = {
        kind: "zone",
        zone,
        ...(whose && { whose }),
        ...(owners && { owners }),
        ...(all && { all }),
        ...(quantity && { quantity }),
        ...(random && { random }),
      };
      return [...places(input, phrase, end), { value: phrase, end }];
    });
  return [...found, ...bare];
}

/** 「一番上」 of the pile mentioned before. */
function barePlaces(input: ParserInput, at: number): readonly Head[] {
  const word = input.wordAt(["一番上", "一番下", "いちばん上", "いちばん下"], at);
  if (word === null) return [];
  const position = word.endsWith("上") ? "top" : "bottom";
  const value: ZonePhrase = {
    kind: "zone",
    zone: "grimoire",
    whose: createPlayerPointer("pile"),
    position,
    elided: true,
  };
  return [{ value, end: at + word.length }];
}

/** A place in a pile: 「の一番上」, 「の上から2枚目」, or the cards that lie there. */
function places(input: ParserInput, zone: ZonePhrase, at: number): readonly Head[] {
  if (!isPileZone(zone.zone)) return [];
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
      const select = toSelect({ ...place, quantity: quantity.value });
      if (select === null || quantity.value.counter === "度" || quantity.value.counter === "回") continue;
      const cards = input.wordAt(["のカード", "の魔石"], quantity.end)?.length ?? 0;
      out.unshift({ value: { kind: "pointer", select, plural: true }, end: quantity.end + cards });
    }
  }
  return out;
}

/** Reads states and colors as nouns: 「レスト状態」, 「青と赤」. */
export function readStateHeads(input: ParserInput, at: number, pending: PendingModifiers): readonly Head[] {
  if (!hasOnlyPending(pending, "where")) return [];
  const out: Head[] = [];
  if (input.startsWith("状態", at) && Object.keys(pending.where).length > 0)
    out.push({ value: { kind: "state", where: pending.where }, end: at + 2 });
  for (const { value, end } of readTableWords(input, at, STATE_WORDS))
    if (Object.keys(value).every((key) => !(key in pending.where)))
      out.push({ value: { kind: "state", where: { ...pending.where, ...value } }, end });
  if (!hasOnlyPending(pending)) return out;
  // 「裏向きかつレスト状態」, 「表向き・レスト状態」
  for (const { value: one, end } of readTableWords(input, at, STATE_WORDS)) {
    const joint = input.wordAt(["かつ", "・"], end);
    if (joint === null) continue;
    for (const { value: other, end: after } of readTableWords(input, end + joint.length, STATE_WORDS))
      if (Object.keys(one).every((key) => !(key in other)))
        out.push({ value: { kind: "state", where: { ...one, ...other } }, end: after });
  }
  for (const { value, end } of readColors(input, at)) {
    const { colors, how } = value;
    const where: Filter = colors.length === 1 ? { color: colors[0] } : { any: colors.map((color) => ({ color })) };
    // Of 「青か緑」 nothing has both.
    const state: NounPhrase = { kind: "state", where, ...(how === "and" && { colors }) };
    out.push({ value: state, end });
    const color = how === "and" ? input.wordAt(["の色", "のすべての色"], end) : null;
    if (color !== null) out.push({ value: state, end: end + color.length });
  }
  return out;
}
