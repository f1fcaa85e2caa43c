import { type Predicate, plainPredicates, predicatesText } from "./predicates";
import type { Noun } from "./words";

/** A sentence with somebody who does something: an order when it is you or nobody in particular. */
export type Clause = {
  readonly who: Noun | null;
  readonly does: readonly Predicate[];
  /** How long, before all else: "until end of turn". */
  readonly lead?: string;
  /** Whether the clause is a statement even when the subject is you: "you recover 2 life". */
  readonly told?: boolean;
  /** Said in a sentence of its own when all is done. */
  readonly afterwards?: string;
};

/** An effect in English: a clause that others can be built around, or finished sentences. */
export type Phrase = Clause | readonly string[];

export const isClause = (said: Phrase): said is Clause => "does" in said;

/** "draw a card" as an order, or of somebody. */
export const imperative = (who: Noun | null, verb: string, rest: string): Clause => ({ who, does: [{ verb, rest }] });
export const indicative = (who: Noun, verb: string, rest: string): Clause => ({
  ...imperative(who, verb, rest),
  told: true,
});

export const isOrder = ({ who, told = false }: Clause): boolean => who === null || (who.you === true && !told);

/** Returns a sentence without its capital letter and full stop. */
export function sentenceOf(clause: Clause): string {
  const { who, does, lead } = clause;
  const said = isOrder(clause) || who === null ? plainPredicates(does) : `${who.text} ${predicatesText(does, who)}`;
  return lead === undefined ? said : `${lead}, ${said}`;
}

export const sentencesOf = (said: Phrase): readonly string[] =>
  isClause(said) ? [sentenceOf(said), ...(said.afterwards === undefined ? [] : [said.afterwards])] : said;

/** "you may draw a card", "your opponent may have you draw a card"; `null` where it cannot be said so. */
export function permission(who: Noun, clause: Clause): string | null {
  const { does, lead } = clause;
  if (does.some(({ verb }) => verb === "cannot" || verb === "must" || verb === "may")) return null;
  const plain = plainPredicates(does);
  const same = clause.who === null ? who.you === true : clause.who.text === who.text;
  const end = lead === undefined ? "" : ` ${lead}`;
  if (same) return `${who.text} may ${plain}${end}`;
  return `${who.text} may have ${clause.who?.text ?? "you"} ${plain}${end}`;
}

/** Returns whether a clause is an order to you, so that several can share one sentence. */
export const isPlainOrder = (said: Phrase): said is Clause =>
  isClause(said) && isOrder(said) && said.lead === undefined;
