import type { EventPattern } from "../../model/ability";
import type { Filter } from "../../model/select";
import type { CategorySpec, GrammarRow } from "../grammar/grammar";
import type { Meaning } from "../grammar/pattern";
import { HAPPENING_ROWS } from "./history";
import { $, data, listOf, reading, row, slotValue, wordTable } from "./meanings";

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
const draws: Meaning = {
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
const comesTo = (more: object, writesUnits: boolean): Meaning => {
  const anywhere = data({ on: "move", what: $.what, to: $.to, ...more });
  const fromBattle = data({ on: "move", what: $.what, from: "battleArea", to: $.to, ...more });
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
const toWhose = (more: object): Meaning => ({
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

const MOVES: readonly GrammarRow[] = [
  row("{what:Subject}が召喚<される>", data({ on: "move", what: $.what, to: "battleArea" })),
  row("{what:Subject}が破壊<される>", data({ on: "move", what: $.what, cause: "destroy" })),
  row(
    "{what:Subject}が戦闘エリアからダストに置<かれる>",
    data({ on: "move", what: $.what, from: "battleArea", to: "dust" }),
  ),
  row("{what:Subject}が捨て<られる>", data({ on: "move", what: $.what, cause: "discard" })),
  row("{who:PlayerOrAny}がカードを<引く>", draws),
  reading("{who:Player}がカードを<捨てる>", data({ on: "move", what: { whose: $.who }, cause: "discard" })),
  row("{what:Subject}が{from:FromZones}を<離れる>", data({ on: "move", what: $.what, from: $.from })),
  row("{what:Subject}が{to:FromZones}に戻<される>", comesTo({ cause: "return" }, true)),
  row(
    "{what:Subject}が{from:FromZones}から{to:FromZones}に置<かれる>",
    data({ on: "move", what: $.what, from: $.from, to: $.to }),
  ),
  row("{what:Subject}が{to:FromZones}に置<かれる>", comesTo({}, false)),
  row("{what:Subject}がいずれかの領域から{to:FromZones}に置<かれる>", data({ on: "move", what: $.what, to: $.to })),
  reading("{what:Subject}が契約者の{to:FromZones}に戻<される>", comesTo({ cause: "return" }, true)),
  reading("{what:Subject}が契約者の{to:FromZones}に置<かれる>", comesTo({}, false)),
  reading("{what:Subject}が{whose:Player}の{to:FromZones}に戻<される>", toWhose({ cause: "return" })),
  reading("{what:Subject}が{whose:Player}の{to:FromZones}に置<かれる>", toWhose({})),
  row(
    "{what:Subject}が{cause:Causes}によって{from:FromZones}から{to:FromZones}に<移る>",
    data({ on: "move", what: $.what, cause: $.cause, from: $.from, to: $.to }),
  ),
  row(
    "{what:Subject}が{cause:Causes}によって{from:FromZones}を<離れる>",
    data({ on: "move", what: $.what, cause: $.cause, from: $.from }),
  ),
  row(
    "{what:Subject}が{cause:Causes}によって{to:FromZones}に<移る>",
    data({ on: "move", what: $.what, cause: $.cause, to: $.to }),
  ),
  row("{what:Subject}が{cause:Causes}によって<移る>", data({ on: "move", what: $.what, cause: $.cause })),
  row("{what:Subject}が<移る>", data({ on: "move", what: $.what })),
];

const HAPPENINGS: readonly GrammarRow[] = [
  row(
    "{by:Subject}が{what:Subject}に{amount?:PointBound}{inBattle?:DamageSort}ダメージを<与える>",
    data({ on: "damage", what: $.what, by: $.by, amount: $.amount, inBattle: $.inBattle }),
  ),
  row(
    "{what:Subject}に{amount?:PointBound}{inBattle?:DamageSort}ダメージが<与えられる>",
    data({ on: "damage", what: $.what, amount: $.amount, inBattle: $.inBattle }),
  ),
  reading(
    "{what:Subject}が{amount?:PointBound}{inBattle?:DamageSort}ダメージを<受ける>",
    data({ on: "damage", what: $.what, amount: $.amount, inBattle: $.inBattle }),
  ),
  row("{who:PlayerOrAny}がライフを<回復する>", data({ on: "lifeGained", who: $.who })),
  row("{who:PlayerOrAny}がライフを<失う>", data({ on: "lifeLost", who: $.who })),
  row(
    "{who:PlayerOrAny}がライフを{amount:PointAmount}<回復する>",
    data({ on: "lifeGained", who: $.who, amount: $.amount }),
  ),
  row("{who:PlayerOrAny}がライフを{amount:PointAmount}<失う>", data({ on: "lifeLost", who: $.who, amount: $.amount })),
  row(
    "{who:PlayerOrAny}のライフが{than:Amount}{is:Comparison}に<なる>",
    data({ on: "lifeBecomes", who: $.who, is: $.is, than: $.than }),
  ),
  row("{who:PlayerOrAny}がカードを<使用する>", data({ on: "used", who: $.who })),
  row("{who:PlayerOrAny}が{what:Thing}を<使用する>", data({ on: "used", who: $.who, what: $.what })),
  reading("{what:Subject}が<使用される>", data({ on: "used", who: "anyone", what: $.what })),
  row("{what:Subject}が対象に<なる>", data({ on: "targeted", what: $.what })),
  row("{what:Subject}が{by:Being}の対象に<なる>", data({ on: "targeted", what: $.what, by: $.by })),
  row("{what:Subject}が<攻撃する>", data({ on: "attack", what: $.what })),
  row("{target:Subject}が攻撃<される>", data({ on: "attack", what: {}, target: $.target })),
  row("{what:Subject}が{target:Subject}を<攻撃する>", data({ on: "attack", what: $.what, target: $.target })),
  row("{what:Subject}が防御されずに<攻撃する>", data({ on: "attackUndefended", what: $.what })),
  row("{what:Subject}が<防御する>", data({ on: "defend", what: $.what })),
  row("{against:Subject}の攻撃が防御<される>", data({ on: "defend", what: {}, against: $.against })),
  row("{what:Subject}が{against:Subject}の攻撃を<防御する>", data({ on: "defend", what: $.what, against: $.against })),
  row("{what:Subject}が<ウェイクする>", data({ on: "woke", what: $.what })),
  reading("{what:Subject}がウェイク状態に<なる>", data({ on: "woke", what: $.what })),
  row("{what:Subject}が<レストする>", data({ on: "rested", what: $.what })),
  reading("{what:Subject}がレスト状態に<なる>", data({ on: "rested", what: $.what })),
  row("{what:Subject}が{cause:Payment}によって<レストする>", data({ on: "rested", what: $.what, cause: $.cause })),
  ...[
    ["表向き", "turnedFaceUp"],
    ["裏向き", "turnedFaceDown"],
  ].flatMap(([side, on]) => [
    row(`{what:Subject}が${side}に<なる>`, data({ on, what: $.what })),
    row(`{what:Subject}が{cause:Payment}によって${side}に<なる>`, data({ on, what: $.what, cause: $.cause })),
  ]),
  row(
    "{what:Subject}に{counter:Counter}カウンターが{amount?:CounterAmount}置<かれる>",
    data({ on: "countersPut", what: $.what, counter: $.counter, amount: $.amount }),
  ),
  row(
    "{what:Subject}にカウンターが{amount?:CounterAmount}置<かれる>",
    data({ on: "countersPut", what: $.what, amount: $.amount }),
  ),
  row(
    "{what:Subject}から{counter:Counter}カウンターが{amount?:CounterAmount}取り除<かれる>",
    data({ on: "countersRemoved", what: $.what, counter: $.counter, amount: $.amount }),
  ),
  row(
    "{what:Subject}からカウンターが{amount?:CounterAmount}取り除<かれる>",
    data({ on: "countersRemoved", what: $.what, amount: $.amount }),
  ),
  row("{what:Subject}が無効化<される>", data({ on: "negated", what: $.what })),
  row("{what:Subject}がトークンとして召喚<される>", data({ on: "token", what: $.what })),
  row("{what:Subject}の支配権が<移る>", data({ on: "controlChanged", what: $.what })),
  row("{to:PlayerOrAny}が{what:Subject}の支配権を<得る>", data({ on: "controlChanged", what: $.what, to: $.to })),
  row("{who:PlayerOrAny}がデッキを<無作為化する>", data({ on: "shuffled", who: $.who })),
  row("{what:Subject}が公開<される>", data({ on: "revealed", what: $.what })),
];

const MOMENTS: readonly GrammarRow[] = [
  row("各ターンの開始時", data({ on: "turnBegins", whose: "anyone" })),
  reading("(すべての|)ターン(の開始時|開始時)", data({ on: "turnBegins", whose: "anyone" })),
  row("{whose:Player}のターンの開始時", data({ on: "turnBegins", whose: $.whose })),
  reading("{whose:Player}の各ターン(の開始時|開始時)", data({ on: "turnBegins", whose: $.whose })),
  reading("{whose:Player}の各ターン(の終了時|終了時)", data({ on: "turnEnds", whose: $.whose })),
  reading("{whose:Player}のターン(開始時|の始め)", data({ on: "turnBegins", whose: $.whose })),
  row("各ターンの終了時", data({ on: "turnEnds", whose: "anyone" })),
  reading("ターン(の終了時|終了時|の終わり)", data({ on: "turnEnds", whose: "anyone" })),
  row("{whose:Player}のターンの終了時", data({ on: "turnEnds", whose: $.whose })),
  reading("{whose:Player}のターン(終了時|の終わり)", data({ on: "turnEnds", whose: $.whose })),
  row("各{phase:Phase}の開始時", data({ on: "phaseBegins", phase: $.phase, whose: "anyone" })),
  row("{whose:Player}の{phase:Phase}の開始時", data({ on: "phaseBegins", phase: $.phase, whose: $.whose })),
  reading("{whose:Player}の{phase:Phase}開始時", data({ on: "phaseBegins", phase: $.phase, whose: $.whose })),
  row("{step:Step}の開始時", data({ on: "stepBegins", step: $.step })),
  row("{what:Subject}のバトルの{step:Step}の開始時", data({ on: "stepBegins", step: $.step, what: $.what })),
  row("バトルの終了時", data({ on: "battleEnds" })),
  row("{what:Subject}のバトルの終了時", data({ on: "battleEnds", what: $.what })),
];

const isFilter = (value: unknown): boolean => typeof value === "object" && value !== null && !("player" in value);
const onlyAmong = (value: unknown): boolean => isFilter(value) && Object.keys(value as object).join() === "among";

export const EVENT_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  /** The subject of an event. */
  Subject: {
    rows: [
      row(
        "{self:Self}",
        slotValue("self", (value) => value === "self"),
      ),
      row("{among:Ref}", {
        make: ({ among }) => (among === "self" ? undefined : { among }),
        take: (value: Filter) => (onlyAmong(value) ? { among: value.among } : undefined),
      }),
      row("{player:PlayerOrAny}", data({ player: $.player })),
      row("{what:Thing}", slotValue("what", isFilter)),
    ],
  },
  FromZones: oneOrMany("ZonesOr"),
  DamageSort: wordTable([
    [true, "戦闘"],
    [false, "戦闘でない", "戦闘以外の"],
  ]),
  Cause: wordTable([
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
  CauseList: listOf("Cause", ["か"]),
  Causes: oneOrMany("CauseList"),
  Payment: wordTable([
    ["cost", "コストの支払い"],
    ["catalyst", "触媒の支払い"],
  ]),
  OneHappening: { rows: [...MOVES, ...HAPPENINGS] },
  /** An event, and before it its number in the turn and the like. */
  Happening: { rows: HAPPENING_ROWS },
  Moment: { rows: MOMENTS },
};
