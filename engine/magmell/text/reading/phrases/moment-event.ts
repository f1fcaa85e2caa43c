import type { EventPattern } from "../../../model/ability";
import type { GameMoment } from "./adverbs";
import type { Clause } from "./clause";

/**
 * Returns a moment of 「自身の」 turn as one of the player of its clause: 「相手は、次の自身のターンの開始時に〜」. What each
 * player does at it, the player whose turn it is does.
 */
export function withMomentOwner(
  moment: GameMoment,
  clause: Clause,
): { readonly moment: GameMoment; readonly clause: Clause } {
  const subject = clause.args.find(
    ({ particle, phrase }) => (particle === "は" || particle === "が") && phrase.kind === "player",
  );
  if (!moment.reflexive || subject?.phrase.kind !== "player") return { moment, clause };
  const { party } = subject.phrase;
  if (party !== "each" && party !== "any") return { moment: { ...moment, whose: party }, clause };
  const phrase = { ...subject.phrase, party: { event: "player" } } as const;
  return {
    moment: { ...moment, whose: "any" },
    clause: { ...clause, args: clause.args.map((arg) => (arg === subject ? { ...arg, phrase } : arg)) },
  };
}

export function toMomentEvent(moment: GameMoment): EventPattern | null {
  const what = moment.own ? { what: "self" as const } : {};
  if (moment.own && moment.of !== "step" && moment.of !== "battle") return null;
  const whose = moment.whose === "any" || moment.whose === "each" ? "anyone" : moment.whose;
  switch (moment.of) {
    case "turn":
      return { on: moment.edge === "start" ? "turnBegins" : "turnEnds", whose };
    case "phase":
      // The first and the last phase begin with the turn and with its end (602.2, 606.1).
      if (moment.edge === "end") return null;
      if (moment.phase === "standby") return { on: "turnBegins", whose };
      if (moment.phase === "end") return { on: "turnEnds", whose };
      return { on: "phaseBegins", phase: moment.phase, whose } as EventPattern;
    case "step":
      return moment.edge === "start" ? ({ on: "stepBegins", step: moment.step, ...what } as EventPattern) : null;
    case "battle":
      return moment.edge === "end" ? { on: "battleEnds", ...what } : null;
  }
}
