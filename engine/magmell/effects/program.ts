import { copyWith } from "../../kernel/copy-with";
import { getProgram } from "../model/cards";
import type { Effect } from "../model/effect";
import type { FrameOf } from "../model/frame";
import type { CardPartId } from "../model/parts";
import type { Game, GameFrameHandler } from "../model/state";
import { getScope, storeValue } from "../rules/events/scopes";
import { executeInstruction } from "./table";

/** A list of instructions. They are carried out in order, each as far as possible (704.3.2.1, 103, 304.2). */
export const programFrame: GameFrameHandler<"program"> = {
  rules: ["mag:103", "mag:304.2", "mag:305.1", "mag:704.3.2.1"],
  run: runProgram,
};

function runProgram(game: Game, { program: id, at, scope, price = 0 }: FrameOf<"program">): void {
  const list = getProgram(game.cards, id);
  const effect = list[at];
  if (effect === undefined) return;
  const open = price > at ? { price } : {};
  if (at + 1 < list.length) game.state.agenda.push({ run: "program", program: id, at: at + 1, scope, ...open });
  start(game, { run: "instruction", program: id, at, scope, given: null, stage: 0, ...open }, effect);
}

/** An instruction that asked a question and continues with the response. */
export const instructionFrame: GameFrameHandler<"instruction"> = { rules: ["mag:704.3.2.2"], run: runInstruction };

function runInstruction(game: Game, frame: FrameOf<"instruction">): void {
  const effect = getProgram(game.cards, frame.program)[frame.at];
  if (effect !== undefined) start(game, frame, effect);
}

function start(game: Game, frame: FrameOf<"instruction">, effect: Effect): void {
  const { scope: at, given, stage } = frame;
  executeInstruction(game, { effect, scope: getScope(game, at), at, frame, given, stage });
}

/** A loop over targets; the current target is stored under a name. */
export const forEachFrame: GameFrameHandler<"forEach"> = { rules: ["mag:704.3.2.1"], run: runForEach };

function runForEach(game: Game, frame: FrameOf<"forEach">): void {
  const [item, ...items] = frame.items;
  if (item === undefined) return;
  pushAgain(game, copyWith(frame, { items }), frame.program, frame.scope);
  storeValue(game, frame.scope, frame.store, { targets: [item] });
}

/** A loop with a fixed number of repetitions. */
export const repeatFrame: GameFrameHandler<"repeat"> = { rules: ["mag:704.3.2.1"], run: runRepeat };

function runRepeat(game: Game, frame: FrameOf<"repeat">): void {
  if (frame.times > 0) pushAgain(game, copyWith(frame, { times: frame.times - 1 }), frame.program, frame.scope);
}

function pushAgain(game: Game, frame: FrameOf<"forEach" | "repeat">, id: CardPartId, scope: number): void {
  game.state.agenda.push(frame, { run: "program", program: id, at: 0, scope });
}
