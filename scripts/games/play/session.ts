import {
  advanceGame,
  type Cards,
  type Event,
  type GameRecord,
  type GameState,
  getAttackProblems,
  getUseProblems,
  legalAnswers,
  type PlayerAnswer,
  type PlayerId,
  replayGame,
  type Seat,
  startGame,
} from "@/engine/magmell";
import { formatAnswer, formatQuestion } from "./answer-lines";
import { formatLogLines } from "./log-lines";
import { type CardNames, followMoves, getInstanceName, learnNames } from "./names";
import { formatTable } from "./table-lines";
import { formatReasons } from "./why-lines";

/** Terminal of a session: reads and writes lines. */
export type Terminal = {
  /** Typed lines; their end ends the session. */
  readonly lines: AsyncIterable<string>;
  readonly print: (line: string) => void;
  /** Saves the record of the game and returns a message about it. */
  readonly save: (record: GameRecord) => string;
};

export type Players = readonly [Seat | "human", Seat | "human"];

const HELP = "A number answers. ?N: why #N cannot be used or attack. u: undo. c: concede. q: save and quit.";

/** A game at a terminal. It continues from a record until the game is over, the input ends, or somebody quits. */
export class Session {
  private readonly names: CardNames = new Map();
  /** The states in which a person had to decide, each with the number of answers before it. */
  private readonly past: { readonly state: GameState; readonly answers: number }[] = [];
  private answers: PlayerAnswer[];
  private state: GameState;

  constructor(
    private readonly cards: Cards,
    private readonly record: GameRecord,
    private readonly players: Players,
    private readonly terminal: Terminal,
  ) {
    const begun = startGame(cards, record.decks, record.seed, record.options);
    if (!begun.ok) throw new Error(`These decks cannot be played: ${JSON.stringify(begun.problems)}`);
    this.answers = [];
    this.state = begun.state;
    learnNames(this.names, this.state);
    this.tell(begun.events);
    for (const answer of record.answers) this.take(answer);
  }

  async play(): Promise<void> {
    const typed = this.terminal.lines[Symbol.asyncIterator]();
    let shown: GameState | null = null;
    while (this.goOn()) {
      if (shown !== this.state) this.show();
      shown = this.state;
      const line = await typed.next();
      if (line.done || !this.obey(line.value.trim())) {
        this.terminal.print(this.terminal.save({ ...this.record, answers: this.answers }));
        return;
      }
    }
    this.terminal.print(this.terminal.save({ ...this.record, answers: this.answers }));
  }

  /** Lets the seats answer, and people where there is only one answer, up to the next question; false when it is over. */
  private goOn(): boolean {
    for (;;) {
      const { choice } = this.state;
      if (choice === null) return false;
      const offered = legalAnswers(this.cards, this.state);
      const seat = this.players[choice.player];
      const [only] = offered;
      if (seat !== "human") this.take(seat(this.cards, this.state, offered));
      else if (offered.length === 1 && only !== undefined) this.take(only);
      else return true;
    }
  }

  private take(answer: PlayerAnswer): void {
    const result = advanceGame(this.cards, this.state, answer);
    if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.problem)}`);
    this.state = result.state;
    this.answers.push(answer);
    followMoves(this.names, result.events);
    learnNames(this.names, this.state);
    this.tell(result.events);
  }

  private tell(events: readonly Event[]): void {
    const { cards, names } = this;
    for (const line of formatLogLines(events, { cards, names, viewer: this.viewer() })) this.terminal.print(line);
  }

  /** Who alone sits at the terminal; `null` when both do. */
  private viewer(): PlayerId | null {
    const [first, second] = this.players;
    return (first === "human") === (second === "human") ? null : first === "human" ? 0 : 1;
  }

  private show(): void {
    const { choice } = this.state;
    if (choice === null) return;
    for (const line of formatTable(this.cards, this.state, choice.player)) this.terminal.print(line);
    this.terminal.print(formatQuestion(this.cards, choice));
    for (const [index, answer] of legalAnswers(this.cards, this.state).entries()) {
      this.terminal.print(`  ${index + 1}) ${formatAnswer(this.cards, this.names, this.state, answer)}`);
    }
  }

  /** Executes an input line; returns false to quit. */
  private obey(line: string): boolean {
    const answer = /^\d+$/.test(line) ? legalAnswers(this.cards, this.state)[Number(line) - 1] : undefined;
    if (answer !== undefined) {
      this.past.push({ state: this.state, answers: this.answers.length });
      this.take(answer);
    } else if (/^\?\d+$/.test(line)) this.explain(Number(line.slice(1)));
    else if (line === "u") this.undo();
    else if (line === "c") this.concede();
    else if (line === "q") return false;
    else this.terminal.print(HELP);
    return true;
  }

  private concede(): void {
    const player = this.state.choice?.player;
    if (player !== undefined) this.take({ do: "concede", player });
  }

  private undo(): void {
    const before = this.past.pop();
    if (before === undefined) {
      this.terminal.print("Nothing to undo.");
      return;
    }
    this.state = before.state;
    this.answers = this.answers.slice(0, before.answers);
    this.terminal.print("Undone.");
  }

  /** Prints why an object cannot be used, and why it cannot attack if it is in the battle area. */
  private explain(id: number): void {
    const { cards, state, names } = this;
    const player = state.choice?.player ?? 0;
    const attacks = state.zones.battleArea.some((instance) => instance.id === id);
    const problems = attacks ? getAttackProblems(cards, state, player, id) : getUseProblems(cards, state, player, id);
    const what = attacks ? "attack" : "be used";
    if (!this.visible(id)) this.terminal.print(`You cannot see an object #${id}.`);
    else if (problems.length === 0) this.terminal.print(`${getInstanceName(cards, names, id)} can ${what}.`);
    else this.terminal.print(`${getInstanceName(cards, names, id)} cannot ${what}: ${formatReasons(cards, problems)}`);
  }

  private visible(id: number): boolean {
    const player = this.state.choice?.player ?? 0;
    const { hand, battleArea, stoneArea, chant, dream, dust } = this.state.zones;
    return [hand[player], battleArea, ...stoneArea, chant, dream, ...dust]
      .flat()
      .some((instance) => instance.id === id);
  }
}

/** Replays a record and prints its log, one line per event with its rule. */
export function printRecord(cards: Cards, record: GameRecord, print: (line: string) => void): void {
  const again = replayGame(cards, record);
  const begun = startGame(cards, record.decks, record.seed, record.options);
  if (!again.ok || !begun.ok) throw new Error("The record cannot be played");
  const names: CardNames = new Map();
  learnNames(names, begun.state);
  followMoves(names, again.events);
  for (const line of formatLogLines(again.events, { cards, names, viewer: null })) print(line);
}
