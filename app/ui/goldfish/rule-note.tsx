import type { Dictionary } from "@/app/ui/words";
import { say } from "@/app/ui/words/define";

type Props = { words: Pick<Dictionary["site"], "rule">; text: string; rule: string };

/** A sentence and the number of the rule that it follows from. */
export const RuleNote = ({ words, text, rule }: Props) => (
  <p>
    {text} <span className="whitespace-nowrap text-ink-soft text-sm">({say(words.rule, { number: rule })})</span>
  </p>
);
