import { type BoardObject, type BoardProblem, type MtgBoard, readBoard } from "@/engine/mtg";

/** The state of the board editor: its board, the undo and redo history, and the selection. */
export type BoardEditorState = {
  readonly board: MtgBoard;
  readonly past: readonly MtgBoard[];
  readonly future: readonly MtgBoard[];
  readonly chosen: BoardObject["id"] | null;
  /** Answers to the questions of the report, in order, by index. */
  readonly answers: readonly number[];
  /** The reason why the last change could not be made. */
  readonly problem: BoardProblem | null;
};

type BoardEditorAction =
  /** Puts a changed board in the place of the present one, if it is one. */
  | { readonly do: "lay"; readonly board: MtgBoard; readonly choose?: BoardObject["id"] | null }
  | { readonly do: "choose"; readonly id: BoardObject["id"] | null }
  | { readonly do: "answer"; readonly place: number; readonly answer: number }
  | { readonly do: "undo" }
  | { readonly do: "redo" };

/** Maximum number of undo steps. */
const MOST_PAST = 200;

export const createBoardEditorState = (board: MtgBoard): BoardEditorState => ({
  board,
  past: [],
  future: [],
  chosen: null,
  answers: [],
  problem: null,
});

/** Returns the state after an action. An invalid change keeps the state and returns the reason. */
export function reduceBoardEditor(state: BoardEditorState, action: BoardEditorAction): BoardEditorState {
  switch (action.do) {
    case "lay":
      return laid(state, action.board, action.choose === undefined ? state.chosen : action.choose);
    case "choose":
      return { ...state, chosen: action.id === state.chosen ? null : action.id, problem: null };
    case "answer": {
      const answers = [...state.answers];
      while (answers.length < action.place) answers.push(0);
      answers[action.place] = action.answer;
      return { ...state, answers };
    }
    case "undo":
      return moved(state, state.past, state.future, "past");
    case "redo":
      return moved(state, state.future, state.past, "future");
  }
}

function laid(state: BoardEditorState, next: MtgBoard, chosen: BoardEditorState["chosen"]): BoardEditorState {
  const read = readBoard(next);
  if (!read.ok) return { ...state, problem: read.problems[0] ?? null };
  const past = [...state.past, state.board].slice(-MOST_PAST);
  return { ...createBoardEditorState(read.board), past, chosen: present(read.board, chosen) };
}

/** Undoes or redoes one step; the current board moves to the other stack. */
function moved(
  state: BoardEditorState,
  from: readonly MtgBoard[],
  to: readonly MtgBoard[],
  side: "past" | "future",
): BoardEditorState {
  const board = from.at(-1);
  if (board === undefined) return state;
  const [left, kept] = [from.slice(0, -1), [...to, state.board]];
  const sides = side === "past" ? { past: left, future: kept } : { future: left, past: kept };
  return { ...createBoardEditorState(board), ...sides, chosen: present(board, state.chosen) };
}

const present = ({ pieces }: MtgBoard, id: BoardEditorState["chosen"]): BoardEditorState["chosen"] =>
  pieces.some((object) => object.id === id) ? id : null;
