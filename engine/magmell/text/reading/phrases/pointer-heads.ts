import type { Select } from "../../../model/select";
import type { Parse, TextInput } from "../text-input";
import { readCounted } from "./numbers";
import { onlyPending, type Pending } from "./pending";
import { type Phrase, pointer } from "./phrase";

type Head = Parse<Phrase>;

const SELF_WORDS = ["このユニット", "このカード", "この魔石", "このマジック", "このトークン", "これ"];
const THEM_WORDS = ["それら", "これら"];
const SET_WORDS = ["その中", "それらの中", "そのうち", "それらのうち", "この中", "公開したカードの中"];
const REST_WORDS = ["残りのカード", "残りの魔石", "残り", "他のカード", "それ以外のカード"];
const BOTH_WORDS = ["どちら", "両方", "いずれ"];
const POINTED: readonly (readonly [word: string, select: Select])[] = [
  ["この能力", pointer("thisAbility")],
  ["攻撃ユニット", { battle: "attacker" }],
  ["防御ユニット", { battle: "defender" }],
  ["攻撃対象", { battle: "target" }],
  ["前者", pointer("former")],
  ["後者", pointer("latter")],
  ["きっかけとなったもの", { event: "subject" }],
];

/** Returns nouns for things that the text has spoken of, with what stands before them. */
export function pointerHeads(input: TextInput, at: number, pending: Pending): readonly Head[] {
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
  if (self !== null && !input.startsWith("これら", at) && !input.startsWith("これによ", at))
    push("self", self, self === "これ" ? marks : { ...marks, noun: self.slice(2) });
  const them = input.wordAt(THEM_WORDS, at);
  if (them !== null && plain) push(pointer("them"), them, { plural: true });
  else if (plain && /^それぞれ[にのをはが]/u.test(input.text.slice(at, at + 5)))
    push(pointer("them"), "それぞれ", { plural: true });
  else if (plain && input.startsWith("それ", at)) push(pointer("it"), "それ");
  for (const [word, select] of POINTED) if (plain && input.startsWith(word, at)) push(select, word);
  for (const word of SET_WORDS) if (plain && input.startsWith(word, at)) push(pointer("among"), word, { plural: true });
  for (const word of REST_WORDS) if (plain && input.startsWith(word, at)) push(pointer("rest"), word, { plural: true });
  for (const word of BOTH_WORDS) if (plain && input.startsWith(word, at)) push(pointer("among"), word, { whole: true });
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
