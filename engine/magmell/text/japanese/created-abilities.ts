import type { CategorySpec, GrammarRule } from "../grammar/grammar";
import type { PhraseMeaning } from "../grammar/pattern";
import type { PlainObject } from "../grammar/plain-data";
import { LATER_DURATION_WORDS } from "./later-durations";
import { $, createDataMeaning, createSlotMeaning, defineReadOnlyRule, defineRule } from "./meanings";
import { BODY_KEYS, splitKeys } from "./merged-meaning";

/** The meaning of a temporary ability: `{ ability, until, times }`. */
const made = (ability: object, times?: string): PhraseMeaning => ({
  make: (slots) => {
    const { until, body, ...rest } = slots;
    const whole = createDataMeaning(ability).make(rest) as PlainObject;
    return { ability: { ...whole, ...(body as PlainObject) }, until, ...(times !== undefined && { times }) };
  },
  take: (value: PlainObject) => {
    if (value.times !== times) return undefined;
    const [ability_, body] = splitKeys(
      value.ability as PlainObject,
      "type" in ability && ability.type === "triggered" ? BODY_KEYS : [],
    );
    const slots = createDataMeaning(ability).take(ability_ as never);
    return slots && { ...slots, until: value.until, ...(Object.keys(body).length > 0 && { body }) };
  },
});

const DELAYED = { type: "triggered", on: $.on, if: $.if };
const ENDS = { type: "triggered", on: { on: "turnEnds", whose: "anyone" }, if: $.if };

/** The end of this very turn. */
const thisTurnsEnd: PhraseMeaning = {
  make: (slots) => made(ENDS).make({ until: "turn", ...slots }),
  take: (value: never) => {
    const slots = made(ENDS).take(value);
    if (slots?.until !== "turn") return undefined;
    const { until: _, ...rest } = slots;
    return rest;
  },
};

/**
 * Something that is so for a while of what the text points to: "まで" alone would say that it is settled now (house:15), so
 * "までの間" says that it goes on being worked out.
 */
const asLongAs: PhraseMeaning = {
  make: asStanding().make,
  take: (value: PlainObject) =>
    isPointed(value.ability as PlainObject) ? asStanding().take(value as never) : undefined,
};

/**
 * Whether 「すべての」 cannot tell a lasting change from a settled one: for any selection but everything that fits, and for a
 * hand.
 */
function isPointed({ type, while: condition, affects }: PlainObject): boolean {
  if (type !== "static" || condition !== undefined) return false;
  const { all, whose, where } = affects as PlainObject;
  return all === undefined || (all === "hand" && whose !== undefined && where === undefined);
}

function asStanding(times?: string, type?: string): PhraseMeaning {
  return {
    make: ({ until, ability }) => {
      if (type !== undefined && (ability as PlainObject).type !== type) return undefined;
      return { ability, until, ...(times !== undefined && { times }) };
    },
    take: (value: PlainObject) => {
      const { ability, until } = value;
      if (value.times !== times || (ability as PlainObject).type === "triggered") return undefined;
      return type !== undefined && (ability as PlainObject).type !== type ? undefined : { ability, until };
    },
  };
}

const CREATED: readonly GrammarRule[] = [
  defineRule("このターンの終了時、{if?:Clause}{body:OneBody}", thisTurnsEnd),
  defineReadOnlyRule(
    "(このターンの終了時に|このターン終了時|ターン終了時|ターンの終了時)(、|){if?:Clause}{body:OneBody}",
    thisTurnsEnd,
  ),
  defineRule("{until?:Once}次に{on:Happening.past}とき、{if?:Clause}{body:OneBody}", spanned(made(DELAYED))),
  defineRule("{until?:Once}次の{on:Moment}、{if?:Clause}{body:OneBody}", spanned(atTurnEnd(false, made(DELAYED)))),
  // 「次の」 would leave out the end of this very turn.
  defineRule(
    "{until?:Once}この後最初の{on:Moment}、{if?:Clause}{body:OneBody}",
    spanned(atTurnEnd(true, made(DELAYED))),
  ),
  defineReadOnlyRule("{until?:Once}次に{on:Happening.past}時、{if?:Clause}{body:OneBody}", spanned(made(DELAYED))),
  defineRule("{until?:Once}次に{on:Trigger}{if?:Clause}{body:OneBody}", spanned(ofSeveral(made(DELAYED)))),
  defineReadOnlyRule("{until:Always}{on:Happening.past}とき、{if?:Clause}{body:OneBody}", made(DELAYED)),
  defineRule(
    "{until:Always}各ターンに{limit:Number}度だけ、{on:EachTrigger}{if?:Clause}{body:OneBody}",
    made({ ...DELAYED, limit: $.limit }, "always"),
  ),
  defineRule("{until:Always}{on:EachTrigger}{if?:Clause}{body:OneBody}", made(DELAYED, "always")),
  defineRule("{until?:Once}次に{ability:Standing}", spanned(asStanding("once", "replacement"))),
  defineRule("{until:During}{ability:Standing}", asLongAs),
  defineRule("{until:Always}{ability:Standing}", asStanding()),
];

const isTurnEnd = (on: unknown): boolean => (on as PlainObject | undefined)?.on === "turnEnds";

/** Limits a rule to the ends of turns, or to other moments. */
function atTurnEnd(wanted: boolean, { make, take }: PhraseMeaning): PhraseMeaning {
  return {
    make: (slots) => (isTurnEnd(slots.on) === wanted ? make(slots) : undefined),
    take: (value: never) => {
      const slots = take(value);
      return slots !== undefined && isTurnEnd(slots.on) === wanted ? slots : undefined;
    },
  };
}

/** The end of a turn of a player after this one: 「次の相手のターンの終了時」. */
const nextTurnEnd: PhraseMeaning = {
  make: (slots) => {
    const created = spanned(atTurnEnd(true, made(DELAYED))).make(slots);
    return created === undefined ? undefined : { ...(created as PlainObject), from: "nextTurn" };
  },
  take: ({ from, ...created }: PlainObject) => {
    if (from === undefined) return undefined;
    const slots = spanned(atTurnEnd(true, made(DELAYED))).take(created as never);
    return slots?.until === undefined ? slots : undefined;
  },
};

/** Limits a rule to triggers with several events. */
function ofSeveral({ make, take }: PhraseMeaning): PhraseMeaning {
  return {
    make: (slots) => (Array.isArray(slots.on) ? make(slots) : undefined),
    take: (value: never) => {
      const slots = take(value);
      return Array.isArray(slots?.on) ? slots : undefined;
    },
  };
}

/** Makes the whole game the default duration of a one-time trigger or replacement. */
function spanned({ make, take }: PhraseMeaning): PhraseMeaning {
  return {
    make: (slots) => make({ until: "game", ...slots }),
    take: (value: never) => {
      const slots = take(value);
      if (slots?.until !== "game") return slots;
      const { until: _, ...rest } = slots;
      return rest;
    },
  };
}

const isFromNowOn = (value: unknown): boolean => (value as PlainObject).from === undefined;

/** An ability that does not work before the next turn begins. */
const fromNextTurn: PhraseMeaning = {
  make: ({ made: created }) => ({ ...(created as PlainObject), from: "nextTurn" }),
  take: ({ from, ...created }: PlainObject) => (from === undefined ? undefined : { made: created }),
};

/** Abilities with a limited duration that an instruction creates (302.1.3, 306.1). */
export const CREATED_ABILITY_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Created: {
    rows: [
      defineRule("{made:CreatedNow}", createSlotMeaning("made", isFromNowOn)),
      defineRule("次の{on:Moment}、{if?:Clause}{body:OneBody}", nextTurnEnd),
      defineRule("次のターン以降、{made:CreatedNow}", fromNextTurn),
    ],
  },
  CreatedNow: { rows: CREATED },
  Once: {
    rows: [
      defineRule("このターン、", createDataMeaning("turn")),
      defineRule("このバトルの間、", createDataMeaning("battle")),
      defineRule("次のあなたのターンの開始時まで、", createDataMeaning("yourNextTurn")),
      ...LATER_DURATION_WORDS.map(([until, words]) => defineRule(`${words}、`, createDataMeaning(until))),
      defineRule(
        "{u:WhileYours}、",
        createSlotMeaning("u", (value) => value === "whileYouControl"),
      ),
      defineRule(
        "{u:WhileHere}、",
        createSlotMeaning("u", (value) => value === "whileHere"),
      ),
    ],
  },
  During: {
    rows: [
      defineRule("このターン、", createDataMeaning("turn")),
      defineRule("このバトルの間、", createDataMeaning("battle")),
      defineRule("このゲームの間、", createDataMeaning("game")),
      defineRule("次のあなたのターンの開始時までの間、", createDataMeaning("yourNextTurn")),
      ...LATER_DURATION_WORDS.map(([until, words]) => defineRule(`${words}の間、`, createDataMeaning(until))),
      defineRule(
        "{u:WhileYours}ずっと、",
        createSlotMeaning("u", (value) => value === "whileYouControl"),
      ),
      defineRule(
        "{u:WhileHere}の間、",
        createSlotMeaning("u", (value) => value === "whileHere"),
      ),
    ],
  },
  Always: {
    rows: [
      defineRule(
        "{o:Once}",
        createSlotMeaning("o", (value) => value !== "game"),
      ),
      defineReadOnlyRule("このターンの間、", createDataMeaning("turn")),
      defineRule("このゲームの間、", createDataMeaning("game")),
    ],
  },
};
