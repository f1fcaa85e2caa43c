import type { Amount } from "../../../model/select";
import { assignRoles } from "../frames/semantic-roles";
import type { ParserInput } from "../parser-input";
import { toAmount, toCount } from "../phrases/amounts";
import { readChains } from "../phrases/chain";
import type { NounPhrase } from "../phrases/noun-phrase";
import { findFirstReading } from "./first-reading";

const DEFINITION = /(?<=^|[。\n])(?:なお、|ただし、)?(X(?:は|の値は)[^。]*。)/u;

/**
 * Removes the sentence 「Xは〜である。」 from a text and makes its number the meaning of X. Null if there is no such sentence,
 * or if it cannot be read.
 */
export function extractXDefinition(input: ParserInput): ParserInput | null {
  const match = input.x === null ? DEFINITION.exec(input.text) : null;
  const [all, words] = match ?? [];
  if (match === null || all === undefined || words === undefined) return null;
  const amount = findFirstReading(
    input,
    readChains(input.part(words.replace("Xの値は", "Xは")), 0),
    ({ value: [only, ...more] }) => {
      const roles =
        only === undefined || more.length > 0 || only.clause.adverbs.length > 0 ? null : assignRoles(only.clause);
      if (
        only === undefined ||
        roles === null ||
        only.clause.form.negative ||
        only.clause.args.length !== 2 ||
        !isX(roles.agent ?? roles.object)
      )
        return null;
      switch (only.clause.frame) {
        case "be":
          return toMeasuredAmount(roles.complement);
        case "equal":
        case "become":
          return toMeasuredAmount(roles.goal ?? roles.partner);
        case "make":
          return toMeasuredAmount(roles.partner ?? roles.goal);
        default:
          return null;
      }
    },
  );
  const text = input.text.slice(0, match.index) + input.text.slice(match.index + all.length);
  return amount === null ? null : input.withX(text, amount);
}

const isX = (phrase: NounPhrase | undefined): boolean =>
  phrase?.kind === "amount" && JSON.stringify(phrase.amount) === '{"stored":"@X"}';

const toMeasuredAmount = (phrase: NounPhrase | undefined): Amount | null =>
  phrase === undefined ? null : (toAmount(phrase) ?? toCount(phrase));
