import type { z } from "zod";
import type { CheckReport, Event, Target } from "@/engine/mtg";
import type { mtgCheckReportSchema } from "../schemas/mtg-checks";

type ReportAnswer = z.input<typeof mtgCheckReportSchema>;
type EventAnswer = ReportAnswer["passes"][number]["events"][number];

/** The piece and the player of a target; the one that it is not is null. */
const bothOf = (target: Target) =>
  "player" in target ? { instance: null, player: target.player } : { instance: target.instance, player: null };

/** A field of an event, if it is one of events of this type. */
function fieldOf<Value>(event: Event, name: string, is: (value: unknown) => value is Value): Value | null {
  const value = (event as Readonly<Record<string, unknown>>)[name];
  return is(value) ? value : null;
}
const isNumber = (value: unknown): value is number => typeof value === "number";
const isText = (value: unknown): value is string => typeof value === "string";
const isPlayer = (value: unknown): value is 0 | 1 => value === 0 || value === 1;

/** An event of a check as the public interface tells it: the same fields for every type. */
function serializeEvent(event: Event): EventAnswer {
  const named = event.type === "moved" ? event.toPlayer : fieldOf(event, "player", isPlayer);
  return {
    type: event.type,
    rule: event.rule,
    also: [...(event.also ?? [])],
    instance: fieldOf(event, "instance", isNumber),
    player: named ?? fieldOf(event, "winner", isPlayer),
    becomes: fieldOf(event, "becomes", isNumber),
    to: fieldOf(event, "to", isText),
    cause: fieldOf(event, "cause", isText),
    counter: fieldOf(event, "counter", isText),
    count: fieldOf(event, "count", isNumber) ?? fieldOf(event, "sector", isNumber),
  };
}

/** Returns the report of a check as the public interface tells it. */
export const serializeCheckReport = ({ era, passes, names, after, outcome, stopped }: CheckReport): ReportAnswer => ({
  era,
  passes: passes.map(({ findings, asked, events }) => ({
    findings: findings.map(({ rule, about }) => ({ rule, ...bothOf(about) })),
    asked: asked.map(({ rule, player, purpose, about, options, answer }) => ({
      rule,
      player,
      purpose,
      instance: about,
      options: options.length,
      answer,
    })),
    events: events.map(serializeEvent),
  })),
  names: Object.entries(names).map(([id, name]) => ({ id: Number(id), name })),
  after: { ...after },
  outcome: outcome === null ? null : { rule: outcome.rule, winner: outcome.winner },
  stopped,
});
