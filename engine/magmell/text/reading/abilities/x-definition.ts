import type { Amount } from "../../../model/select";
import { rolesOf } from "../frames/roles";
import { amountOf, countOf } from "../phrases/amounts";
import { readChains } from "../phrases/chain";
import type { Phrase } from "../phrases/phrase";
import type { TextInput } from "../text-input";
import { firstOf } from "./first-of";

const DEFINITION = /(?<=^|[。\n])(?:なお、|ただし、)?(X(?:は|の値は)[^。]*。)/u;

/**
 * Returns a text with 「Xは〜である。」 as what X means; `null` for a text without such a sentence, or with one that is not understood.
 */
export function withDefinition(input: TextInput): TextInput | null {
  const match = input.x === null ? DEFINITION.exec(input.text) : null;
  const [all, words] = match ?? [];
  if (match === null || all === undefined || words === undefined) return null;
  const amount = firstOf(
    input,
    readChains(input.part(words.replace("Xの値は", "Xは")), 0),
    ({ value: [only, ...more] }) => {
      const roles =
        only === undefined || more.length > 0 || only.clause.adverbs.length > 0 ? null : rolesOf(only.clause);
      if (only === undefined || roles === null || only.clause.form.negative || !isX(roles.agent ?? roles.object))
        return null;
      switch (only.clause.frame) {
        case "be":
          return measured(roles.complement);
        case "equal":
        case "become":
          return measured(roles.goal ?? roles.partner);
        case "make":
          return measured(roles.partner ?? roles.goal);
        default:
          return null;
      }
    },
  );
  const text = input.text.slice(0, match.index) + input.text.slice(match.index + all.length);
  return amount === null ? null : input.withX(text, amount);
}

const isX = (phrase: Phrase | undefined): boolean =>
  phrase?.kind === "amount" && JSON.stringify(phrase.amount) === '{"stored":"@X"}';

const measured = (phrase: Phrase | undefined): Amount | null =>
  phrase === undefined ? null : (amountOf(phrase) ?? countOf(phrase));
