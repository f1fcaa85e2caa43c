import { getCardColors } from "../../../model/card";
import type { EffectOf, PilePosition } from "../../../model/effect";
import type { PlayerRef } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import { renderCounted } from "../nouns/amounts";
import { createPlayerNoun, renderWithActor } from "../nouns/players";
import { createSelectNoun, isPluralSelect } from "../nouns/selections";
import { createImperative, type EnglishClause } from "../phrase";
import { getCounterNoun, type RenderContext } from "../render-context";
import { ENGLISH_ZONE_NAMES, joinList, joinWords, type Noun, renderDuration, renderZone, toOrdinal } from "../words";
import { recordStoredResult } from "./record-stored-result";
import type { VerbRenderers } from "./verb-renderers";

type MoveVerb =
  | "destroy"
  | "return"
  | "summon"
  | "put"
  | "negate"
  | "wake"
  | "rest"
  | "turnFaceUp"
  | "turnFaceDown"
  | "token"
  | "control"
  | "exchangeControl"
  | "use";

/** Renderers for effects that move, create, turn or hand over instances. */
export const MOVE_VERB_RENDERERS: VerbRenderers<MoveVerb> = {
  destroy: (context, { what, store }) =>
    recordStoredResult(
      context,
      store,
      what,
      "destroyed",
      createImperative(null, "destroy", createSelectNoun(context, what, "all").text),
    ),
  return: renderReturn,
  summon: renderSummon,
  put: renderPut,
  negate: (context, { what, to, store }) => {
    const noun = createSelectNoun(context, what, "all");
    const it = isPluralSelect(context, what) ? "them" : "it";
    const goes =
      to === undefined ? "" : `, putting ${it} ${renderDestination(to, noun, undefined, false)} instead of the dust`;
    return recordStoredResult(context, store, what, "negated", createImperative(null, "negate", `${noun.text}${goes}`));
  },
  wake: (context, effect) => renderTurned(context, effect, "wake", "woken"),
  rest: (context, effect) => renderTurned(context, effect, "rest", "rested"),
  turnFaceUp: (context, effect) => renderTurned(context, effect, "turn", "turned", " face up"),
  turnFaceDown: (context, effect) => renderTurned(context, effect, "turn", "turned", " face down"),
  token: renderTokenCreation,
  control: renderControlChange,
  exchangeControl: (context, { one, other }) => {
    const first = createSelectNoun(context, one, "all").text;
    return createImperative(
      null,
      "exchange",
      `control of ${first} and ${createSelectNoun(context, other, "all").text}`,
    );
  },
  use: (context, { who, what, free }) => {
    const player = createPlayerNoun(context, who);
    const noun = renderWithActor(context, player, () => createSelectNoun(context, what, "all"));
    const cost = noun.many ? "their costs" : "its cost";
    return createImperative(player, "use", `${noun.text}${free ? ` without paying ${cost}` : ""}`);
  },
};

function renderTurned(
  context: RenderContext,
  { what, store }: EffectOf<"wake" | "rest" | "turnFaceUp" | "turnFaceDown">,
  verb: string,
  manner: string,
  end = "",
): EnglishClause {
  const { text } = createSelectNoun(context, what, "all");
  return recordStoredResult(context, store, what, manner, createImperative(null, verb, `${text}${end}`));
}

/** Whose pile something goes back to: "your", where it is known, or "its owner's". */
const renderOwnerPossessive = ({ owner, many }: Noun): string => owner ?? (many ? "their owners'" : "its owner's");

/** "hand", or "hands" of several owners. */
const named = (zone: ZoneId, { owner, many }: Noun): string =>
  owner === undefined && many ? `${ENGLISH_ZONE_NAMES[zone].name}s` : ENGLISH_ZONE_NAMES[zone].name;

const isPile = (zone: ZoneId): zone is "grimoire" | "stoneDeck" => zone === "grimoire" || zone === "stoneDeck";

/** The goal of a move: "into its owner's hand", "on the bottom of your grimoire", "into the dust". */
function renderDestination(to: ZoneId, noun: Noun, position: PilePosition | undefined, back: boolean): string {
  const whose = `${renderOwnerPossessive(noun)} ${named(to, noun)}`;
  if (isPile(to) && typeof position === "number" && position > 1)
    return `${back ? "to" : "into"} ${whose} ${toOrdinal(position)} from the top`;
  const end = position === "bottom" ? "bottom" : "top";
  if (isPile(to)) return back ? `to the ${end} of ${whose}` : `on ${end === "top" ? "top" : "the bottom"} of ${whose}`;
  const word = back ? "to" : ENGLISH_ZONE_NAMES[to].into;
  return to === "hand" ? `${word} ${whose}` : `${word} ${renderZone(to, "")}`;
}

function renderReturn(
  context: RenderContext,
  { what, to = "hand", position, store }: EffectOf<"return">,
): EnglishClause {
  const noun = createSelectNoun(context, what, "all");
  return recordStoredResult(
    context,
    store,
    what,
    "returned",
    createImperative(null, "return", `${noun.text} ${renderDestination(to, noun, position, true)}`),
  );
}

const renderCounters = (
  context: RenderContext,
  { name, count }: NonNullable<EffectOf<"summon">["counters"]>,
  many: boolean,
): string => `with ${renderCounted(context, count, getCounterNoun(context, name))} on ${many ? "each of them" : "it"}`;

const under = (context: RenderContext, ref: PlayerRef | undefined): string =>
  ref === undefined || ref === "you" ? "" : `under ${createPlayerNoun(context, ref).whose} control`;

function renderSummon(
  context: RenderContext,
  { what, under: who, rested, counters, store }: EffectOf<"summon">,
): EnglishClause {
  const noun = createSelectNoun(context, what, "all");
  const state = [rested ? "rested" : "", counters === undefined ? "" : renderCounters(context, counters, noun.many)];
  const arrival = joinList(state.filter((part) => part !== ""));
  // "you control" goes without saying, unless somebody else's card is meant.
  const control = who === "you" ? (noun.owner === "your opponent's" ? "under your control" : "") : under(context, who);
  const tail = joinWords(control, arrival);
  const comma = noun.text.includes(" ") && arrival !== "" && control === "" ? "," : "";
  return recordStoredResult(
    context,
    store,
    what,
    "summoned",
    createImperative(null, "summon", `${noun.text}${tail === "" ? "" : `${comma} ${tail}`}`),
  );
}

function renderPut(context: RenderContext, effect: EffectOf<"put">): EnglishClause {
  const { what, to, position, under: who, rested, faceDown, store } = effect;
  const noun = createSelectNoun(context, what, "all");
  const manner = joinList([...(rested ? ["rested"] : []), ...(faceDown ? ["face down"] : [])]);
  const area =
    to === "stoneArea"
      ? `into ${createPlayerNoun(context, who ?? "you").whose} stone area`
      : renderDestination(to, noun, position, false);
  const control = to === "battleArea" ? under(context, who) : "";
  return recordStoredResult(
    context,
    store,
    what,
    "moved",
    createImperative(null, "put", joinWords(noun.text, area, manner, control)),
  );
}

/** Tokens are what the ability says of them (206.3). */
function renderTokenCreation(context: RenderContext, effect: EffectOf<"token">): EnglishClause {
  return "copy" in effect ? renderTokenCopy(context, effect) : renderNewToken(context, effect);
}

/** Tokens with the information of a unit. */
function renderTokenCopy(context: RenderContext, effect: Extract<EffectOf<"token">, { copy: unknown }>): EnglishClause {
  const { copy, count, under: who, rested, store } = effect;
  const several = count !== 1;
  const of = createSelectNoun(context, copy, "bare").text;
  const number = renderCounted(context, count, rested ? "rested token" : "token");
  const text = joinWords(number, several ? `that are copies of ${of}` : `that is a copy of ${of}`, under(context, who));
  if (store !== undefined) context.stored.set(store, { head: "token", manner: "summoned", many: several });
  context.focus = store === undefined ? "token" : `stored ${store}`;
  return createImperative(null, "summon", text);
}

function renderNewToken(
  context: RenderContext,
  { token, count, under: who, rested, store }: Extract<EffectOf<"token">, { token: unknown }>,
): EnglishClause {
  const one = joinWords(
    rested ? "rested" : "",
    token.ap !== null && token.hp !== null ? `${token.ap}/${token.hp}` : "",
    joinList(getCardColors(token)),
    `${token.kind} token`,
  );
  const abilities = token.abilities.map((ability) => context.render.quotedAbility(context, ability));
  const has = abilities.length === 0 ? "" : `with ${joinList(abilities)}`;
  const number = renderCounted(context, count, one);
  const far = number.includes(" equal to ");
  const called = joinWords(`named 《${token.name}》`, under(context, who));
  const text = far
    ? `a number of ${one}s ${called}${number.slice(number.indexOf(" equal to "))}${has === "" ? "" : `, each ${has}`}`
    : joinWords(number, called, has);
  if (store !== undefined) context.stored.set(store, { head: "token", manner: "summoned", many: count !== 1 });
  context.focus = store === undefined ? "token" : `stored ${store}`;
  return createImperative(null, "summon", text);
}

function renderControlChange(context: RenderContext, { what, who, until }: EffectOf<"control">): EnglishClause {
  const player = createPlayerNoun(context, who);
  const noun = createSelectNoun(context, what, "all");
  const time = until === "game" ? "" : renderDuration(context, until);
  return createImperative(player, "gain", joinWords(`control of ${noun.text}`, time));
}
