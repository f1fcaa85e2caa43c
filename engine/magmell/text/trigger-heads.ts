import type { AbilityBody, Modes, TriggeredAbility } from "../model/ability";
import { MemoizedSource } from "./grammar/grammar";
import { getJapaneseGrammar } from "./japanese/japanese-grammar";
import { resolveReferences } from "./references/resolve-references";
import { UnresolvedReferenceError } from "./references/resolve-word";
import type { TextStretch } from "./sentence-report";

/** Returns what `make` returns; null if a word of it points to nothing that is known. */
export const nullIfUnresolved = <Value>(make: () => Value): Value | null => {
  try {
    return make();
  } catch (problem) {
    if (problem instanceof UnresolvedReferenceError) return null;
    throw problem;
  }
};

/** A triggered ability without its body. */
type TriggerHead = Omit<TriggeredAbility, keyof AbilityBody | keyof Modes>;

/** Returns the longest beginning that is a trigger, after the areas in which the ability works; null if there is none. */
export function readHead({ text }: TextStretch): { readonly value: TriggerHead; readonly end: number } | null {
  const source = new MemoizedSource(getJapaneseGrammar(), text);
  const prefix = source.read("Where", 0)[0];
  const heads = source
    .read("TriggerHead", prefix?.end ?? 0)
    .filter(
      ({ value }) => nullIfUnresolved(() => resolveReferences({ ...(value as TriggerHead), effects: [] })) !== null,
    );
  const longest = [...heads].sort((one, other) => other.end - one.end)[0];
  if (longest === undefined) return null;
  return {
    value: { ...(prefix && { zones: prefix.value as TriggerHead["zones"] }), ...(longest.value as TriggerHead) },
    end: longest.end,
  };
}
