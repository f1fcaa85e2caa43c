import HELP from "./choice-help.json";
import type { ChoiceValue } from "./choices";
import type { QueryKeyId } from "./keys";

/** Explanation of a value in both languages. */
type ChoiceHelp = { readonly ja: string; readonly en: string };

/** Keys of conditions whose values have no more than their key in common, so that each is explained. */
type ExplainedKey = "is" | "has" | "new";

/** A value without help is a type error here, and named by `language-coverage.test.ts`. */
const CHOICE_HELP: Readonly<Record<string, Readonly<Record<string, ChoiceHelp>>>> = HELP satisfies {
  readonly [K in ExplainedKey]: Readonly<Record<ChoiceValue<K>, ChoiceHelp>>;
};

/** Returns what each value of a key finds; `null` for keys whose values explain themselves. */
export const getChoiceHelp = (key: QueryKeyId): Readonly<Record<string, ChoiceHelp>> | null => CHOICE_HELP[key] ?? null;
