import { conjugate, joinList, type Noun } from "./words";

/** A predicate before its verb agrees with the subject: "get +1 AP", "cannot attack". */
export type VerbPhrase = { readonly verb: string; readonly rest: string };

/** Returns predicates joined into one that agrees with the subject: "gets +1 AP and +1 HP and is blue". */
export function renderPredicates(predicates: readonly VerbPhrase[], subject: Pick<Noun, "many" | "you">): string {
  return joinList(mergeVerbPhrases(predicates).map(({ verb, rest }) => `${conjugate(verb, subject)} ${rest}`));
}

/** Returns predicates joined in the plain form, as after "have it": "get +1 AP and be blue". */
export const renderPlainPredicates = (predicates: readonly VerbPhrase[]): string =>
  joinList(mergeVerbPhrases(predicates).map(({ verb, rest }) => `${verb} ${rest}`));

/** Predicates with one verb say it once. */
function mergeVerbPhrases(predicates: readonly VerbPhrase[]): readonly VerbPhrase[] {
  const verbs = [...new Set(predicates.map(({ verb }) => verb))];
  return verbs.map((verb) => ({
    verb,
    rest: joinList(
      predicates.filter((predicate) => predicate.verb === verb).map(({ rest }) => rest),
      verb === "cannot" ? "or" : "and",
    ),
  }));
}
