import { getResponseNumber, getResponseTargets } from "../../../kernel/question";
import type { QuestionResponse } from "../../model/choice";
import type { Event } from "../../model/event";
import { SECTORS } from "../../model/object";
import type { Game } from "../../model/state";
import { findPermanent } from "../../model/zone";
import { createGraveyardMove } from "./findings";
import type { QuestionFinding } from "./question-order";

/** Returns the events of a finding, given the answer to its question. */
export function createAnswerEvents(
  { state }: Game,
  finding: QuestionFinding,
  given: QuestionResponse | null,
): readonly Event[] {
  const { rule, about, question } = finding;
  if (!("instance" in about)) return [];
  const { instance } = about;
  if (finding.then === "sector") {
    const sector = SECTORS[getResponseNumber(given) - 1];
    return sector === undefined ? [] : [{ type: "sectorGiven", rule, instance, sector }];
  }
  const [chosen] = getResponseTargets(given);
  if (chosen === undefined) return [];
  if (finding.then === "protector") {
    return "player" in chosen ? [{ type: "protectorNamed", rule, instance, player: chosen.player }] : [];
  }
  if (question.ask !== "pick" || !("instance" in chosen)) return [];
  return question.options.flatMap((option) => {
    if (!("instance" in option) || option.instance === chosen.instance) return [];
    const object = findPermanent(state.zones, option.instance);
    return object === null ? [] : [createGraveyardMove(object, "put", rule)];
  });
}
