import { runAgenda } from "../../kernel/agenda";
import { answerChoice, getLegalAnswers } from "../../kernel/step";
import { ANSWER_PREDICATES } from "../machine/answer-tests";
import { CHOICE_HANDLERS } from "../machine/legal-answers";
import { FRAME_HANDLERS } from "../machine/run-game";
import type { Choice, PlayerAnswer } from "../model/choice";
import type { Era } from "../model/era";
import { getEraSwitchRule } from "../model/era-switches";
import type { Event } from "../model/event";
import type { InstanceId, PlayerId } from "../model/ids";
import type { MtgRef } from "../model/ref";
import type { Game, Outcome } from "../model/state";
import { getStepIndex, type Step } from "../model/turn";
import { concede } from "../rules/turn/outcome";
import type { MtgBoard } from "./board";
import { createBoardFromGame } from "./board-from-state";
import { createGameFromBoard } from "./build-state";
import { getObjectNames } from "./object-names";

/** Maximum number of choices of one simulation. A longer turn is reported as stopped. */
const MOST_CHOICES = 300;

/** A choice other than a pass, and the answer given. */
export type SimulatedChoice = {
  readonly ask: Choice["ask"];
  readonly rule: MtgRef;
  readonly player: PlayerId;
  readonly answer: PlayerAnswer;
};

/** One step of a simulation: its events, the players who could act, and the mana burn of each player. */
export type SimulatedStep = {
  readonly step: Step;
  readonly rule: MtgRef;
  /** Whether the step was skipped. A skipped step has only the event of the skip. */
  readonly skipped: boolean;
  readonly events: readonly Event[];
  readonly acted: readonly PlayerId[];
  readonly choices: readonly SimulatedChoice[];
  readonly burned: readonly [number, number];
};

/** A simulation of a turn, or of part of a turn. */
export type TurnReport = {
  readonly era: Era;
  readonly rows: readonly SimulatedStep[];
  readonly names: Readonly<Record<InstanceId, string>>;
  readonly after: MtgBoard;
  readonly outcome: Outcome | null;
  /** Whether the simulation reached the maximum number of choices before its end. */
  readonly stopped: boolean;
};

/** Options of a turn simulation. */
export type TurnPolicy = {
  /** The first step; by default the current step of the board. */
  readonly from?: Step;
  /** Whether to simulate one step, or the rest of the turn. */
  readonly until?: "step" | "turn";
  /**
   * Indices of the answers among all legal ones, in the order of the choices. At a choice without an index players
   * pass, stop picking if they may, and otherwise give the first answer.
   */
  readonly answers?: readonly number[];
  /** Returns a preferred answer to a choice without an index, or `undefined` for the default answer. */
  readonly prefers?: (choice: Choice, offers: readonly PlayerAnswer[]) => PlayerAnswer | undefined;
};

/** Simulates the turn of a board in an era, and returns the events of each step. */
export function simulateTurn(board: MtgBoard, era: Era = board.era, policy: TurnPolicy = {}): TurnReport {
  const { from = board.step ?? "main1", until = "turn" } = policy;
  const game = createGameFromBoard(board, era);
  const { state } = game;
  state.turnBegun = from !== "untap";
  state.agenda.push({ run: "step", index: getStepIndex(from), resume: null, given: null });
  const simulation = new TurnSimulation(game, until, policy);
  simulation.run();
  return {
    era,
    rows: rowsOf(era, simulation.marks),
    names: simulation.names,
    after: createBoardFromGame(game),
    outcome: state.outcome,
    stopped: simulation.stopped,
  };
}

/** Something of a simulation, in the order in which it came. */
type Mark = { readonly event: Event } | { readonly choice: SimulatedChoice } | { readonly priority: PlayerId };

/** One walk, while it goes on. */
class TurnSimulation {
  readonly marks: Mark[] = [];
  readonly names: Record<InstanceId, string> = {};
  stopped = false;
  private logged = 0;
  private choices = 0;

  constructor(
    private readonly game: Game,
    private readonly until: "step" | "turn",
    private readonly policy: TurnPolicy,
  ) {}

  run(): void {
    const { state } = this.game;
    Object.assign(this.names, getObjectNames(this.game));
    this.play();
    for (let choice = state.choice; choice !== null; choice = state.choice) {
      if (this.choices >= MOST_CHOICES) {
        this.stopped = true;
        break;
      }
      this.answer(choice);
    }
    state.agenda.length = 0;
    state.choice = null;
  }

  /** Runs the game to its next choice, or to the end of what is to be simulated. */
  private play(): void {
    const { game } = this;
    const { state } = game;
    runAgenda(game, state.agenda, FRAME_HANDLERS, () => {
      this.note();
      return state.choice !== null || state.outcome !== null || this.isOver();
    });
  }

  /** Whether what would run next is another turn, or another step where one was to be simulated. */
  private isOver(): boolean {
    const next = this.game.state.agenda.at(-1);
    if (next?.run === "turn") return true;
    const begun = this.marks.some((mark) => "event" in mark && opens(mark.event));
    return this.until === "step" && next?.run === "step" && begun;
  }

  private note(): void {
    const log = this.game.log ?? [];
    if (this.logged === log.length) return;
    for (const event of log.slice(this.logged)) this.marks.push({ event });
    this.logged = log.length;
    Object.assign(this.names, getObjectNames(this.game));
  }

  private answer(choice: Choice): void {
    const { game } = this;
    const offers = getLegalAnswers<Choice, PlayerAnswer, Game>(game, CHOICE_HANDLERS);
    const { answers = [], prefers } = this.policy;
    const wished = offers[answers[this.choices] ?? -1] ?? prefers?.(choice, offers);
    const answer = wished ?? offers.find(({ do: act }) => act === "pass" || act === "done") ?? offers[0];
    if (answer === undefined) throw new Error(`Nothing answers ${choice.ask}`);
    this.choices += 1;
    if (choice.ask === "priority") this.marks.push({ priority: choice.player });
    if (answer.do !== "pass") {
      this.marks.push({ choice: { ask: choice.ask, rule: choice.rule, player: choice.player, answer } });
    }
    const parts = {
      answers: ANSWER_PREDICATES,
      choices: CHOICE_HANDLERS,
      run: () => this.play(),
      concede,
      over: "mtg-6e:G.20.1" as const,
    };
    answerChoice<Choice, PlayerAnswer, MtgRef, Game>(parts, game, answer);
  }
}

const opens = ({ type }: Event): boolean => type === "stepBegan" || type === "stepSkipped";

/** The rows of a simulation: each begins with the beginning or the skip of its step. */
function rowsOf(era: Era, marks: readonly Mark[]): readonly SimulatedStep[] {
  const parts: Mark[][] = [];
  for (const mark of marks) {
    if ("event" in mark && opens(mark.event)) parts.push([mark]);
    else parts.at(-1)?.push(mark);
  }
  return parts.flatMap((part) => {
    const [first] = part;
    if (first === undefined || !("event" in first)) return [];
    const { event } = first;
    if (event.type !== "stepBegan" && event.type !== "stepSkipped") return [];
    const events = part.flatMap((mark) => ("event" in mark ? [mark.event] : []));
    return [
      {
        step: event.step,
        rule: event.rule,
        skipped: event.type === "stepSkipped",
        events,
        acted: [...new Set(part.flatMap((mark) => ("priority" in mark ? [mark.priority] : [])))],
        choices: part.flatMap((mark) => ("choice" in mark ? [mark.choice] : [])),
        burned: [burnedBy(era, events, 0), burnedBy(era, events, 1)],
      },
    ];
  });
}

/** Life that a player lost for unspent mana (G.22.1). */
const burnedBy = (era: Era, events: readonly Event[], player: PlayerId): number =>
  events.reduce((sum, event) => {
    const isBurn =
      event.type === "lifeLost" && event.rule === getEraSwitchRule(era, "manaBurns") && event.player === player;
    return isBurn ? sum + event.amount : sum;
  }, 0);
