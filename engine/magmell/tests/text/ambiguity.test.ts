import { expect, it } from "vitest";
import type { Ability } from "../../model/ability";
import { type CardText, listCardTexts } from "../../testing/texts/card-texts";
import { MemoizedSource } from "../../text/grammar/grammar";
import { getJapaneseGrammar } from "../../text/japanese/japanese-grammar";
import { findAbilitySpans, normalizeText } from "../../text/normalize";
import { canonicalizeAbility } from "../../text/references/canonical-ability";
import { resolveReferences } from "../../text/references/resolve-references";
import { UnresolvedReferenceError } from "../../text/references/resolve-word";
import type { SyntaxAbility, SyntaxBody } from "../../text/syntax-tree";

/** Every way in which a stretch of a text can be read as one ability, in canonical form. */
function readings(stretch: string, kind: CardText["kind"]): readonly Ability[] {
  const source = new MemoizedSource(getJapaneseGrammar(), stretch);
  const whole = source.parsesOf("Ability", 0, stretch.length) as readonly SyntaxAbility[];
  const bodies = kind === "magic" ? (source.parsesOf("Bodies", 0, stretch.length) as readonly SyntaxBody[]) : [];
  return [...whole, ...bodies.map((body) => ({ type: "magic" as const, ...body }))].flatMap((raw) => {
    try {
      return [canonicalizeAbility(resolveReferences(raw))];
    } catch (problem) {
      if (problem instanceof UnresolvedReferenceError) return [];
      throw problem;
    }
  });
}

/** Ambiguities that the rules decide in favor of the first reading. */
const HARMLESS: readonly { readonly why: string; readonly holds: (first: Ability, other: Ability) => boolean }[] = [
  {
    why: "302.1.4: what stands right after the trigger is the condition of the trigger, not of its first instruction",
    holds: (first, other) =>
      "if" in first &&
      first.if !== undefined &&
      !("if" in other && other.if !== undefined) &&
      firstVerb(other) === "if",
  },
  {
    why: "303.2: what is always so of a magic is a static ability, not a change when it resolves",
    holds: (first, other) => first.type === "static" && other.type === "magic" && firstVerb(other) === "modify",
  },
];

const firstVerb = (ability: Ability): string | undefined => ("effects" in ability ? ability.effects[0]?.do : undefined);

it("no text of a card can be read in two ways that mean different things", () => {
  const ambiguous = listCardTexts().flatMap(({ text, kind }) => {
    const folded = normalizeText(text);
    return findAbilitySpans(folded).flatMap(({ start, end }) => {
      const stretch = folded.text.slice(start, end);
      const [first, ...more] = readings(stretch, kind).map((ability) => inOrder(ability) as Ability);
      if (first === undefined) return [];
      const other = more.find((one) => JSON.stringify(one) !== JSON.stringify(first) && !isHarmless(first, one));
      return other === undefined ? [] : [{ stretch, first, other }];
    });
  });
  expect(ambiguous).toEqual([]);
});

const isHarmless = (first: Ability, other: Ability): boolean => HARMLESS.some(({ holds }) => holds(first, other));

/** With the keys of everything in one order, so that it can be compared as text. */
function inOrder(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inOrder);
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(
    Object.entries(part)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, inOrder(value)]),
  );
}
