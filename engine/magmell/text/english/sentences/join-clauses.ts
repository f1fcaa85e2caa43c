import { type EnglishClause, isImperative, toSentence } from "../phrase";
import { renderPredicates } from "../predicates";
import { joinList, type Noun } from "../words";

/** A clause as it stands among others, and who the next one is about if it does not say. */
type JoinedPart = { readonly text: string; readonly subject: Noun | null; readonly apart?: true };

/**
 * Returns clauses as one sentence, so that what stands before the first holds for all: "you recover 2 life and draw a card".
 * Where "and" would run into one that a clause has itself, or hand an order to somebody else, it is "then".
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

/** A clause where the sentence has been about somebody; `null` while it gives orders. */
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
