import type { Lang } from "@/app/ui/i18n/lang";
import type { RuleRef } from "@/engine/magmell";
import type { GoldfishWords } from "../goldfish-words";
import { RuleNumber } from "./rule-number";

type Props = { lang: Lang; words: GoldfishWords; text: string; rule: RuleRef };

/** A sentence and the number of the rule that it follows from. */
export const RuleNote = ({ lang, words, text, rule }: Props) => (
  <p>
    {text} <RuleNumber rule={rule} lang={lang} words={words} />
  </p>
);
