import { type EnglishClause, isImperative, toSentence } from "../phrase";
import { renderPredicates } from "../predicates";
import { joinList, type Noun } from "../words";

/** A clause within a sentence, and the implied subject of the next clause. */
type JoinedPart = { readonly text: string; readonly subject: Noun | null; readonly apart?: true };

/**
 * Joins clauses to one sentence, so that a condition before the first clause applies to all: "you recover 2 life and
 * draw a card". "then" replaces "and" if a clause already contains "and", or if an imperative would change its subject.
 */
export function joinClauses(clauses: readonly EnglishClause[]): string {
  const [only, ...more] = clauses;
  if (only !== undefined && more.length === 0 && only.afterwards === undefined) return toSentence(only);
  const parts: JoinedPart[] = [];
  let subject: Noun | null = null;
  for (const clause of clauses) {
    const part = after(subject, clause);
    parts.push(part);
    subject = part.subject;
    if (clause.afterwards !== undefined) parts.push({ text: clause.afterwards, subject });
  }
  const texts = parts.map(({ text }) => text);
  const simple = parts.every(({ apart }) => apart === undefined) && texts.slice(0, -1).every(isSimple);
  return simple ? joinList(texts) : texts.join(", then ");
}

const isSimple = (text: string): boolean => !/, | and /.test(text);

/** A clause after clauses with a subject; null while the sentence is imperative. */
function after(subject: Noun | null, clause: EnglishClause): JoinedPart {
  const { who } = clause;
  if (!isImperative(clause)) {
    const text = isSamePlayer(who, subject) ? lasting(clause, ({ does }) => renderPredicates(does, subject)) : null;
    return { text: text ?? lasting(clause, toSentence), subject: who };
  }
  const text = lasting(clause, toSentence);
  if (subject === null || subject.you) return { text, subject };
  return who === null ? { text, subject: null, apart: true } : { text: `you ${text}`, subject: who };
}

const isSamePlayer = (who: Noun | null, subject: Noun | null): subject is Noun =>
  who !== null && subject !== null && who.player && who.text !== "they" && who.text === subject.text;

/** Puts the duration last, so that it does not apply to the next clause; "where X is …" stays at the very end. */
function lasting(clause: EnglishClause, say: (clause: EnglishClause) => string): string {
  const { lead, ...rest } = clause;
  if (lead === undefined) return say(clause);
  const said = say(rest);
  return said.includes(", where X is") ? `${lead}, ${said}` : `${said} ${lead}`;
}
