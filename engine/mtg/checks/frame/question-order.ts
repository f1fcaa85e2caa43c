import type { StateBasedFinding } from "../../model/finding";
import type { PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { getPermanents } from "../../model/zone";
import { getCharacteristics } from "../../rules/continuous/characteristics";

/** A finding whose events depend on an answer. */
export type QuestionFinding = Extract<StateBasedFinding, { readonly then: unknown }>;

export const hasQuestion = (finding: StateBasedFinding): finding is QuestionFinding => "question" in finding;

/** Players who control a permanent with space sculptor: they choose sectors after those who do not (704.5u). */
const sculptors = (game: Game): ReadonlySet<PlayerId> =>
  new Set(
    getPermanents(game.state.zones)
      .map((object) => getCharacteristics(game, object))
      .filter(({ keywords }) => keywords.includes("spaceSculptor"))
      .map(({ controller }) => controller),
  );

/**
 * Sorts findings by the order of their questions: the active player's first (mtg-house:17), and sectors last, in the
 * order of 704.5u. The order of the checks has no effect.
 */
export function sortByQuestionOrder(game: Game, findings: readonly StateBasedFinding[]): readonly StateBasedFinding[] {
  const late = sculptors(game);
  const placeOf = (finding: StateBasedFinding): readonly number[] => {
    const subject = "instance" in finding.about ? finding.about.instance : finding.about.player;
    if (!hasQuestion(finding)) return [0, 0, 0, subject];
    const { player } = finding.question;
    const isSector = finding.then === "sector";
    return [1, isSector ? (late.has(player) ? 2 : 1) : 0, player === game.state.active ? 0 : 1, subject];
  };
  return findings
    .map((finding) => ({ finding, place: placeOf(finding) }))
    .sort((one, other) => {
      const difference = one.place.map((part, at) => part - (other.place[at] ?? 0)).find((part) => part !== 0);
      return difference ?? (one.finding.rule < other.finding.rule ? -1 : 1);
    })
    .map(({ finding }) => finding);
}
