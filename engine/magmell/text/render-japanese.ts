import type { Ability } from "../model/ability";
import type { CardKind } from "../model/card";
import { getJapaneseGrammar } from "./japanese/japanese-grammar";
import { introduceBodyReferences, introduceReferences } from "./references/introduce-references";

/** Words by which a card refers to itself, by kind. */
const SELF_WORDS: Readonly<Record<CardKind, string>> = {
  unit: "このユニット",
  magic: "このマジック",
  stone: "この魔石",
};

/**
 * Writes abilities in the template language, one line per ability, each with 「■」 before it (301.6). An ability that the
 * language cannot express becomes a note without meaning.
 */
export const renderJapanese = (abilities: readonly Ability[], kind: CardKind): string =>
  abilities.map((ability) => renderLine(ability, kind)).join("\n");

const renderLine = (ability: Ability, kind: CardKind): string => {
  if (ability.type === "unsupported") return ability.text.startsWith("■") ? ability.text : `■${ability.text}`;
  const text = renderAbilityText(ability, kind) ?? "（文章にできない能力。）";
  return `■${text.replace(TOPIC_BEFORE_PAUSE, "は、")}`;
};

/** 「は」 of another subject than 「〜が支配する、」 behind it. */
const TOPIC_BEFORE_PAUSE = /は(?=[^はが、。「」]+が支配する、)/gu;

/** The text of one ability without its mark; `null` when the template language cannot express it. */
function renderAbilityText(ability: Ability, kind: CardKind): string | null {
  const self = SELF_WORDS[kind];
  if (ability.type !== "magic") return getJapaneseGrammar().write("Ability", introduceReferences(ability), self);
  const { type: _, ...rest } = ability;
  const bodies =
    "modes" in rest ? { ...rest, modes: rest.modes.map(introduceBodyReferences) } : introduceBodyReferences(rest);
  return getJapaneseGrammar().write("Bodies", bodies, self);
}
