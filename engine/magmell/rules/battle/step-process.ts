import type { FrameOf } from "../../model/frame";
import type { Game } from "../../model/state";
import type { RuleRef } from "../../rulebook";

/**
 * What a step of the battle does by itself. It is done, or waits for something that it has put on the agenda after
 * putting its own frame there again, or the battle is broken.
 */
export type StepProcess = (game: Game, frame: FrameOf<"battleStep">) => "done" | "waits" | { readonly broken: RuleRef };
