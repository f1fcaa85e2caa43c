import { BY_HAND_ACTS, BY_HAND_WAYS, type ByHandAct, byHandRow, THESE } from "../model/by-hand";
import { partId } from "../model/cards";
import type { About } from "../model/choice";
import type { FrameOf } from "../model/frame";
import type { PlayerId } from "../model/ids";
import type { Scope } from "../model/scope";
import type { Game, GameFrameRow } from "../model/state";
import type { RuleRef } from "../rulebook";
import { askPlayer } from "./ask-player";
import { aboutOf, NO_SOURCE, newScope } from "./continuous/new-scope";
import { select } from "./continuous/select";
import { applyEvent } from "./events/apply-event";
import { openScope, scopeAt } from "./events/scopes";

/**
 * Reports an unsupported card text. In games with manual play its controller carries it out by hand before the game
 * goes on.
 */
export function leaveToPlayer(game: Game, about: About, player: PlayerId, text: string, rule: RuleRef): void {
  applyEvent(game, { type: "byHand", rule, source: about.instance, text });
  if (game.state.byHand) beginByHand(game, player, about, text);
}

/** Lets a player act by hand until they are done. */
export function beginByHand(game: Game, player: PlayerId, about: About | null, text: string | null): void {
  game.state.agenda.push({ run: "byHand", player, about, text, given: null });
}

/**
 * Manual play of a card text. Card texts take precedence over the rules (101), including texts that only the player can
 * read.
 */
export const byHand: GameFrameRow<"byHand"> = { rules: ["mag:101"], run: runByHand };

function runByHand(game: Game, frame: FrameOf<"byHand">): void {
  const { player, about, given } = frame;
  const scope = scopeOf(game, frame);
  const acts = offered(game, scope);
  if (given === null) {
    const options = acts.map((act) => ({ act }));
    askPlayer(game, frame, { ask: "option", rule: "mag:101", player, about, purpose: "byHand", options });
    return;
  }
  const act = "number" in given ? acts[given.number] : undefined;
  if (act === undefined) return;
  const { effects, ways } = byHandRow(act);
  game.state.agenda.push({ ...frame, given: null });
  applyEvent(game, { type: "actedByHand", rule: "mag:101", player, act });
  const at = openScope(game, scope);
  if (ways !== undefined) game.state.agenda.push({ run: "byHandWay", act, scope: at, given: null });
  game.state.agenda.push({ run: "program", program: partId(game.cards, effects), at: 0, scope: at });
}

/** The scope of a manual action: the card whose text is played, without targets of earlier actions. */
function scopeOf({ cards }: Game, { player, about }: FrameOf<"byHand">): Scope {
  const { instance, card } = about ?? NO_SOURCE;
  return newScope(instance, card, player, partId(cards, BY_HAND_ACTS.draw.effects));
}

const ACTS = Object.keys(BY_HAND_ACTS) as readonly ByHandAct[];

/** Manual actions that could change something now. */
function offered(game: Game, scope: Scope): readonly ByHandAct[] {
  return ACTS.filter((act) => {
    const { needs } = byHandRow(act);
    return needs === undefined || select(game, scope, needs).length > 0;
  });
}

/** Follow-up of a manual action, applied to the cards that it selected; skipped if it selected none. */
export const byHandWay: GameFrameRow<"byHandWay"> = { rules: ["mag:101"], run: runByHandWay };

function runByHandWay(game: Game, frame: FrameOf<"byHandWay">): void {
  const scope = scopeAt(game, frame.scope);
  const ways = byHandRow(frame.act).ways ?? [];
  if (frame.given !== null) {
    const way = "number" in frame.given ? ways[frame.given.number] : undefined;
    if (way === undefined) return;
    const program = partId(game.cards, BY_HAND_WAYS[way]);
    game.state.agenda.push({ run: "program", program, at: 0, scope: frame.scope });
    return;
  }
  if (select(game, scope, THESE).length === 0) return;
  askPlayer(game, frame, {
    ask: "option",
    rule: "mag:101",
    player: scope.controller,
    about: aboutOf(scope),
    purpose: "byHand",
    options: ways.map((act) => ({ act })),
  });
}
