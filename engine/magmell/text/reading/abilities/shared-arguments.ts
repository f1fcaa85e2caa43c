import type { Discourse } from "../discourse/discourse";
import type { Argument, Clause } from "../phrases/clause";
import { hasManner } from "../phrases/manners";
import { createPointer } from "../phrases/noun-phrase";

const isSubject = ({ particle }: Argument): boolean => particle === "が" || particle === "は";

/** Returns a clause with the subject of another clause, if it has none itself. */
export function inheritSubject(clause: Clause, other: Clause | undefined): Clause {
  const subject = other?.args.find(isSubject);
  return clause.args.some(isSubject) || subject === undefined ? clause : { ...clause, args: [subject, ...clause.args] };
}

/** Returns a clause with the object of another clause, if it has none itself. */
export function inheritObject(clause: Clause, other: Clause): Clause {
  const object = other.args.find(({ particle }) => particle === "を" || particle === "は");
  const has = clause.args.some(({ particle }) => particle === "を");
  return has || object === undefined ? clause : { ...clause, args: [{ ...object, particle: "を" }, ...clause.args] };
}

/** Returns a clause with the owner of the stat in the clause before it as its subject: 「それのAPは2増加し、防御されない」. */
export function inheritStatOwner(clause: Clause, other: Clause): Clause {
  const stat = other.args.find(isSubject)?.phrase;
  if (stat?.kind !== "stat" || stat.of === undefined || clause.args.some(isSubject)) return clause;
  return { ...clause, args: [{ particle: "は", phrase: stat.of, topic: true }, ...clause.args] };
}

/** Returns a clause about 「HPは」 after one about 「〜のAPは」, with the same owner of both stats. */
export function inheritStatSubject(clause: Clause, other: Clause): Clause {
  const before = other.args
    .map(({ phrase }) => phrase)
    .find((phrase) => phrase.kind === "stat" && phrase.of !== undefined);
  const topic = other.args.find(({ particle, phrase }) => particle === "は" && phrase.kind !== "stat")?.phrase;
  const of = before?.kind === "stat" ? before.of : topic;
  if (of === undefined) return clause;
  const args = clause.args.map((arg) =>
    arg.phrase.kind === "stat" && arg.phrase.of === undefined ? { ...arg, phrase: { ...arg.phrase, of } } : arg,
  );
  return { ...clause, args };
}

/** Verbs of which 「それぞれ」 may leave out what they are done to. */
const DONE_TO_THINGS: readonly Clause["frame"][] = ["destroy", "return", "wake", "rest", "put", "add", "make", "give"];

/** Returns a clause with 「それぞれ」 and no object as one about each of the things just named; any other clause unchanged. */
export function withEachObject(clause: Clause, { mentions }: Discourse): Clause {
  const { args, form, frame } = clause;
  if (!hasManner(clause, "each") || form.voice !== undefined || !DONE_TO_THINGS.includes(frame)) return clause;
  const isNamed = ({ particle, phrase }: Argument): boolean =>
    frame === "give" ? phrase.kind !== "damage" && particle !== "" : phrase.kind !== "state" && particle !== "に";
  const last = mentions.findLast(({ it }) => it);
  if (args.some(isNamed) || last?.plural !== true) return clause;
  const phrase = { kind: "pointer", select: createPointer("them"), plural: true } as const;
  return { ...clause, args: [{ particle: frame === "give" ? "に" : "を", phrase }, ...args] };
}
