import type { z } from "zod";
import type { CheckReport, Event, Target } from "@/engine/mtg";
import type { DeckLine, MtgDeckEdit, MtgDeckFix, MtgDeckProblem } from "@/engine/mtg/deck";
import type { FormatFacts } from "@/lib/mtg/formats/format-facts";
import type { mtgCheckReportSchema } from "../schemas/mtg-checks";
import type { mtgDeckCheckResponseSchema } from "../schemas/mtg-decks";
import type { mtgFormatResponseSchema, mtgFormatSchema } from "../schemas/mtg-formats";

type ReportAnswer = z.input<typeof mtgCheckReportSchema>;
type EventAnswer = ReportAnswer["passes"][number]["events"][number];

/** Returns a target as object and player, one of which is null. */
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

/** Serializes an event of a check, with the same fields for every type. */
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

/** Serializes the report of a check. */
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

type Problem = Omit<z.input<typeof mtgDeckCheckResponseSchema>["problems"][number], "words">;
type Fix = NonNullable<Problem["fix"]>;

const lines = (all: readonly DeckLine[]) => all.map(({ name, count }) => ({ name, count }));

/** Returns a problem of a deck of the second game, with its fix. */
export const serializeMtgProblem = ({ names, fix, ...problem }: MtgDeckProblem): Problem => ({
  ...problem,
  names: [...names],
  fix: fix && fixAnswer(fix),
});

const fixAnswer = (fix: MtgDeckFix): Fix =>
  fix.do === "several" ? { do: "several", fixes: fix.fixes.map(editAnswer) } : editAnswer(fix);

function editAnswer(fix: MtgDeckEdit): Exclude<Fix, { do: "several" }> {
  if (fix.do === "add" || fix.do === "cut") return { ...fix, candidates: lines(fix.candidates) };
  if (fix.do === "rename") return { ...fix, candidates: [...fix.candidates] };
  if (fix.do === "fill") return { ...fix, lines: lines(fix.lines) };
  return fix;
}

/** A list as it counts on a day. That of a format that the site added has none. */
const listOf = ({ listsOf, listsFrom }: FormatFacts["format"], list: FormatFacts["format"]["banned"]) =>
  list === null
    ? null
    : {
        rule: list.rule,
        names: [...list.names],
        states: listsOf,
        announced: [...list.announced],
        source: listsFrom,
      };

/** Serializes a format on a date. */
export function serializeFormat({ id, group, format, sets, listDays }: FormatFacts): z.input<typeof mtgFormatSchema> {
  const { ja, en, minimum, copies, sideboard, restricted, banned, also } = format;
  return {
    id,
    ja,
    en,
    group,
    minimum: { count: minimum.count, rule: minimum.rule },
    copies: copies && { count: copies.most, rule: copies.rule },
    sideboard: sideboard && { count: sideboard.sizes[1], rule: sideboard.rule },
    restricted: listOf(format, restricted),
    banned: listOf(format, banned),
    listsOf: format.listsOf,
    listDays: [...listDays],
    sets: sets === null ? null : sets.map((set) => ({ ...set })),
    also: [...also],
  };
}

/** Returns changes of the sets of a format. */
export const serializeFormatChanges = ({ changes }: FormatFacts): z.input<typeof mtgFormatResponseSchema>["changes"] =>
  changes.map((change) => ({
    on: change.on,
    in: change.in.map(({ code }) => code),
    out: change.out.map(({ code }) => code),
  }));
