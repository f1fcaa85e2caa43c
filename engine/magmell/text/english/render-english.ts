import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import type { EnglishNames } from "../types";
import { renderAbility } from "./render-ability";
import { NO_ENGLISH_NAMES } from "./render-context";
import { formatSentences } from "./words";

/**
 * Returns the abilities of a card in English, in the layout of a printed card: one line per ability with 「■」 (301.6),
 * and one line per mode with 「・」. Never throws.
 */
export function renderEnglish(abilities: readonly Ability[], kind: CardKind, names = NO_ENGLISH_NAMES): string {
  return abilities.flatMap((ability) => linesOf(ability, kind, names)).join("\n");
}

function linesOf(ability: Ability, kind: CardKind, names: EnglishNames): readonly string[] {
  if (ability.type === "unsupported") return unreadLines(ability.text);
  const { sentences, modes } = renderAbility(ability, kind, { names });
  return [`■${formatSentences(sentences)}`, ...modes.map((mode) => `・${mode}`)];
}

/** Text that nothing has been able to read stands as it is, line by line. */
const unreadLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/^■/, ""))
    .filter((line) => line !== "")
    .map((line) => `■${formatSentences([`「${line}」`])}`);
