import { colorsOf } from "../../../model/card";
import type { EffectOf } from "../../../model/effect";
import type { PlayerRef } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import { quotedAbility } from "../abilities";
import { things } from "../amounts";
import { type Clause, doing } from "../clauses";
import { durationText } from "../durations";
import { list, type Noun, spaced } from "../grammar";
import { keep } from "../keep";
import { counterNoun, type Page } from "../page";
import { playerNoun, withActor } from "../players";
import { refer } from "../selections";
import { ZONES_IN_ENGLISH, zoneOf } from "../zones";
import type { VerbRows } from "./instruction";

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
  | "use";

/** What moves instances, makes them, turns them, or gives them to somebody. */
export const MOVE_VERBS: VerbRows<MoveVerb> = {
  destroy: (page, { what, store }) =>
    keep(page, store, what, "destroyed", doing(null, "destroy", refer(page, what, "all").text)),
  return: sayReturn,
  summon: saySummon,
  put: sayPut,
  negate: (page, { what }) => doing(null, "negate", refer(page, what, "all").text),
  wake: (page, { what }) => doing(null, "wake", refer(page, what, "all").text),
  rest: (page, { what }) => doing(null, "rest", refer(page, what, "all").text),
  turnFaceUp: (page, { what }) => doing(null, "turn", `${refer(page, what, "all").text} face up`),
  turnFaceDown: (page, { what }) => doing(null, "turn", `${refer(page, what, "all").text} face down`),
  token: sayToken,
  control: sayControl,
  use: (page, { who, what, free }) => {
    const player = playerNoun(page, who);
    const noun = withActor(page, player, () => refer(page, what, "all"));
    const cost = noun.many ? "their costs" : "its cost";
    return doing(player, "use", `${noun.text}${free ? ` without paying ${cost}` : ""}`);
  },
};

/** Whose pile something goes back to: "your", where it is known, or "its owner's". */
const home = ({ owner, many }: Noun): string => owner ?? (many ? "their owners'" : "its owner's");

/** "hand", or "hands" of several owners. */
const named = (zone: ZoneId, { owner, many }: Noun): string =>
  owner === undefined && many ? `${ZONES_IN_ENGLISH[zone].name}s` : ZONES_IN_ENGLISH[zone].name;

const isPile = (zone: ZoneId): zone is "grimoire" | "stoneDeck" => zone === "grimoire" || zone === "stoneDeck";

/** Where something goes: "into its owner's hand", "on the bottom of your grimoire", "into the dust". */
function goal(to: ZoneId, noun: Noun, position: "top" | "bottom" | undefined, back: boolean): string {
  const whose = `${home(noun)} ${named(to, noun)}`;
  const end = position ?? "top";
  if (isPile(to)) return back ? `to the ${end} of ${whose}` : `on ${end === "top" ? "top" : "the bottom"} of ${whose}`;
  const word = back ? "to" : ZONES_IN_ENGLISH[to].into;
  return to === "hand" ? `${word} ${whose}` : `${word} ${zoneOf(to, "")}`;
}

function sayReturn(page: Page, { what, to = "hand", position, store }: EffectOf<"return">): Clause {
  const noun = refer(page, what, "all");
  return keep(page, store, what, "returned", doing(null, "return", `${noun.text} ${goal(to, noun, position, true)}`));
}

const someCounters = (
  page: Page,
  { name, count }: NonNullable<EffectOf<"summon">["counters"]>,
  many: boolean,
): string => `with ${things(page, count, counterNoun(page, name))} on ${many ? "each of them" : "it"}`;

const under = (page: Page, ref: PlayerRef | undefined): string =>
  ref === undefined || ref === "you" ? "" : `under ${playerNoun(page, ref).whose} control`;

function saySummon(page: Page, { what, under: who, rested, counters, store }: EffectOf<"summon">): Clause {
  const noun = refer(page, what, "all");
  const state = [rested ? "rested" : "", counters === undefined ? "" : someCounters(page, counters, noun.many)];
  const arrival = list(state.filter((part) => part !== ""));
  // "you control" goes without saying, unless somebody else's card is meant.
  const control = who === "you" ? (noun.owner === "your opponent's" ? "under your control" : "") : under(page, who);
  const tail = spaced(control, arrival);
  const comma = noun.text.includes(" ") && arrival !== "" && control === "" ? "," : "";
  return keep(
    page,
    store,
    what,
    "summoned",
    doing(null, "summon", `${noun.text}${tail === "" ? "" : `${comma} ${tail}`}`),
  );
}

function sayPut(page: Page, effect: EffectOf<"put">): Clause {
  const { what, to, position, under: who, rested, faceDown, store } = effect;
  const noun = refer(page, what, "all");
  const manner = list([...(rested ? ["rested"] : []), ...(faceDown ? ["face down"] : [])]);
  const area =
    to === "stoneArea" ? `into ${playerNoun(page, who ?? "you").whose} stone area` : goal(to, noun, position, false);
  const control = to === "battleArea" ? under(page, who) : "";
  return keep(page, store, what, "moved", doing(null, "put", spaced(noun.text, area, manner, control)));
}

/** Tokens are what the ability says of them (206.3). */
function sayToken(page: Page, { token, count, under: who, rested, store }: EffectOf<"token">): Clause {
  const one = spaced(
    rested ? "rested" : "",
    token.ap !== null && token.hp !== null ? `${token.ap}/${token.hp}` : "",
    list(colorsOf(token)),
    `${token.kind} token`,
  );
  const abilities = token.abilities.map((ability) => quotedAbility(page, ability));
  const has = abilities.length === 0 ? "" : `with ${list(abilities)}`;
  const number = things(page, count, one);
  const far = number.includes(" equal to ");
  const called = spaced(`named 《${token.name}》`, under(page, who));
  const text = far
    ? `a number of ${one}s ${called}${number.slice(number.indexOf(" equal to "))}${has === "" ? "" : `, each ${has}`}`
    : spaced(number, called, has);
  if (store !== undefined) page.stored.set(store, { head: "token", manner: "summoned", many: count !== 1 });
  page.focus = store === undefined ? "token" : `stored ${store}`;
  return doing(null, "summon", text);
}

function sayControl(page: Page, { what, who, until }: EffectOf<"control">): Clause {
  const player = playerNoun(page, who);
  const noun = refer(page, what, "all");
  const time = until === "game" ? "" : durationText(page, until);
  return doing(player, "gain", spaced(`control of ${noun.text}`, time));
}
