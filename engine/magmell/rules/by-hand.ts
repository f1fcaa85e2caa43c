import { copyWith } from "../../kernel/copy-with";
import { createOptionQuestion } from "../../kernel/question";
import {
  BLANK_TOKEN,
  BY_HAND_ACTS,
  BY_HAND_FOLLOW_UPS,
  type ByHandAct,
  CHOSEN_NUMBER,
  getByHandAct,
  SELECTED_CARDS,
} from "../model/by-hand";
import { getPartId } from "../model/cards";
import type { QuestionSource } from "../model/choice";
import type { Event } from "../model/event";
import type { FrameOf } from "../model/frame";
import type { CardIndex, PlayerId } from "../model/ids";
import type { Scope } from "../model/scope";
import type { Game, GameFrameHandler } from "../model/state";
import type { RuleRef } from "../rulebook";
import { askPlayer } from "./ask-player";
import { createScope, getQuestionSource, NO_QUESTION_SOURCE } from "./continuous/create-scope";
import { evaluateAmount } from "./continuous/evaluate";
import { selectTargets } from "./continuous/select";
import { applyEvent } from "./events/apply-event";
import { allocateId } from "./events/move-event";
import { proposeEvents } from "./events/propose-events";
import { getScope, openScope } from "./events/scopes";

/** Reports an unsupported card text. In games with manual play, its controller then carries it out by hand. */
export function requestByHandPlay(
  game: Game,
  about: QuestionSource,
  player: PlayerId,
  text: string,
  rule: RuleRef,
): void {
  applyEvent(game, { type: "byHand", rule, source: about.instance, text });
  if (game.state.byHand) beginByHandPlay(game, player, about, text);
}

/** Starts manual play for a player, until the player is done. */
export function beginByHandPlay(game: Game, player: PlayerId, about: QuestionSource | null, text: string | null): void {
  game.state.agenda.push({ run: "byHand", player, about, text, given: null });
}

/** Manual play of a card text. Card texts take precedence over the rules (101), even if the engine cannot read them. */
export const byHandFrame: GameFrameHandler<"byHand"> = { rules: ["mag:101"], run: runByHand };

function runByHand(game: Game, frame: FrameOf<"byHand">): void {
  const { player, about, given } = frame;
  const scope = scopeOf(game, frame);
  const acts = offered(game, scope);
  if (given === null) {
    const options = acts.map((act) => ({ act }));
    askPlayer(game, frame, createOptionQuestion({ rule: "mag:101", player, about, purpose: "byHand" }, options));
    return;
  }
  const act = "number" in given ? acts[given.number] : undefined;
  if (act === undefined) return;
  const { effects, ways } = getByHandAct(act);
  game.state.agenda.push(copyWith(frame, { given: null }));
  applyEvent(game, { type: "actedByHand", rule: "mag:101", player, act });
  const at = openScope(game, scope);
  if (ways !== undefined) game.state.agenda.push({ run: "byHandWay", act, scope: at, given: null });
  game.state.agenda.push({ run: "program", program: getPartId(game.cards, effects), at: 0, scope: at });
}

/** The scope of a manual action: the card whose text is played, without targets of earlier actions. */
function scopeOf({ cards }: Game, { player, about }: FrameOf<"byHand">): Scope {
  const { instance, card } = about ?? NO_QUESTION_SOURCE;
  return createScope(instance, card, player, getPartId(cards, BY_HAND_ACTS.draw.effects));
}

const ACTS = Object.keys(BY_HAND_ACTS) as readonly ByHandAct[];

/** Manual actions that could change something now. */
function offered(game: Game, scope: Scope): readonly ByHandAct[] {
  return ACTS.filter((act) => {
    const { needs } = getByHandAct(act);
    return needs === undefined || selectTargets(game, scope, needs).length > 0;
  });
}

/** Follow-up of a manual action, applied to the selected cards. Skipped if none are selected. */
export const byHandFollowUpFrame: GameFrameHandler<"byHandWay"> = {
  rules: ["mag:101", "mag:206.1"],
  run: runByHandWay,
};

function runByHandWay(game: Game, frame: FrameOf<"byHandWay">): void {
  const scope = getScope(game, frame.scope);
  const { ways = [], tokens: offersTokens = false } = getByHandAct(frame.act);
  const tokens = offersTokens ? knownTokens(game) : [];
  if (frame.given !== null) {
    const index = "number" in frame.given ? frame.given.number : -1;
    const way = ways[index];
    if (way === undefined) {
      makeTokens(game, scope, tokens[index - ways.length]);
      return;
    }
    const program = getPartId(game.cards, BY_HAND_FOLLOW_UPS[way]);
    game.state.agenda.push({ run: "program", program, at: 0, scope: frame.scope });
    return;
  }
  if (!offersTokens && selectTargets(game, scope, SELECTED_CARDS).length === 0) return;
  const { controller: player } = scope;
  const asked = { rule: "mag:101", player, about: getQuestionSource(scope), purpose: "byHand" } as const;
  const options = [...ways.map((act) => ({ act })), ...tokens.map((card) => ({ card }))];
  askPlayer(game, frame, createOptionQuestion(asked, options));
}

/** Tokens of the game: those of the catalogue and those that abilities define (206.3). */
const knownTokens = ({ cards }: Game): readonly CardIndex[] =>
  cards.list.flatMap((card, index) => (card.token && card.kind === "unit" && card !== BLANK_TOKEN ? [index] : []));

/** Creates the requested number of tokens (206.1). */
function makeTokens(game: Game, scope: Scope, card: CardIndex | undefined): void {
  if (card === undefined) return;
  const { controller: player } = scope;
  const count = evaluateAmount(game, scope, CHOSEN_NUMBER);
  const events = Array.from({ length: count }, (): Event => {
    const instance = allocateId(game.state);
    return {
      type: "tokenMade",
      rule: "mag:206.1",
      instance,
      card,
      owner: player,
      player,
      rested: false,
      counters: null,
    };
  });
  proposeEvents(game, events);
}
