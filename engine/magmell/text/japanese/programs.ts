import type { TargetSpec } from "../../model/ability";
import type { PlayerRef } from "../../model/select";
import type { CategorySpec, GrammarRule, MemoizedSource, ParseResult } from "../grammar/grammar";
import type { PhraseMeaning } from "../grammar/pattern";
import { isEqualData } from "../grammar/plain-data";
import {
  type ClauseEffect,
  OMITTED_DOER,
  type ReferenceWord,
  type SyntaxBody,
  type SyntaxEffect,
  type SyntaxEffectByVerb,
} from "../syntax-tree";
import { fillOmittedDoers } from "./clauses";
import { $, createDataMeaning, createListCategory, defineReadOnlyRule, defineRule } from "./meanings";
import { getUsualPrice, isOpenCondition, writeBody, writeSentences } from "./write-body";

/** The meaning of one sentence. `then` and `else` continue the choice or the condition before them. */
export type SentenceMeaning =
  | { readonly says: "targets"; readonly specs: readonly TargetSpec[] }
  | { readonly says: "effects" | "then" | "else"; readonly effects: readonly SyntaxEffect[] }
  | { readonly says: "label"; readonly of: ReferenceWord; readonly label: string };

const isEffects = (value: unknown): value is readonly SyntaxEffect[] => Array.isArray(value);

/** One instruction that takes a whole sentence, written by a rule of its own. */
const whole = (pattern: object): PhraseMeaning => createDataMeaning([pattern]);

/** Optional effects 「〜してもよい」. The subject of the first effect decides, or "you" if it has no subject. */
const may: PhraseMeaning = {
  make: ({ then }) => {
    const [first] = then as readonly ClauseEffect[];
    const doer = first !== undefined && "who" in first && first.who !== OMITTED_DOER ? first.who : "you";
    return [{ do: "may", who: doer, then: fillOmittedDoers(then as readonly ClauseEffect[]) }];
  },
  take: (value: never) => {
    const found = mayOf(value, (first, who) => ("who" in first ? isEqualData(first.who, who) : who === "you"));
    return found && { then: found.then };
  },
};

/** 「〜は〜してもよい」: a choice whose player is named first, because its effect has no doer of its own. */
const mayOfWho: PhraseMeaning = {
  make: ({ who, then }) => {
    const [first] = then as readonly ClauseEffect[];
    if (first === undefined || "who" in first) return undefined;
    return [{ do: "may", who, then: fillOmittedDoers(then as readonly ClauseEffect[], who as PlayerRef) }];
  },
  take: (value: never) => mayOf(value, (first, who) => !("who" in first) && who !== "you"),
};

function mayOf(
  value: unknown,
  fits: (first: SyntaxEffect, who: unknown) => boolean,
): { readonly then: unknown; readonly who: unknown } | undefined {
  if (!isEffects(value) || value.length !== 1) return undefined;
  const [effect] = value;
  if (effect === undefined || effect.do !== "may" || effect.otherwise !== undefined) return undefined;
  const then = effect.then;
  const [first] = then;
  return first !== undefined && fits(first, effect.who) ? { then, who: effect.who } : undefined;
}

const DECIDES = { do: "may", who: $.who, then: $.then };
const ASKS = { do: "if", condition: $.condition, then: $.then };

/** 「各プレイヤーは〜」: what each of them does in turn. */
const eachPlayer: PhraseMeaning = {
  make: ({ effects }) => {
    const who: PlayerRef = { controllerOf: { stored: "そのプレイヤー" } };
    return [
      { do: "forEach", what: { players: "both" }, effects: fillOmittedDoers(effects as readonly ClauseEffect[], who) },
    ];
  },
  take: () => undefined,
};

/** Sentences that hold others: choices, conditions, repetitions. */
const HOLDING: readonly GrammarRule[] = [
  defineRule("{then:Clauses.te}もよい", may),
  defineReadOnlyRule("{then:Clauses.te}よい", may),
  defineReadOnlyRule("{then:Clauses}ことができる", may),
  defineReadOnlyRule(
    "(すべてのプレイヤー|各プレイヤー|それぞれのプレイヤー|両方のプレイヤー|お互いのプレイヤー|あなたと相手)は(|、)(|それぞれ)(|、){effects:Clauses}",
    eachPlayer,
  ),
  defineRule("{who:Topic}{then:Clauses.te}もよい", mayOfWho),
  defineRule("{who:Topic}「{then:Program}」を行うことを選んでもよい", whole(DECIDES)),
  defineReadOnlyRule("「{then:Program}」を行ってもよい", whole({ ...DECIDES, who: "you", then: $.then })),
  defineRule("もし{condition:Condition.if}ならば、{then:Block}", whole(ASKS)),
  defineReadOnlyRule(
    "もし(、|){condition:Condition.if}(ならば|なら|の場合|であれば)(、|)(さらに、|さらに|){then:Block}",
    whole(ASKS),
  ),
  defineReadOnlyRule("もし(、|){condition:Condition}場合(、|){then:Block}", whole(ASKS)),
  defineReadOnlyRule(
    "{condition:Condition.if}(ならば|なら|の場合|であれば)、(さらに、|さらに|){then:Block}",
    whole(ASKS),
  ),
  defineRule(
    "{what:Group}それぞれについて、{effects:Block}",
    whole({ do: "forEach", what: $.what, effects: $.effects }),
  ),
  defineRule("「{effects:Program}」を{times:Q回}行う", whole({ do: "repeat", times: $.times, effects: $.effects })),
  defineRule("{ability:Created}", whole({ do: "create", made: $.ability })),
];

export const PROGRAM_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Holding: { rows: HOLDING },
  Way: { rows: [defineRule("「{w:Program}」", { make: ({ w }) => w, take: (w: unknown) => ({ w }) })] },
  Ways: createListCategory("Way", ["か", "、"], 2),
  /** Instructions in one sentence: as clauses, or as separate sentences in brackets. */
  Block: {
    begins: ["Clauses.end", "Bracketed", "Holding"],
    scan: (source, at) => [
      ...source
        .read("Clauses", at)
        .map(({ value, end }) => ({ value: fillOmittedDoers(value as readonly ClauseEffect[]), end })),
      ...source.read("Bracketed", at),
      ...source.read("Holding", at),
    ],
    write: (effects: readonly SyntaxEffect[], writer) =>
      writer.write("Clauses", effects) ?? writer.write("Bracketed", effects),
  },
  Bracketed: { rows: [defineRule("「{p:Program}」を行う", { make: ({ p }) => p, take: (p: unknown) => ({ p }) })] },
  Sentence: {
    begins: ["Block", "Targets", "LooseTarget", "Ref", "NumberPointer"],
    scan: readSentence,
    write: () => null,
  },
  /** Sentences without a 「対象」. */
  Program: {
    begins: ["Sentence"],
    scan: (source, at) =>
      readSentences(source, at).flatMap(({ value, end }) => {
        const body = assembleBody(value as readonly SentenceMeaning[]);
        return body === null || body.targets !== undefined ? [] : [{ value: body.effects, end }];
      }),
    write: (effects: readonly SyntaxEffect[], writer) =>
      isEffects(effects) ? (writeSentences(effects, writer)?.join("") ?? null) : null,
  },
  /** Sentences, perhaps with targets. */
  Body: {
    begins: ["Sentence"],
    scan: (source, at) =>
      readSentences(source, at).flatMap(({ value, end }) => {
        const body = assembleBody(value as readonly SentenceMeaning[]);
        return body === null ? [] : [{ value: body, end }];
      }),
    write: (body: SyntaxBody, writer) => writeBody(body, writer)?.join("") ?? null,
  },
};

function readSentence(source: MemoizedSource, at: number): readonly ParseResult[] {
  const out: ParseResult[] = [];
  for (const { value, end } of source.read("Targets", at)) {
    for (const word of ["を対象とする", "を対象に取る", "を対象にする"]) {
      if (source.text.startsWith(word, end))
        out.push({ value: { says: "targets", specs: value }, end: end + word.length });
    }
  }
  // 「ユニットを1体対象とする」
  for (const { value, end } of source.read("LooseTarget", at)) {
    for (const word of ["対象とする", "対象に取る", "対象にする", "を対象とする"]) {
      if (source.text.startsWith(word, end))
        out.push({ value: { says: "targets", specs: [value] }, end: end + word.length });
    }
  }
  out.push(...blocks(source, at, "effects"));
  for (const [says, words] of LINKS) {
    const word = words.find((some) => source.text.startsWith(some, at));
    if (word !== undefined) out.push(...blocks(source, at + word.length, says));
  }
  const label = /^を([甲乙丙丁戊己庚辛壬癸])とする/u;
  for (const { value, end } of [...source.read("Ref", at), ...source.read("NumberPointer", at)]) {
    const found = label.exec(source.text.slice(end, end + 5));
    if (found !== null) out.push({ value: { says: "label", of: value, label: found[1] }, end: end + found[0].length });
  }
  return out;
}

/** Words that go on with the choice or the condition before them. */
const LINKS: readonly (readonly ["then" | "else", readonly string[]])[] = [
  ["then", ["そうしたならば、", "そうした場合、", "そうしたなら、"]],
  [
    "else",
    [
      "そうしないならば、",
      "そうでないならば、",
      "そうしなかったならば、",
      "そうしない場合、",
      "そうでない場合、",
      "そうしなかった場合、",
    ],
  ],
];

const blocks = (source: MemoizedSource, at: number, says: "effects" | "then" | "else"): readonly ParseResult[] =>
  source.read("Block", at).map(({ value, end }) => ({ value: { says, effects: value }, end }));

/** Sentences with their full stops; the last one of a bracket may do without. */
function readSentences(source: MemoizedSource, at: number): readonly ParseResult[] {
  const out: ParseResult[] = [];
  const go = (sentences: readonly SentenceMeaning[], from: number): void => {
    for (const { value, end } of source.read("Sentence", from)) {
      const grown = [...sentences, value as SentenceMeaning];
      const stop = source.text[end] === "。";
      if (stop || source.text[end] === "」") out.push({ value: grown, end: stop ? end + 1 : end });
      if (stop && source.text[end + 1] !== "」" && end + 1 < source.text.length) go(grown, end + 1);
    }
  };
  go([], at);
  return out;
}

/**
 * Returns the body that sentences form together. A sentence that continues a choice or condition becomes part of that
 * effect. A `mention` effect marks the place where targets are named. Null if a continuation has no sentence to
 * continue, or may continue two.
 */
export function assembleBody(sentences: readonly SentenceMeaning[]): SyntaxBody | null {
  const targets: TargetSpec[] = [];
  const effects: SyntaxEffect[] = [];
  for (const sentence of sentences) {
    if (sentence.says === "targets") {
      const from = targets.length;
      targets.push(...sentence.specs);
      effects.push({ do: "mention", from, to: targets.length });
    } else if (sentence.says === "label") effects.push({ do: "label", of: sentence.of, label: sentence.label });
    else if (sentence.says === "effects") effects.push(...sentence.effects);
    else {
      const last = effects.at(-1);
      if (last === undefined || (last.do !== "may" && (last.do !== "if" || sentence.says === "then"))) return null;
      const before = effects.at(-2);
      // An otherwise behind two conditions may belong to both.
      if (sentence.says === "else" && last.do === "if" && before !== undefined && isOpenCondition(before)) return null;
      effects[effects.length - 1] =
        sentence.says === "then"
          ? last.do === "may"
            ? boughtWith(last, sentence.effects)
            : { ...last, then: [...last.then, ...sentence.effects] }
          : { ...last, otherwise: [...(last.otherwise ?? []), ...sentence.effects] };
    }
  }
  return { ...(targets.length > 0 && { targets }), effects };
}

/** A permission with what is bought by it; several instructions before 「そうしたならば」 are its price together. */
function boughtWith(may: SyntaxEffectByVerb<"may">, bought: readonly SyntaxEffect[]): SyntaxEffectByVerb<"may"> {
  const paid = may.then.length;
  const isMore = may.price === undefined && paid > getUsualPrice(may.then);
  return { ...may, then: [...may.then, ...bought], ...(isMore && { price: paid }) };
}
