import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "../../../kernel/testing/scale-runs";
import type { Ability } from "../../model/ability";
import type { CardDefinition, CardKind } from "../../model/card";
import { ZONE_IDS } from "../../model/zone";
import { expressibleAbilityArbitrary } from "../../testing/arbitraries/expressible-ability";
import { MOVE_CAUSES } from "../../testing/arbitraries/values";
import { VOCABULARY_WORDS } from "../../testing/pool/all-words";
import { POOL_CARDS } from "../../testing/pool/pool";
import { collectVocabulary } from "../../testing/pool/vocabulary";
import { compileText, renderText } from "../../text";
import { canonicalizeAbility } from "../../text/references/canonical-ability";

const RUNS = 800;
/** A fixed seed, so that a run gives the same result for the same code. Another number tries other trees. */
const SEED = 20261121;

/** The text written for an ability that the template language cannot express. */
const NO_WORDS = "文章にできない";

function comesBack(abilities: readonly Ability[], kind: CardKind): void {
  const text = renderText(abilities, "ja", kind);
  expect(text).not.toContain(NO_WORDS);
  const compiled = compileText(text, kind);
  expect({ text, coverage: compiled.coverage }).toEqual({ text, coverage: "full" });
  expect({ text, abilities: compiled.abilities }).toEqual({ text, abilities });
  expect(renderText(compiled.abilities, "ja", kind)).toBe(text);
}

/** Words that no sentence means: what they stand for is text that nobody reads. */
const UNSAYABLE = ["verb unsupported", "ability unsupported"];

const VOCABULARY = [
  ...VOCABULARY_WORDS.flatMap(([sort, words]) => words.map((word) => `${sort} ${word}`)),
  ...ZONE_IDS.map((zone) => `target zone ${zone}`),
  ...MOVE_CAUSES.map((cause) => `cause ${cause}`),
];

describe("abilities of every sort", () => {
  it("come back from their Japanese as they were, and have some English", () => {
    fc.assert(
      fc.property(expressibleAbilityArbitrary, ({ ability, kind }) => {
        expect(canonicalizeAbility(ability)).toEqual(ability);
        comesBack([ability], kind);
        expect(renderText([ability], "en", kind)).toMatch(/^■./u);
      }),
      { numRuns: scaleRuns(RUNS), seed: SEED },
    );
  });

  it("use every word of the vocabulary that the language can say", () => {
    const some = fc.sample(expressibleAbilityArbitrary, { numRuns: 3000, seed: 1 });
    const used = collectVocabulary([{ abilities: some.map(({ ability }) => ability) }]);
    expect(VOCABULARY.filter((word) => !used.has(word))).toEqual(UNSAYABLE);
  });
});

/** Cards with text that nothing reads: they show what becomes of it. */
const isUnread = ({ abilities }: CardDefinition): boolean => JSON.stringify(abilities).includes('"unsupported"');

describe("cards of the pool", () => {
  it("come back from their Japanese as they were", () => {
    for (const { abilities, kind } of POOL_CARDS.filter((card) => !isUnread(card)))
      comesBack(abilities.map(canonicalizeAbility), kind);
  });

  it("are read but for two that are there to be unread", () => {
    expect(POOL_CARDS.filter(isUnread)).toHaveLength(2);
  });
});
