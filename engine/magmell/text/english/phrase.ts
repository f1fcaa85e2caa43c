import { renderPlainPredicates, renderPredicates, type VerbPhrase } from "./predicates";
import type { Noun } from "./words";

/** A clause with its subject. Without a subject, or with "you", it is an imperative. */
export type EnglishClause = {
  readonly who: Noun | null;
  readonly does: readonly VerbPhrase[];
  /** How long, before all else: "until end of turn". */
  readonly lead?: string;
  /** Whether the clause is a statement even when the subject is you: "you recover 2 life". */
  readonly told?: boolean;
  /** Said in a sentence of its own when all is done. */
  readonly afterwards?: string;
};

/** An effect in English: a clause that others can be built around, or finished sentences. */
export type EnglishPhrase = EnglishClause | readonly string[];

export const isClause = (said: EnglishPhrase): said is EnglishClause => "does" in said;

/** Returns "draw a card" as an imperative, or with a subject. */
export const createImperative = (who: Noun | null, verb: string, rest: string): EnglishClause => ({
  who,
  does: [{ verb, rest }],
});
export const createIndicative = (who: Noun, verb: string, rest: string): EnglishClause => ({
  ...createImperative(who, verb, rest),
  told: true,
});

export const isImperative = ({ who, told = false }: EnglishClause): boolean =>
  who === null || (who.you === true && !told);

/** Returns a sentence without its capital letter and full stop. */
export function toSentence(clause: EnglishClause): string {
  const { who, does, lead } = clause;
  const said =
    isImperative(clause) || who === null ? renderPlainPredicates(does) : `${who.text} ${renderPredicates(does, who)}`;
  return lead === undefined ? said : `${lead}, ${said}`;
}

export const toSentences = (said: EnglishPhrase): readonly string[] =>
  isClause(said) ? [toSentence(said), ...(said.afterwards === undefined ? [] : [said.afterwards])] : said;

/** Returns "you may draw a card", "your opponent may have you draw a card"; `null` where it cannot be said so. */
export function renderPermission(who: Noun, clause: EnglishClause): string | null {
  const { does, lead } = clause;
  if (does.some(({ verb }) => verb === "cannot" || verb === "must" || verb === "may")) return null;
  const plain = renderPlainPredicates(does);
  const same = clause.who === null ? who.you === true : clause.who.text === who.text;
  const end = lead === undefined ? "" : ` ${lead}`;
  if (same) return `${who.text} may ${plain}${end}`;
  return `${who.text} may have ${clause.who?.text ?? "you"} ${plain}${end}`;
}

/** Returns whether a clause is an order to you, so that several can share one sentence. */
export const isPlainImperative = (said: EnglishPhrase): said is EnglishClause =>
  isClause(said) && isImperative(said) && said.lead === undefined;
