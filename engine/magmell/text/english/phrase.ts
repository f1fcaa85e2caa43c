import { renderPlainPredicates, renderPredicates, type VerbPhrase } from "./predicates";
import type { Noun } from "./words";

/** A clause with its subject. Without a subject, or with "you", it is an imperative. */
export type EnglishClause = {
  readonly who: Noun | null;
  readonly does: readonly VerbPhrase[];
  /** The duration at the beginning of the sentence: "until end of turn". */
  readonly lead?: string;
  /** Whether the clause is a statement even when the subject is you: "you recover 2 life". */
  readonly told?: boolean;
  /** A separate sentence after all other effects. */
  readonly afterwards?: string;
};

/** An effect in English: a clause that can become part of a longer sentence, or complete sentences. */
export type EnglishPhrase = EnglishClause | readonly string[];

export const isClause = (said: EnglishPhrase): said is EnglishClause => "does" in said;

/** Returns a clause that is an imperative, "draw a card", unless it has a subject other than "you". */
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

/** Returns a clause as a sentence without its capital letter and full stop. */
export function toSentence(clause: EnglishClause): string {
  const { who, does, lead } = clause;
  const said =
    isImperative(clause) || who === null ? renderPlainPredicates(does) : `${who.text} ${renderPredicates(does, who)}`;
  return lead === undefined ? said : `${lead}, ${said}`;
}

export const toSentences = (said: EnglishPhrase): readonly string[] =>
  isClause(said) ? [toSentence(said), ...(said.afterwards === undefined ? [] : [said.afterwards])] : said;

/**
 * Returns a clause as a permission: "you may draw a card", "your opponent may have you draw a card". Null if the clause
 * already contains "cannot", "must" or "may".
 */
export function renderPermission(who: Noun, clause: EnglishClause): string | null {
  const { does, lead } = clause;
  if (does.some(({ verb }) => verb === "cannot" || verb === "must" || verb === "may")) return null;
  const plain = renderPlainPredicates(does);
  // What is done by nobody named, such as "put", is theirs to do; damage is dealt by a thing.
  const same = clause.who === null ? who.you === true || does[0]?.verb !== "deal" : clause.who.text === who.text;
  const end = lead === undefined ? "" : ` ${lead}`;
  if (same) return `${who.text} may ${plain}${end}`;
  return `${who.text} may have ${clause.who?.text ?? "you"} ${plain}${end}`;
}

/** Returns whether a phrase is an imperative without a leading duration. Several of these can share one sentence. */
export const isPlainImperative = (said: EnglishPhrase): said is EnglishClause =>
  isClause(said) && isImperative(said) && said.lead === undefined;
