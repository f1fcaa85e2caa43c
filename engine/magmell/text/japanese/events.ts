import type { EventPattern } from "../../model/ability";
import type { Filter } from "../../model/select";
import type { CategorySpec, GrammarRule } from "../grammar/grammar";
import type { PhraseMeaning } from "../grammar/pattern";
import { PAST_EVENT_RULES } from "./history";
import {
  $,
  createDataMeaning,
  createListCategory,
  createSlotMeaning,
  createWordCategory,
  defineReadOnlyRule,
  defineRule,
} from "./meanings";

/** One zone or several as the model writes them: one stands alone. */
const oneOrMany = (category: string): CategorySpec => ({
  begins: [category],
  scan: (source, at) =>
    source.read(category, at).map(({ value, end }) => ({
      value: Array.isArray(value) && value.length === 1 ? value[0] : value,
      end,
    })),
  write: (value: unknown, { write }) => write(category, Array.isArray(value) ? value : [value]),
});

/** 「あなたがカードを引く」: whose card it is says who draws. */
const draws: PhraseMeaning = {
  make: ({ who }) => ({ on: "move", what: who === "anyone" ? {} : { whose: who }, cause: "draw" }),
  take: (value: EventPattern) => {
    if (value.on !== "move" || value.cause !== "draw" || value.from !== undefined || value.to !== undefined)
      return undefined;
    const what = value.what as Filter;
    if (typeof what !== "object") return undefined;
    const keys = Object.keys(what);
    if (keys.length === 0) return { who: "anyone" };
    return keys.length === 1 && what.whose !== undefined ? { who: what.whose } : undefined;
  },
};

const isUnit = (what: unknown): boolean =>
  typeof what === "object" && what !== null && (what as Filter).kind === "unit";

/** A move of things to a zone: a unit named without a zone is one in the battle area (405.4), a card may be anywhere. */
const comesTo = (more: object, writesUnits: boolean): PhraseMeaning => {
  const anywhere = createDataMeaning({ on: "move", what: $.what, to: $.to, ...more });
  const fromBattle = createDataMeaning({ on: "move", what: $.what, from: "battleArea", to: $.to, ...more });
  return {
    make: (slots) => (isUnit(slots.what) ? fromBattle : anywhere).make(slots),
    take: (value: never) => {
      const unit = writesUnits ? fromBattle.take(value) : undefined;
      if (unit !== undefined && isUnit(unit.what)) return unit;
      const slots = anywhere.take(value);
      return slots !== undefined && !isUnit(slots.what) ? slots : undefined;
    },
  };
};

/** 「相手のダストに置かれる」: where something goes says whose it is (401.5). */
const toWhose = (more: object): PhraseMeaning => ({
  make: ({ what, whose, to }) => {
    if (what === "self") return whose === "you" ? { on: "move", what, to, ...more } : undefined;
    const { whose: said = whose, ...where } = what as Filter;
    const from = isUnit(where) ? { from: "battleArea" } : {};
    return "player" in where || said !== whose
      ? undefined
      : { on: "move", what: { ...where, whose }, ...from, to, ...more };
  },
  take: () => undefined,
});

const MOVES: readonly GrammarRule[] = [
  defineRule("{what:Subject}が召喚<される>", createDataMeaning({ on: "move", what: $.what, to: "battleArea" })),
  defineRule("{what:Subject}が破壊<される>", createDataMeaning({ on: "move", what: $.what, cause: "destroy" })),
  defineRule(
    "{what:Subject}が戦闘エリアからダストに置<かれる>",
    createDataMeaning({ on: "move", what: $.what, from: "battleArea", to: "dust" }),
  ),
  defineRule("{what:Subject}が捨て<られる>", createDataMeaning({ on: "move", what: $.what, cause: "discard" })),
  defineRule("{who:PlayerOrAny}がカードを<引く>", draws),
  defineReadOnlyRule(
    "{who:Player}がカードを<捨てる>",
    createDataMeaning({ on: "move", what: { whose: $.who }, cause: "discard" }),
  ),
  defineRule(
    "{what:Subject}が{from:FromZones}を<離れる>",
    createDataMeaning({ on: "move", what: $.what, from: $.from }),
  ),
  defineRule("{what:Subject}が{to:FromZones}に戻<される>", comesTo({ cause: "return" }, true)),
  defineRule(
    "{what:Subject}が{from:FromZones}から{to:FromZones}に置<かれる>",
    createDataMeaning({ on: "move", what: $.what, from: $.from, to: $.to }),
  ),
  defineRule("{what:Subject}が{to:FromZones}に置<かれる>", comesTo({}, false)),
  defineRule(
    "{what:Subject}がいずれかの領域から{to:FromZones}に置<かれる>",
    createDataMeaning({ on: "move", what: $.what, to: $.to }),
  ),
  defineReadOnlyRule("{what:Subject}が契約者の{to:FromZones}に戻<される>", comesTo({ cause: "return" }, true)),
  defineReadOnlyRule("{what:Subject}が契約者の{to:FromZones}に置<かれる>", comesTo({}, false)),
  defineReadOnlyRule("{what:Subject}が{whose:Player}の{to:FromZones}に戻<される>", toWhose({ cause: "return" })),
  defineReadOnlyRule("{what:Subject}が{whose:Player}の{to:FromZones}に置<かれる>", toWhose({})),
  defineRule(
    "{what:Subject}が{cause:Causes}によって{from:FromZones}から{to:FromZones}に<移る>",
    createDataMeaning({ on: "move", what: $.what, cause: $.cause, from: $.from, to: $.to }),
  ),
  defineRule(
    "{what:Subject}が{cause:Causes}によって{from:FromZones}を<離れる>",
    createDataMeaning({ on: "move", what: $.what, cause: $.cause, from: $.from }),
  ),
  defineRule(
    "{what:Subject}が{cause:Causes}によって{to:FromZones}に<移る>",
    createDataMeaning({ on: "move", what: $.what, cause: $.cause, to: $.to }),
  ),
  defineRule(
    "{what:Subject}が{cause:Causes}によって<移る>",
    createDataMeaning({ on: "move", what: $.what, cause: $.cause }),
  ),
  defineRule("{what:Subject}が<移る>", createDataMeaning({ on: "move", what: $.what })),
];

const HAPPENINGS: readonly GrammarRule[] = [
  defineRule(
    "{by:Subject}が{what:Subject}に{amount?:PointBound}{inBattle?:DamageSort}ダメージを<与える>",
    createDataMeaning({ on: "damage", what: $.what, by: $.by, amount: $.amount, inBattle: $.inBattle }),
  ),
  defineRule(
    "{what:Subject}に{amount?:PointBound}{inBattle?:DamageSort}ダメージが<与えられる>",
    createDataMeaning({ on: "damage", what: $.what, amount: $.amount, inBattle: $.inBattle }),
  ),
  defineReadOnlyRule(
    "{what:Subject}が{amount?:PointBound}{inBattle?:DamageSort}ダメージを<受ける>",
    createDataMeaning({ on: "damage", what: $.what, amount: $.amount, inBattle: $.inBattle }),
  ),
  defineRule("{who:PlayerOrAny}がライフを<回復する>", createDataMeaning({ on: "lifeGained", who: $.who })),
  defineRule("{who:PlayerOrAny}がライフを<失う>", createDataMeaning({ on: "lifeLost", who: $.who })),
  defineRule(
    "{who:PlayerOrAny}がライフを{amount:PointAmount}<回復する>",
    createDataMeaning({ on: "lifeGained", who: $.who, amount: $.amount }),
  ),
  defineRule(
    "{who:PlayerOrAny}がライフを{amount:PointAmount}<失う>",
    createDataMeaning({ on: "lifeLost", who: $.who, amount: $.amount }),
  ),
  defineRule(
    "{who:PlayerOrAny}のライフが{than:Amount}{is:Comparison}に<なる>",
    createDataMeaning({ on: "lifeBecomes", who: $.who, is: $.is, than: $.than }),
  ),
  defineRule("{who:PlayerOrAny}がカードを<使用する>", createDataMeaning({ on: "used", who: $.who })),
  defineRule(
    "{who:PlayerOrAny}が{what:Thing}を<使用する>",
    createDataMeaning({ on: "used", who: $.who, what: $.what }),
  ),
  defineReadOnlyRule("{what:Subject}が<使用される>", createDataMeaning({ on: "used", who: "anyone", what: $.what })),
  defineRule("{what:Subject}が対象に<なる>", createDataMeaning({ on: "targeted", what: $.what })),
  defineRule(
    "{what:Subject}が{by:Aiming}の対象に<なる>",
    createDataMeaning({ on: "targeted", what: $.what, by: $.by }),
  ),
  defineRule("{what:Subject}が<攻撃する>", createDataMeaning({ on: "attack", what: $.what })),
  defineRule("{target:Subject}が攻撃<される>", createDataMeaning({ on: "attack", what: {}, target: $.target })),
  defineRule(
    "{what:Subject}が{target:Subject}を<攻撃する>",
    createDataMeaning({ on: "attack", what: $.what, target: $.target }),
  ),
  defineRule("{what:Subject}が防御されずに<攻撃する>", createDataMeaning({ on: "attackUndefended", what: $.what })),
  defineRule("{what:Subject}が<防御する>", createDataMeaning({ on: "defend", what: $.what })),
  defineRule(
    "{against:Subject}の攻撃が防御<される>",
    createDataMeaning({ on: "defend", what: {}, against: $.against }),
  ),
  defineRule(
    "{what:Subject}が{against:Subject}の攻撃を<防御する>",
    createDataMeaning({ on: "defend", what: $.what, against: $.against }),
  ),
  defineRule("{what:Subject}が<ウェイクする>", createDataMeaning({ on: "woke", what: $.what })),
  defineReadOnlyRule("{what:Subject}がウェイク状態に<なる>", createDataMeaning({ on: "woke", what: $.what })),
  defineRule("{what:Subject}が<レストする>", createDataMeaning({ on: "rested", what: $.what })),
  defineReadOnlyRule("{what:Subject}がレスト状態に<なる>", createDataMeaning({ on: "rested", what: $.what })),
  defineRule(
    "{what:Subject}が{cause:Payment}によって<レストする>",
    createDataMeaning({ on: "rested", what: $.what, cause: $.cause }),
  ),
  ...[
    ["表向き", "turnedFaceUp"],
    ["裏向き", "turnedFaceDown"],
  ].flatMap(([side, on]) => [
    defineRule(`{what:Subject}が${side}に<なる>`, createDataMeaning({ on, what: $.what })),
    defineRule(
      `{what:Subject}が{cause:Payment}によって${side}に<なる>`,
      createDataMeaning({ on, what: $.what, cause: $.cause }),
    ),
  ]),
  defineRule(
    "{what:Subject}に{counter:Counter}カウンターが{amount?:CounterAmount}置<かれる>",
    createDataMeaning({ on: "countersPut", what: $.what, counter: $.counter, amount: $.amount }),
  ),
  defineRule(
    "{what:Subject}にカウンターが{amount?:CounterAmount}置<かれる>",
    createDataMeaning({ on: "countersPut", what: $.what, amount: $.amount }),
  ),
  defineRule(
    "{what:Subject}から{counter:Counter}カウンターが{amount?:CounterAmount}取り除<かれる>",
    createDataMeaning({ on: "countersRemoved", what: $.what, counter: $.counter, amount: $.amount }),
  ),
  defineRule(
    "{what:Subject}からカウンターが{amount?:CounterAmount}取り除<かれる>",
    createDataMeaning({ on: "countersRemoved", what: $.what, amount: $.amount }),
  ),
  defineRule("{what:Subject}が無効化<される>", createDataMeaning({ on: "negated", what: $.what })),
  defineRule("{what:Subject}がトークンとして召喚<される>", createDataMeaning({ on: "token", what: $.what })),
  defineRule("{what:Subject}の支配権が<移る>", createDataMeaning({ on: "controlChanged", what: $.what })),
  defineRule(
    "{to:PlayerOrAny}が{what:Subject}の支配権を<得る>",
    createDataMeaning({ on: "controlChanged", what: $.what, to: $.to }),
  ),
  defineRule("{who:PlayerOrAny}がデッキを<無作為化する>", createDataMeaning({ on: "shuffled", who: $.who })),
  defineRule("{what:Subject}が公開<される>", createDataMeaning({ on: "revealed", what: $.what })),
];

const MOMENTS: readonly GrammarRule[] = [
  defineRule("各ターンの開始時", createDataMeaning({ on: "turnBegins", whose: "anyone" })),
  defineReadOnlyRule("(すべての|)ターン(の開始時|開始時)", createDataMeaning({ on: "turnBegins", whose: "anyone" })),
  defineRule("{whose:Player}のターンの開始時", createDataMeaning({ on: "turnBegins", whose: $.whose })),
  defineReadOnlyRule(
    "{whose:Player}の各ターン(の開始時|開始時)",
    createDataMeaning({ on: "turnBegins", whose: $.whose }),
  ),
  defineReadOnlyRule(
    "{whose:Player}の各ターン(の終了時|終了時)",
    createDataMeaning({ on: "turnEnds", whose: $.whose }),
  ),
  defineReadOnlyRule("{whose:Player}のターン(開始時|の始め)", createDataMeaning({ on: "turnBegins", whose: $.whose })),
  defineRule("各ターンの終了時", createDataMeaning({ on: "turnEnds", whose: "anyone" })),
  defineReadOnlyRule("ターン(の終了時|終了時|の終わり)", createDataMeaning({ on: "turnEnds", whose: "anyone" })),
  defineRule("{whose:Player}のターンの終了時", createDataMeaning({ on: "turnEnds", whose: $.whose })),
  defineReadOnlyRule("{whose:Player}のターン(終了時|の終わり)", createDataMeaning({ on: "turnEnds", whose: $.whose })),
  defineRule("各{phase:Phase}の開始時", createDataMeaning({ on: "phaseBegins", phase: $.phase, whose: "anyone" })),
  defineRule(
    "{whose:Player}の{phase:Phase}の開始時",
    createDataMeaning({ on: "phaseBegins", phase: $.phase, whose: $.whose }),
  ),
  defineReadOnlyRule(
    "{whose:Player}の{phase:Phase}開始時",
    createDataMeaning({ on: "phaseBegins", phase: $.phase, whose: $.whose }),
  ),
  defineRule("{step:Step}の開始時", createDataMeaning({ on: "stepBegins", step: $.step })),
  defineRule(
    "{what:Subject}のバトルの{step:Step}の開始時",
    createDataMeaning({ on: "stepBegins", step: $.step, what: $.what }),
  ),
  defineRule("バトルの終了時", createDataMeaning({ on: "battleEnds" })),
  defineRule("{what:Subject}のバトルの終了時", createDataMeaning({ on: "battleEnds", what: $.what })),
];

const isFilter = (value: unknown): boolean => typeof value === "object" && value !== null && !("player" in value);
const onlyAmong = (value: unknown): boolean => isFilter(value) && Object.keys(value as object).join() === "among";

export const EVENT_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  /** The subject of an event. */
  Subject: {
    rows: [
      defineRule(
        "{self:Self}",
        createSlotMeaning("self", (value) => value === "self"),
      ),
      defineRule("{among:Ref}", {
        make: ({ among }) => (among === "self" ? undefined : { among }),
        take: (value: Filter) => (onlyAmong(value) ? { among: value.among } : undefined),
      }),
      defineRule("{player:PlayerOrAny}", createDataMeaning({ player: $.player })),
      defineRule("{what:Thing}", createSlotMeaning("what", isFilter)),
    ],
  },
  FromZones: oneOrMany("ZonesOr"),
  DamageSort: createWordCategory([
    [true, "戦闘"],
    [false, "戦闘でない", "戦闘以外の"],
  ]),
  Cause: createWordCategory([
    ["draw", "引くこと"],
    ["placeStone", "魔石フェイズの処理"],
    ["redraw", "引き直し"],
    ["use", "使用"],
    ["resolve", "解決"],
    ["summon", "効果による召喚"],
    ["destroy", "破壊"],
    ["return", "戻すこと"],
    ["discard", "捨てること"],
    ["negate", "無効化"],
    ["put", "効果で置くこと"],
  ]),
  CauseList: createListCategory("Cause", ["か"]),
  Causes: oneOrMany("CauseList"),
  Payment: createWordCategory([
    ["cost", "コストの支払い"],
    ["catalyst", "触媒の支払い"],
  ]),
  OneHappening: { rows: [...MOVES, ...HAPPENINGS] },
  /** An event, and before it its number in the turn and the like. */
  Happening: { rows: PAST_EVENT_RULES },
  Moment: { rows: MOMENTS },
};
