import type { EventPattern } from "../../../model/ability";
import type { GameMoment } from "./adverbs";

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
