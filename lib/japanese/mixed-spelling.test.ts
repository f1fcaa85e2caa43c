import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { findMixedMatch } from "./mixed-spelling";
import { getSpellingVariants } from "./spelling-variants";

const PARTS = [
  ["竜", "りゅう"],
  ["の", "の"],
  ["騎士", "きし"],
  ["大", "おお"],
  ["ー", "ー"],
  ["王", "おう"],
  ["木", "き"],
  ["木", "もく"],
  ["ヶ", "が"],
  ["3", "さん"],
  ["眠れる", "ねむれる"],
  ["う", "う"],
] as const;
type SpellingPart = (typeof PARTS)[number];

const name = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 5 });
const said = (parts: readonly SpellingPart[], asRead: readonly boolean[]) =>
  parts.map((part, at) => part[asRead[at] ? 1 : 0]).join("");

test("what has no room for the kana of a word would not hold it", () => {
  let found = 0;
  fc.assert(
    fc.property(
      ...[name, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), fc.nat(4), fc.nat(4), name],
      (parts, asRead, from, to, others) => {
        const [written, read] = [said(parts, []), parts.map(([, kana]) => kana).join("")];
        const typed = [said(parts, asRead), said(others, asRead)].map((text) => text.slice(from, text.length - to));
        for (const word of typed.flatMap((text) => getSpellingVariants(text).mixed)) {
          const anywhere = word.written.map((one) => ({ ...one, before: false, behind: false }));
          const match = findMixedMatch(word, written, read);
          if (match) found += 1;
          expect(match, `${word.spelling} in ${written}`).toEqual(
            findMixedMatch({ ...word, written: anywhere }, written, read),
          );
        }
      },
    ),
    { numRuns: scaleRuns(1500) },
  );
  expect(found).toBeGreaterThan(0);
});
