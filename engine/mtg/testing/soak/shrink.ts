import { type FailingGame as AnyFailing, shrinkFailure as shrinkAny } from "../../../kernel/testing/shrink";
import type { LibraryList } from "../../model/record";
import { type GameSetup, MTG_TEST_KIT, type MtgKitTypes } from "../kit";

/** A game that fails, and its answers up to there. */
export type FailingMtgGame = AnyFailing<MtgKitTypes>;

/** Looks for a smaller game that fails in the same way: fewer cards in either library, and fewer answers. */
export const shrinkFailingGame = (failing: FailingMtgGame): FailingMtgGame =>
  shrinkAny(MTG_TEST_KIT, failing, smallerSetups);

/** Setups in which one library lacks some names: first half of them, then one. */
function* smallerSetups(setup: GameSetup): Generator<GameSetup> {
  const [first, second] = setup.decks;
  for (const less of fewerNames(first)) yield { ...setup, decks: [less, second] };
  for (const less of fewerNames(second)) yield { ...setup, decks: [first, less] };
}

function* fewerNames(library: LibraryList): Generator<LibraryList> {
  const names = [...new Set(library)];
  const without = (gone: readonly string[]): LibraryList => library.filter((name) => !gone.includes(name));
  const half = Math.ceil(names.length / 2);
  if (names.length > 2) {
    yield without(names.slice(half));
    yield without(names.slice(0, half));
  }
  for (const name of names) yield without([name]);
}
