import { getFormTable, type PredicateForm, type VerbClass } from "../reading/morphology/conjugation";
import { listVerbs, type VerbEntry } from "../reading/morphology/verbs";
import type { Piece } from "./pieces";

export type Inflection = { readonly form: PredicateForm; readonly suffix: string; readonly rest: string };

/** Returns the longest form of a conjugation class at the beginning of a text. */
export function readForm(signs: string, verbClass: VerbClass): Inflection | undefined {
  const { bySuffix, longest } = getFormTable(verbClass);
  for (let length = Math.min(longest, signs.length); length > 0; length -= 1) {
    const [form] = bySuffix.get(signs.slice(0, length)) ?? [];
    if (form !== undefined) return { form, suffix: signs.slice(0, length), rest: signs.slice(length) };
  }
  return undefined;
}

/** Returns the form in which a piece says a verb. */
export const inflectionOf = ({ stem, verbClass }: VerbEntry, { core, tail }: Piece): Inflection | undefined =>
  readForm((core + tail).slice(stem.length), verbClass);

/** Returns the known verb with which a piece begins, that with the longest stem. */
export const findOwnVerb = ({ core, tail }: Piece): VerbEntry | undefined =>
  listVerbs()
    .filter(({ stem }) => stem !== "" && (core + tail).startsWith(stem) && stem.length >= core.length)
    .sort((one, other) => other.stem.length - one.stem.length)[0];

/** Returns a verb in a form; none if it has no such form. */
export const inflect = ({ stem, verbClass }: VerbEntry, form: PredicateForm): readonly string[] => {
  const wanted = JSON.stringify(form);
  const [first] = [...getFormTable(verbClass).bySuffix].filter(([, forms]) =>
    forms.some((one) => JSON.stringify(one) === wanted),
  );
  return first === undefined ? [] : [stem + first[0]];
};

/** Forms in which a clause ends: 「〜する」, 「〜して」. */
const ENDS = { end: { ending: "end" }, te: { ending: "te" }, and: { ending: "and" } } as const;

/** Returns a clause with its last verb in another form: 「手札に戻した」 as 「手札に戻す」; null if no verb is known in it. */
export function endClause(clause: string, end: keyof typeof ENDS): string | null {
  const turned = /^(.*に)(?=[しす])/u.exec(clause)?.[1];
  if (turned !== undefined && readForm(clause.slice(turned.length), "する")?.rest === "")
    return turned + { end: "する", te: "して", and: "し" }[end];
  const [found] = listVerbs()
    .flatMap((verb) => {
      const at = verb.stem === "" ? -1 : clause.lastIndexOf(verb.stem);
      const isWhole = at >= 0 && readForm(clause.slice(at + verb.stem.length), verb.verbClass)?.rest === "";
      return isWhole ? [{ verb, at }] : [];
    })
    .sort((one, other) => one.at - other.at);
  const [said] = found === undefined ? [] : inflect(found.verb, ENDS[end]);
  return found === undefined || said === undefined ? null : clause.slice(0, found.at) + said;
}

/** Returns the stem of the verb with which a clause ends, in whatever form: 「手札を捨てた」 gives 「捨て」; null if none is known. */
export function nameVerb(clause: string): string | null {
  const stems = listVerbs().flatMap(({ stem, verbClass }) => {
    const at = stem === "" ? -1 : clause.lastIndexOf(stem);
    return at >= 0 && readForm(clause.slice(at + stem.length), verbClass)?.rest === "" ? [{ stem, at }] : [];
  });
  return stems.sort((one, other) => one.at - other.at)[0]?.stem ?? null;
}
