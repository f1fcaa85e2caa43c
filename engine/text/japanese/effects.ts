import type { Effect } from "../../magmell/model/effect";
import type { CategorySpec, Row } from "../grammar/grammar";
import type { Meaning, Slots } from "../grammar/pattern";
import { $, data, reading, row } from "./meanings";

/**
 * Stands for whoever does something where the text leaves it out: you, or whoever did what stands before it in the
 * same sentence.
 */
export const UNSAID = "unsaid";

/** One instruction whose doer may be left out. */
const act = (pattern: object): Meaning => {
  const { make, take } = data([{ ...pattern, who: $.who }]);
  return {
    make: (slots: Slots) => make({ who: UNSAID, ...slots }),
    take: (value: never) => {
      const slots = take(value);
      if (slots === undefined) return undefined;
      const { who, ...rest } = slots;
      return who === UNSAID ? rest : slots;
    },
  };
};

const does = (...pattern: readonly object[]): Meaning => data(pattern);
const done = (says: string, pattern: object): Row => row(says, does(pattern));
const also = (says: string, pattern: object): Row => reading(says, does(pattern));

const DAMAGE: readonly Row[] = [
  done("{to:Select}に{amount:P点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  done("{to:Select}に、{amount:Q点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  done("{by:Ref}は{to:Select}に{amount:P点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  done("{by:Ref}は{to:Select}に、{amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  also("{to:Select}に{amount:Q点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  also("{by:Ref}は、{to:Select}に(、|){amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  also("{by:Ref}が{to:Select}に(、|){amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  also("{to:Select}に(、|)ダメージを{amount:Q点}<与える>", { do: "damage", to: $.to, amount: $.amount }),
  also("{to:Select}は(、|){amount:Q点}のダメージを<受ける>", { do: "damage", to: $.to, amount: $.amount }),
  done("{to:Ref}に、合計{divide:Q点}のダメージを割り振って<与える>", { do: "damage", to: $.to, divide: $.divide }),
  also("{to:Ref}に(、|)(合計|){divide:Q点}のダメージを(好きなように|)割り振って<与える>", {
    do: "damage",
    to: $.to,
    divide: $.divide,
  }),
  row("それらは互いに、自身のAPに等しい点数のダメージを<与える>", fight()),
  done("{from:Select}から{amount:Q点}のダメージを取り<除く>", { do: "removeDamage", from: $.from, amount: $.amount }),
  done("{from:Select}からすべてのダメージを取り<除く>", { do: "removeDamage", from: $.from }),
  also("{from:Select}からダメージを{amount:Q点}取り<除く>", { do: "removeDamage", from: $.from, amount: $.amount }),
  also("{from:Select}からダメージをすべて取り<除く>", { do: "removeDamage", from: $.from }),
];

/** Two that deal damage to each other. */
function fight(): Meaning {
  const blow = (by: number, to: number) => ({
    ...{ do: "damage", to: { target: to }, by: { target: by }, amount: { stat: "ap", of: { target: by } } },
  });
  return data([blow(0, 1), blow(1, 0)]);
}

const LIFE: readonly Row[] = [
  row("{who?:Topic}ライフを{amount:P点}<回復する>", act({ do: "gainLife", amount: $.amount })),
  row("{who?:Topic}ライフを、{amount:Q点}<回復する>", act({ do: "gainLife", amount: $.amount })),
  reading("{who?:Topic}ライフを{amount:Q点}<回復する>", act({ do: "gainLife", amount: $.amount })),
  row("{who?:Topic}ライフを{amount:P点}<失う>", act({ do: "loseLife", amount: $.amount })),
  row("{who?:Topic}ライフを、{amount:Q点}<失う>", act({ do: "loseLife", amount: $.amount })),
  reading("{who?:Topic}ライフを{amount:Q点}<失う>", act({ do: "loseLife", amount: $.amount })),
  reading("{who?:Topic}{amount:Q点}のライフを<回復する>", act({ do: "gainLife", amount: $.amount })),
  reading("{who?:Topic}{amount:Q点}のライフを<失う>", act({ do: "loseLife", amount: $.amount })),
  done("{who:Player}のライフは{amount:Amount}に<なる>", { do: "setLife", who: $.who, amount: $.amount }),
  also("{who:Player}のライフは{amount:Q点}に<なる>", { do: "setLife", who: $.who, amount: $.amount }),
];

const CARDS: readonly Row[] = [
  row("{who?:Topic}カードを{count:P枚}<引く>", act({ do: "draw", count: $.count })),
  row("{who?:Topic}カードを、{count:Q枚}<引く>", act({ do: "draw", count: $.count })),
  reading("{who?:Topic}カードを{count:Q枚}<引く>", act({ do: "draw", count: $.count })),
  reading("{who?:Topic}カード{count:Q枚}を<引く>", act({ do: "draw", count: $.count })),
  ...discards("{how}", "choose"),
  ...discards("無作為に", "random"),
  row("{who?:Topic}手札をすべて<捨てる>", act({ do: "discard", count: "all", how: "choose" })),
  reading("{who?:Topic}すべての手札を<捨てる>", act({ do: "discard", count: "all", how: "choose" })),
  done("{what:Ref}を<捨てる>", { do: "discardThese", what: $.what }),
];

/** Discarding a number of cards, of some sort or another, chosen by whoever is said. */
function discards(how: string, word: "choose" | "random"): readonly Row[] {
  const adverb = how === "{how}" ? "" : how;
  const base = { do: "discard", count: $.count, how: word };
  return [
    row(`{who?:Topic}カードを${adverb}{count:N枚}<捨てる>`, act(base)),
    row(`{who?:Topic}{where:CardThing}を${adverb}{count:N枚}<捨てる>`, act({ ...base, where: $.where })),
    row(`{who?:Topic}{by:Player}が選んだカードを${adverb}{count:N枚}<捨てる>`, act({ ...base, by: $.by })),
    row(
      `{who?:Topic}{by:Player}が選んだ{where:CardThing}を${adverb}{count:N枚}<捨てる>`,
      act({ ...base, by: $.by, where: $.where }),
    ),
    reading(`{who?:Topic}手札を${adverb}{count:N枚}<捨てる>`, act(base)),
    reading(`{who?:Topic}手札からカードを${adverb}{count:N枚}<捨てる>`, act(base)),
    reading(`{who?:Topic}カード{count:N枚}を${adverb}<捨てる>`, act(base)),
    reading(`{who?:Topic}{where:CardThing}{count:N枚}を${adverb}<捨てる>`, act({ ...base, where: $.where })),
  ];
}

const MOVES: readonly Row[] = [
  done("{what:Select}を<破壊する>", { do: "destroy", what: $.what }),
  done("{what:Select}を契約者の手札に<戻す>", { do: "return", what: $.what }),
  also("{what:Select}を手札に<戻す>", { do: "return", what: $.what }),
  also("{what:Select}を<戻す>", { do: "return", what: $.what }),
  done("{what:Select}を契約者の{to:Zone}の{position:End}に<戻す>", {
    do: "return",
    what: $.what,
    to: $.to,
    position: $.position,
  }),
  done("{what:Select}を契約者の{to:Zone}に<戻す>", { do: "return", what: $.what, to: $.to }),
  also("{what:Select}を(あなたの|相手の|){to:Zone}の{position:End}に<戻す>", {
    do: "return",
    what: $.what,
    to: $.to,
    position: $.position,
  }),
  done("{what:Select}を{under?:Under}{rested?:Rested}{counters?:WithCounters}召喚<する>", {
    ...{ do: "summon", what: $.what, under: $.under, rested: $.rested, counters: $.counters },
  }),
  also("{what:Select}を、{under?:Under}{rested?:Rested}{counters?:WithCounters}召喚<する>", {
    ...{ do: "summon", what: $.what, under: $.under, rested: $.rested, counters: $.counters },
  }),
  row(
    "{what:Select}を公開し、手札に<加える>",
    does({ do: "reveal", what: $.what }, { do: "put", what: $.what, to: "hand" }),
  ),
  reading(
    "{what:Select}を公開し、(あなたの|契約者の)手札に<加える>",
    does({ do: "reveal", what: $.what }, { do: "put", what: $.what, to: "hand" }),
  ),
  done("{what:Select}を手札に<加える>", { do: "put", what: $.what, to: "hand" }),
  also("{what:Select}を(あなたの|契約者の)手札に<加える>", { do: "put", what: $.what, to: "hand" }),
  done("{what:Select}を、{state:StoneState}{under:Player}の魔石エリアに<置く>", {
    do: "put",
    what: $.what,
    to: "stoneArea",
    under: $.under,
    state: $.state,
  }),
  done("{what:Select}を{under:Player}の魔石エリアに<置く>", {
    do: "put",
    what: $.what,
    to: "stoneArea",
    under: $.under,
  }),
  also("{what:Select}を{state:StoneState}{under:Player}の魔石エリアに<置く>", {
    do: "put",
    what: $.what,
    to: "stoneArea",
    under: $.under,
    state: $.state,
  }),
  done("{what:Select}を、{state:StoneState}{to:Zone}に<置く>", { do: "put", what: $.what, to: $.to, state: $.state }),
  done("{what:Select}を{to:Zone}の{position:End}に<置く>", { do: "put", what: $.what, to: $.to, position: $.position }),
  also("{what:Select}を(契約者の|あなたの|相手の){to:Zone}の{position:End}に<置く>", {
    do: "put",
    what: $.what,
    to: $.to,
    position: $.position,
  }),
  done("{what:Select}を{to:Zone}に<置く>", { do: "put", what: $.what, to: $.to }),
  also("{what:Select}を(契約者の|あなたの|相手の){to:Zone}に<置く>", { do: "put", what: $.what, to: $.to }),
  done("{what:Select}を<無効化する>", { do: "negate", what: $.what }),
].map(withState);

/** How a stone arrives is one phrase, and two properties of the instruction. */
function withState(one: Row): Row {
  if (!one.says.includes("{state:")) return one;
  const { make, take } = one.means;
  return {
    ...one,
    means: {
      make: (slots) => {
        const [effect] = make(slots) as [Record<string, unknown>];
        const { state, ...rest } = effect;
        return [{ ...rest, ...(state as object) }];
      },
      take: (value: never) => {
        const [effect, ...more] = value as unknown as readonly Record<string, unknown>[];
        if (effect === undefined || more.length > 0 || effect.do !== "put") return undefined;
        const { rested, faceDown, ...rest } = effect;
        if (rested === undefined && faceDown === undefined) return undefined;
        const state = { ...(rested !== undefined && { rested }), ...(faceDown !== undefined && { faceDown }) };
        return take([{ ...rest, state }] as never);
      },
    },
  };
}

/** 「〜ずつ」 for several. */
function onMany(pattern: object): Meaning {
  const { make, take } = does(pattern);
  return {
    make,
    take: (value: never) => {
      const slots = take(value);
      const on = slots?.on as { stored?: string; all?: unknown } | undefined;
      return on !== undefined && (on.stored === "それら" || on.all !== undefined) ? slots : undefined;
    },
  };
}

const STATE: readonly Row[] = [
  done("{what:Select}を<ウェイクする>", { do: "wake", what: $.what }),
  also("{what:Select}をウェイク状態に<する>", { do: "wake", what: $.what }),
  done("{what:Select}を<レストする>", { do: "rest", what: $.what }),
  also("{what:Select}をレスト状態に<する>", { do: "rest", what: $.what }),
  done("{what:Select}を表向きに<する>", { do: "turnFaceUp", what: $.what }),
  done("{what:Select}を裏向きに<する>", { do: "turnFaceDown", what: $.what }),
  row(
    "{on:Select}に{counter:Counter}カウンターを{count:P個}ずつ<置く>",
    onMany({ do: "putCounters", on: $.on, counter: $.counter, count: $.count }),
  ),
  done("{on:Select}に{counter:Counter}カウンターを{count:P個}<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  done("{on:Select}に{counter:Counter}カウンターを、{count:Q個}<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  also("{on:Select}に(、|){counter:Counter}カウンターを(、|){count:Q個}<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  also("{on:Select}に(、|){counter:Counter}カウンターを{count:Q個}ずつ<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  also("{on:Select}に(、|){counter:Counter}カウンター{count:Q個}を<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  done("{on:Ref}に、合計{divide:Q個}の{counter:Counter}カウンターを割り振って<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    divide: $.divide,
  }),
  also("{on:Ref}に(、|){counter:Counter}カウンターを(合計|){divide:Q個}割り振って<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    divide: $.divide,
  }),
  done("{on:Select}から{counter:Counter}カウンターを{count:Q個}取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  also("{on:Select}から(、|){counter:Counter}カウンター{count:Q個}を取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  done("{on:Select}から{counter:Counter}カウンターをすべて取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    count: "all",
  }),
  also("{on:Select}からすべての{counter:Counter}カウンターを取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    count: "all",
  }),
  done("{on:Ref}から、合計{divide:Q個}の{counter:Counter}カウンターを割り振って取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    divide: $.divide,
  }),
];

const PILES: readonly Row[] = [
  ...searches("を{count:Q枚}", row),
  ...searches("{count:Q枚}を", reading),
  row("{who?:Topic}{what:Select}を<見る>", act({ do: "look", what: $.what })),
  done("{what:Select}を<公開する>", { do: "reveal", what: $.what }),
  also("{what:Select}を相手に見<せる>", { do: "reveal", what: $.what }),
  row(
    "{who?:Topic}{what:Select}を好きな順番で魔導書の{position:End}に<置く>",
    act({ do: "arrange", what: $.what, position: $.position }),
  ),
  reading(
    "{who?:Topic}{what:Select}を好きな(順番|順)で(|あなたの魔導書の|相手の魔導書の|契約者の魔導書の|魔石デッキの|元の場所の){position:End}に<置く>",
    act({ do: "arrange", what: $.what, position: $.position }),
  ),
  done("{who:Player}の{zone:Deck}を無作為化<する>", { do: "shuffle", who: $.who, zone: $.zone }),
  reading("{zone:Deck}を無作為化<する>", does({ do: "shuffle", who: "you", zone: $.zone })),
];

/** Searching a pile, whole or from the top, with or without shuffling afterwards (230). */
function searches(what: string, make: typeof row): readonly Row[] {
  const tops = [
    ["", {}],
    ["の一番上から{top:Q枚}の中", { top: $.top }],
  ] as const;
  const ends = [
    ["", {}],
    ["無作為化せずに", { shuffle: false }],
  ] as const;
  return tops.flatMap(([top, topPart]) =>
    ends.flatMap(([how, end]) => {
      const base = { do: "search", whose: $.whose, zone: $.zone, count: $.count, ...topPart, ...end };
      return [
        make(`{who?:Topic}{whose:Player}の{zone:Deck}${top}からカード${what}${how}<探す>`, search(base)),
        make(
          `{who?:Topic}{whose:Player}の{zone:Deck}${top}から{where:CardThing}${what}${how}<探す>`,
          search({ ...base, where: $.where }),
        ),
      ];
    }),
  );
}

/** A pile is named by its player; the model leaves that out where it is who searches. */
function search(pattern: object): Meaning {
  const { make, take } = act({ ...pattern, store: $.store });
  return {
    make: (slots) => make(slots),
    take: (value: never) => {
      const [effect, ...more] = value as unknown as readonly Extract<Effect, { do: "search" }>[];
      if (effect === undefined || more.length > 0 || effect.do !== "search") return undefined;
      const slots = take([effect] as never);
      if (slots === undefined) return undefined;
      const { store: _, ...rest } = slots;
      return rest;
    },
  };
}

const CHOICES: readonly Row[] = [
  row("{who?:Topic}{from:Chosen}を<選ぶ>", act({ do: "choose", chosen: $.from })),
  row("{who?:Topic}{from:Chosen}を選んで<加える>", act({ do: "choose", chosen: $.from, also: true })),
  row(
    "{who?:Topic}{min:Amount}以上{max:Amount}以下の数を1つ<選ぶ>",
    act({ do: "chooseNumber", min: $.min, max: $.max }),
  ),
  reading(
    "{who?:Topic}{min:Amount}から{max:Amount}までの数(を1つ|)(を|)<選ぶ>",
    act({ do: "chooseNumber", min: $.min, max: $.max }),
  ),
  row("{who?:Topic}色を1つ<選ぶ>", act({ do: "chooseColor" })),
  reading("{who?:Topic}色1つを<選ぶ>", act({ do: "chooseColor" })),
  done("{amount:Amount}を<記録する>", { do: "remember", amount: $.amount }),
  row("{who?:Topic}{modes:Ways}のうち1つを選んで<行う>", act({ do: "chooseMode", modes: $.modes })),
];

const OTHERS: readonly Row[] = [
  row("{who?:Topic}{what:Select}を<使用する>", act({ do: "use", what: $.what, free: false })),
  row("{who?:Topic}{what:Select}を、コストを支払わずに<使用する>", act({ do: "use", what: $.what, free: true })),
  reading("{who?:Topic}{what:Select}をコストを支払わずに<使用する>", act({ do: "use", what: $.what, free: true })),
  done("{until:Until}、{what:Select}の支配権を<得る>", { do: "control", what: $.what, who: "you", until: $.until }),
  done("{until:Until}、{who:Player}は{what:Select}の支配権を<得る>", {
    do: "control",
    what: $.what,
    who: $.who,
    until: $.until,
  }),
  row("{who?:Topic}ゲームに<勝利する>", act({ do: "win" })),
  row("{who?:Topic}ゲームに<敗北する>", act({ do: "lose" })),
  done("{until:Until}、{what:Select}の{changes:ChangesOf.*}", {
    do: "modify",
    what: $.what,
    changes: $.changes,
    until: $.until,
  }),
  done("{until:Until}、{what:Select}は{changes:ChangesIs.*}", {
    do: "modify",
    what: $.what,
    changes: $.changes,
    until: $.until,
  }),
  also("{until:Until}、{what:Select}は、{changes:ChangesIs.*}", {
    do: "modify",
    what: $.what,
    changes: $.changes,
    until: $.until,
  }),
  also("{what:Select}の{changes:ChangesOf.*}", { do: "modify", what: $.what, changes: $.changes, until: "game" }),
  also("{what:Select}は{changes:ChangesIs.*}", { do: "modify", what: $.what, changes: $.changes, until: "game" }),
  row(
    "名称が{name:Name}、APが{ap:Number}、HPが{hp:Number}のユニット・トークン{count:Q体}を{under?:Under}{rested?:Rested}召喚<する>",
    token(false),
  ),
  row(
    "名称が{name:Name}、APが{ap:Number}、HPが{hp:Number}で、「{abilities:QuotedAbilities}」を持つユニット・トークン{count:Q体}を{under?:Under}{rested?:Rested}召喚<する>",
    token(true),
  ),
];

/** A token is defined by the ability that makes it (206.3): a unit without costs. */
function token(withText: boolean): Meaning {
  return {
    make: ({ name, ap, hp, abilities, count, under, rested }) => [
      {
        ...{ do: "token", token: { name, ap, hp, abilities: abilities ?? [] }, count },
        ...(under !== undefined && { under }),
        ...(rested !== undefined && { rested }),
      },
    ],
    take: (value: never) => {
      const [effect, ...more] = value as unknown as readonly Extract<Effect, { do: "token" }>[];
      if (effect === undefined || more.length > 0 || effect.do !== "token") return undefined;
      const { name, ap, hp, abilities } = effect.token;
      if (abilities.length > 0 !== withText) return undefined;
      const { count, under, rested } = effect;
      return { name, ap, hp, count, under, rested, ...(withText && { abilities }) };
    },
  };
}

export const EFFECTS: Readonly<Record<string, CategorySpec>> = {
  Effect: {
    rows: [...DAMAGE, ...LIFE, ...CARDS, ...MOVES, ...STATE, ...PILES, ...CHOICES, ...OTHERS],
  },
  Under: { rows: [row("{p:Player}の支配下で", { make: ({ p }) => p, take: (p: unknown) => ({ p }) })] },
  Rested: { rows: [row("レスト状態で", data(true)), row("ウェイク状態で", data(false))] },
  WithCounters: {
    rows: [row("{name:Counter}カウンターが{count:Q個}置かれた状態で", data({ name: $.name, count: $.count }))],
  },
  StoneState: {
    rows: [
      row("表向きのレスト状態で", data({ rested: true })),
      row("裏向きのレスト状態で", data({ rested: true, faceDown: true })),
      row("裏向きのウェイク状態で", data({ faceDown: true })),
      row("表向きのウェイク状態で", data({ rested: false })),
      reading("レスト状態で", data({ rested: true })),
      reading("裏向きで", data({ faceDown: true })),
    ],
  },
  Until: {
    rows: [
      row("ターン終了時まで", data("turn")),
      reading("(このターンの間|このターン中|ターンの終了時まで|このターンの終了時まで)", data("turn")),
      row("このバトルの終了時まで", data("battle")),
      reading("(バトル終了時まで|このバトルの間|バトルの終了時まで)", data("battle")),
      row("ゲーム終了時まで", data("game")),
      reading("(ゲームの終了時まで|このゲームの間)", data("game")),
      row("次のあなたのターンの開始時まで", data("yourNextTurn")),
      reading("あなたの次のターンの開始時まで", data("yourNextTurn")),
      row("{u:WhileHere}", {
        make: ({ u }) => u,
        take: (value: unknown) => (value === "whileHere" ? { u: value } : undefined),
      }),
    ],
  },
  WhileHere: {
    scan: ({ text }, at) => {
      const [word] =
        /^この(ユニット|魔石|マジック|カード)が(戦闘エリア|魔石エリア|チャント|今ある領域)(を離れるまで|にあるかぎり)/u.exec(
          text.slice(at, at + 26),
        ) ?? [];
      return word === undefined ? [] : [{ value: "whileHere", end: at + word.length }];
    },
    write: (_: unknown, { self }) => `${self}が${HERE[self] ?? "戦闘エリア"}を離れるまで`,
  },
};

/** Where what calls itself so is while its abilities work (303.1.1). */
const HERE: Readonly<Record<string, string>> = { この魔石: "魔石エリア", このマジック: "チャント" };
