import type { Effect, EffectOf } from "../../../model/effect";
import type { Filter, PlayerRef, Select } from "../../../model/select";
import { mapParts } from "../../grammar/plain-data";

/** Instructions for one player of a loop, and the name under which that player is stored meanwhile. */
export type PlayerLoop = { readonly store: string; readonly player: PlayerRef; readonly effects: readonly Effect[] };

/**
 * Returns the instructions of both players, carried out at one moment: all choose first, the turn player before the other, and
 * then everything is done at once (104).
 */
export function expandPlayerLoop(loop: PlayerLoop): readonly Effect[] {
  const effects = loop.effects.flatMap((effect) => chosenFirst(effect));
  const begun = effects.findIndex((effect) => effect.do !== "choose");
  const choices = (begun < 0 ? effects : effects.slice(0, begun)) as readonly EffectOf<"choose">[];
  const acts = begun < 0 ? [] : effects.slice(begun);
  const names = choices.map(({ store }) => store);
  const chosen: readonly Effect[] =
    choices.length === 0
      ? []
      : [{ do: "forEach", what: BOTH, store: loop.store, effects: choices.map((one) => ({ ...one, also: true })) }];
  return [...chosen, ...acts.flatMap((act) => ofBoth(act, names, loop))];
}

const BOTH: Select = { players: "both" };

/** A discard as a choice and the discard of what was chosen. */
function chosenFirst(effect: Effect): readonly Effect[] {
  if (effect.do !== "discard") return [effect];
  const { who, where, count, how, store } = effect;
  const hand: Select = { all: "hand", whose: who, ...(where && { where }) };
  const named = store === undefined ? {} : { store };
  if (count === "all") return [{ do: "discardThese", what: hand, ...named }];
  const name = `${store ?? "discard"} chosen`;
  return [
    { do: "choose", who, from: hand, count, store: name, ...(how === "random" && { how }) },
    { do: "discardThese", what: { stored: name }, ...named },
  ];
}

/** An act once for both players where it does not depend on the player, or once for each. */
function ofBoth(act: Effect, names: readonly string[], { store, player }: PlayerLoop): readonly Effect[] {
  const whole = withoutPlayer(act, player) as Effect;
  if (!JSON.stringify(whole).includes(JSON.stringify(player))) return [whole];
  return [{ do: "forEach", what: BOTH, store, effects: [withOwn(act, names, player)] }];
}

/** A part without 「whose」 that player things are, so that those of both are meant. */
function withoutPlayer(part: unknown, player: PlayerRef): unknown {
  if (part === null || typeof part !== "object") return part;
  if (Array.isArray(part)) return part.map((inner) => withoutPlayer(inner, player));
  const is = (value: unknown): boolean => JSON.stringify(value) === JSON.stringify(player);
  if ("player" in part && is(part.player)) return BOTH;
  if ("top" in part && "whose" in part && is(part.whose))
    return { join: ["you", "opponent"].map((whose) => ({ ...part, whose })) };
  if ("of" in part && "where" in part && typeof part.where === "object" && part.where !== null) {
    // Of what was chosen, the part of each player is all of it.
    const { whose, ...where } = part.where as Filter;
    if (is(whose))
      return Object.keys(where).length === 0 ? part.of : { of: part.of, where: withoutPlayer(where, player) };
  }
  const entries = Object.entries(part).filter(([key, value]) => !(key === "whose" && "all" in part && is(value)));
  // A number of each player's own things is no number of both.
  return Object.fromEntries(
    entries.map(([key, value]) => [key, AMOUNTS.includes(key) ? value : withoutPlayer(value, player)]),
  );
}

const AMOUNTS = ["amount", "count", "than", "condition"];

/** A part in which what was chosen is what that player has of it. */
const withOwn = (act: Effect, names: readonly string[], player: PlayerRef): Effect =>
  mapParts(act, (part) =>
    typeof part === "object" && part !== null && "stored" in part && names.includes(String(part.stored))
      ? { of: part, where: { whose: player } }
      : part,
  ) as Effect;
