import { copyWith } from "../../kernel/copy-with";
import { getPartId, getProgram } from "../model/cards";
import type { Effect } from "../model/effect";
import type { FrameOf } from "../model/frame";
import { isSameTarget, type Target } from "../model/ids";
import { copyScope, type StoredValue } from "../model/scope";
import type { Game, GameFrameHandler } from "../model/state";
import { proposeGatheredEvents } from "../rules/events/propose-events";
import { getScope, openScope } from "../rules/events/scopes";
import type { RunningInstruction } from "./instruction";

/** Returns whether a loop runs over both players, who then act at the same moment (104). */
export const isLoopOverBothPlayers = (items: readonly Target[]): boolean =>
  items.length === 2 && items.every((item) => "player" in item);

/**
 * Begins a loop over both players. Each player has a separate scope, so that choices and counts of one player do not
 * affect the other. The scopes are joined when the loop ends.
 */
export function beginSimultaneousLoop(
  game: Game,
  instruction: RunningInstruction<"forEach">,
  players: readonly Target[],
): void {
  const { effect, scope, at } = instruction;
  const scopes = players.map((player) => {
    const memory = { ...scope.memory, [effect.store]: { targets: [player] } };
    return openScope(game, copyScope(scope, { memory, searched: [] }));
  });
  const program = getPartId(game.cards, effect.effects);
  game.state.agenda.push({ run: "together", program, step: 0, scope: at, scopes, turn: 0, gathered: [] });
}

/**
 * A loop over both players, one instruction after another. For each instruction the players decide, the turn player
 * first; then the cards of both players move together.
 * @rule mag:104
 */
export const simultaneousLoopFrame: GameFrameHandler<"together"> = {
  rules: ["mag:104", "mag:704.3.2.1"],
  run: runTogether,
};

function runTogether(game: Game, frame: FrameOf<"together">): void {
  const { program, step, scopes, turn, gathered } = frame;
  const { agenda } = game.state;
  const list: readonly Effect[] = getProgram(game.cards, program);
  const scope = scopes[turn];
  if (step >= list.length) {
    joinScopes(game, frame.scope, scopes);
  } else if (scope === undefined) {
    agenda.push(copyWith(frame, { step: step + 1, turn: 0, gathered: [] }));
    proposeGatheredEvents(game, gathered);
  } else {
    agenda.push(copyWith(frame, { turn: turn + 1 }), {
      run: "instruction",
      program,
      at: step,
      scope,
      given: null,
      stage: 0,
    });
  }
}

/** Adds to a scope what the players' parts of the loop have stored, moved and searched. */
function joinScopes(game: Game, at: number, from: readonly number[]): void {
  const whole = getScope(game, at);
  const parts = from.map((index) => getScope(game, index));
  const names = new Set(parts.flatMap(({ memory }) => Object.keys(memory)));
  const memory: Record<string, StoredValue> = { ...whole.memory };
  for (const name of names) {
    const changed = parts.flatMap((part) => part.memory[name] ?? []).filter((value) => value !== whole.memory[name]);
    if (changed.length > 0) memory[name] = changed.reduce(joined);
  }
  const became = Object.assign({}, whole.became, ...parts.map((part) => part.became));
  const searched = [...whole.searched, ...parts.flatMap((part) => part.searched)];
  game.state.scopes[at] = copyScope(whole, { memory, became, searched });
  for (const [index, part] of parts.entries()) game.state.scopes[from[index] ?? at] = copyScope(part, { searched: [] });
}

/** Targets stored by both players combined; of two numbers, the later one. */
function joined(one: StoredValue, other: StoredValue): StoredValue {
  if (!("targets" in one) || !("targets" in other)) return other;
  return {
    targets: [
      ...one.targets,
      ...other.targets.filter((target) => !one.targets.some((known) => isSameTarget(known, target))),
    ],
  };
}
