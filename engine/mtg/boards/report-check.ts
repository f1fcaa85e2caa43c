import { runAgenda } from "../../kernel/agenda";
import { applyQuestionAnswer, listNumberAnswers, listOptionAnswers, listPickAnswers } from "../../kernel/ask";
import type { QuestionAnswer } from "../../kernel/question";
import { collectFindings, createCheckFrame, settleFrame } from "../checks/frame/check";
import { hasQuestion } from "../checks/frame/question-order";
import type { RuleCheck } from "../checks/frame/rule-check";
import { takeSnapshot } from "../checks/frame/snapshot";
import { getRuleChecks } from "../checks/frame/variants";
import type { PlayerQuestion } from "../model/choice";
import type { Era } from "../model/era";
import type { Event } from "../model/event";
import type { StateBasedFinding } from "../model/finding";
import type { InstanceId, PlayerId, Target } from "../model/ids";
import type { MtgRef } from "../model/ref";
import type { Game, GameFrameHandler, GameState, Outcome } from "../model/state";
import { askFrame, isRepeated } from "../rules/ask-player";
import { citeForEra } from "../rules/cite-for-era";
import { batchFrame } from "../rules/events/propose-events";
import type { MtgBoard } from "./board";
import { createBoardFromGame } from "./board-from-state";
import { createGameFromBoard } from "./build-state";
import { getObjectNames } from "./object-names";

/** Maximum number of passes of one report. A longer check is reported as stopped. */
const MOST_PASSES = 100;

/** Maximum work of one report: passes × objects × changes of effects. It takes at most one second. */
const MOST_WORK = 20_000;

/** Returns the maximum number of passes for a report of a board. */
export function computeMaxPasses({ pieces, effects = [] }: MtgBoard): number {
  const changes = effects.reduce((sum, effect) => sum + effect.changes.length, 0);
  const work = Math.max(1, pieces.length) * (1 + changes);
  return Math.max(1, Math.min(MOST_PASSES, Math.floor(MOST_WORK / work)));
}

/** A question of a check, and the answer that the report gave. */
export type ReportQuestion = {
  readonly rule: MtgRef;
  readonly also?: readonly MtgRef[];
  readonly player: PlayerId;
  readonly purpose: PlayerQuestion["purpose"];
  readonly about: InstanceId | null;
  readonly options: readonly QuestionAnswer[];
  /** Index of the answer among the options. */
  readonly answer: number;
};

/** One finding of a pass: its rule, its object, and its events unless they depend on an answer. */
export type CheckFinding = {
  readonly rule: MtgRef;
  readonly also?: readonly MtgRef[];
  readonly about: Target;
  readonly events: readonly Event[];
};

/** One pass of a check: all findings at one moment, the questions asked, and the resulting event. */
export type CheckPass = {
  readonly findings: readonly CheckFinding[];
  readonly asked: readonly ReportQuestion[];
  readonly events: readonly Event[];
};

/** The passes of a check over a board in one era, and the board afterwards. */
export type CheckReport = {
  readonly era: Era;
  readonly passes: readonly CheckPass[];
  /** Names of all objects that the passes mention, by identity. */
  readonly names: Readonly<Record<InstanceId, string>>;
  readonly after: MtgBoard;
  readonly outcome: Outcome | null;
  /** Whether the report ended before the check was finished. */
  readonly stopped: boolean;
};

/** Options for checking a board: answers, a limit, and other state-based effects. */
export type CheckReportOptions = {
  /**
   * Indices of the answers to the questions, in the order of the questions. A question without an index gets its first
   * answer.
   */
  readonly answers?: readonly number[];
  /** Maximum number of passes; 1 reports a single pass. */
  readonly passes?: number;
  /** State-based effects other than those of the era and variant (704.6). */
  readonly rowsOf?: (state: GameState) => readonly RuleCheck[];
};

/**
 * Checks a board in an era, pass by pass, until no finding is left, and returns the report. Questions are answered by
 * the indices in `answers`; a question without an index gets its first answer. The same input therefore always gives
 * the same report.
 */
export function reportCheck(
  board: MtgBoard,
  era: Era = board.era,
  { answers = [], passes: most = computeMaxPasses(board), rowsOf = getRuleChecks }: CheckReportOptions = {},
): CheckReport {
  const game = createGameFromBoard(board, era);
  const report = new Reporting(game, answers, Math.min(most, computeMaxPasses(board)), rowsOf);
  report.run();
  const { passes, names, stopped } = report;
  return { era, passes, names, after: createBoardFromGame(game), outcome: game.state.outcome, stopped };
}

/** The making of one report. */
class Reporting {
  readonly passes: CheckPass[] = [];
  readonly names: Record<InstanceId, string> = {};
  stopped = false;
  private asked: ReportQuestion[] = [];
  private logged = 0;
  private open: readonly StateBasedFinding[] | null = null;

  constructor(
    private readonly game: Game,
    private readonly answers: readonly number[],
    private readonly most: number,
    private readonly rowsOf: (state: GameState) => readonly RuleCheck[],
  ) {}

  run(): void {
    const { game } = this;
    const { state } = game;
    const rows = { check: this.check(), settle: settleFrame, ask: askFrame, batch: batchFrame };
    state.agenda.push({ run: "check" });
    for (;;) {
      runAgenda(game, state.agenda, rows, () => {
        const next = state.agenda.at(-1);
        return state.choice !== null || state.outcome !== null || (next !== undefined && !(next.run in rows));
      });
      if (state.choice === null) break;
      this.answer();
    }
    this.close();
    state.agenda.length = 0;
  }

  /** The check, which reports its findings before it acts on them, and stops after the maximum number of passes. */
  private check(): GameFrameHandler<"check"> {
    const { rules, run } = createCheckFrame(this.rowsOf, (findings) => {
      this.open = findings;
    });
    return {
      rules,
      run: (game, frame) => {
        this.close();
        if (this.passes.length < this.most) {
          run(game, frame);
          return;
        }
        this.stopped = collectFindings(takeSnapshot(game), this.rowsOf(game.state)).length > 0;
        game.state.agenda.length = 0;
      },
    };
  }

  /** Ends the pass that is open: its events are those logged since it began. */
  private close(): void {
    const log = this.game.log ?? [];
    this.nameAll();
    if (this.open !== null) {
      const { era } = this.game.state;
      const findings = this.open.map((finding) => ({
        ...alsoCited(era, finding.rule),
        about: finding.about,
        events: hasQuestion(finding) ? [] : finding.events.map((event) => citeForEra(era, event)),
      }));
      this.passes.push({ findings, asked: this.asked, events: log.slice(this.logged) });
    }
    this.asked = [];
    this.open = null;
    this.logged = log.length;
  }

  private nameAll(): void {
    Object.assign(this.names, getObjectNames(this.game));
  }

  private answer(): void {
    const { game } = this;
    const question = game.state.choice;
    if (question === null || !("purpose" in question)) throw new Error(`A check asked for ${question?.ask}`);
    const options = answersTo(question);
    const asked = this.passes.reduce((sum, pass) => sum + pass.asked.length, this.asked.length);
    const wish = this.answers[asked] ?? 0;
    const answer = options[wish] === undefined ? 0 : wish;
    const { rule, also, player, purpose, about } = question;
    this.asked.push({ rule, ...(also && { also }), player, purpose, about: about?.instance ?? null, options, answer });
    game.state.choice = null;
    applyQuestionAnswer(game, question, options[answer] ?? { do: "done" });
  }
}

/**
 * The rule of a finding, which identifies its check, and the reason why it applies in an era whose documents do not
 * state it.
 */
function alsoCited(era: Era, rule: MtgRef): Pick<CheckFinding, "rule" | "also"> {
  const held = citeForEra(era, { rule });
  return held.rule === rule ? { rule } : { rule, also: [held.rule] };
}

/** All answers to a question. */
function answersTo(question: PlayerQuestion): readonly QuestionAnswer[] {
  switch (question.ask) {
    case "pick":
      return listPickAnswers(question);
    case "number":
      return listNumberAnswers(question);
    case "option":
      return listOptionAnswers(question, isRepeated);
  }
}
