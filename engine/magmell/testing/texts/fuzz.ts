import { performance } from "node:perf_hooks";
import { seedRandom } from "../../../kernel/random";
import { CARD_KINDS } from "../../model/card";
import { compileText, renderText } from "../../text";
import { getJapaneseGrammar } from "../../text/japanese/japanese-grammar";
import { listCardTexts } from "./card-texts";
import { MAX_TEXT_LENGTH, type MutationMaterial, mutateText, TRICKY_WORDS } from "./mutate";
import { TEXT_VARIATIONS } from "./variations";
import { UNSUPPORTED_TEXTS } from "./variations/not-understood";

/** Returns all card texts, all invented texts, and the words of every phrase of the language. */
export function createMutationMaterial(): MutationMaterial {
  const texts = [
    ...listCardTexts().map(({ text }) => text),
    ...[...TEXT_VARIATIONS, ...UNSUPPORTED_TEXTS].map(({ text }) => text),
  ];
  const phrases = getJapaneseGrammar()
    .phrases()
    .flatMap(({ row }) => row.template.split(/\{[^}]*\}|[()<>|]/u));
  return { texts, words: [...new Set([...TRICKY_WORDS, ...phrases])].filter((word) => word !== "") };
}

type Fuzz = { readonly texts: number; readonly seed: number };
type Fuzzed = { readonly text: string; readonly milliseconds: number; readonly problem: string | null };

const SEEDS = 2 ** 32;

/**
 * Parses and renders the random text of a seed. Checks that reported positions lie within the text, and that it is
 * rendered in both languages.
 */
export function fuzzText(from: MutationMaterial, seed: number): Fuzzed {
  const text = mutateText(seedRandom(seed), from);
  const kind = CARD_KINDS[seed % CARD_KINDS.length] ?? "unit";
  const begun = process.cpuUsage();
  let problem: string | null = null;
  try {
    const { abilities, sentences } = compileText(text, kind);
    const stretches = sentences.flatMap((sentence) => [sentence, ...sentence.unread]);
    const wrong = stretches.find(({ start, end, text: part }) => text.slice(start, end) !== part || start > end);
    const strange = sentences.find(({ ability }) => abilities[ability] === undefined);
    if (wrong !== undefined) problem = `not where it says: ${JSON.stringify(wrong)}`;
    else if (strange !== undefined) problem = `of no ability: ${JSON.stringify(strange)}`;
    else for (const language of ["ja", "en"] as const) renderText(abilities, language, kind);
  } catch (error) {
    problem = `threw: ${error instanceof Error ? error.stack : String(error)}`;
  }
  const { user, system } = process.cpuUsage(begun);
  return { text, milliseconds: (user + system) / 1000, problem };
}

const REPORT_EVERY = 10_000;
const MOST_FAILURES = 5;

/** Parses mutated texts and prints the results. Returns the number of failures. */
export function fuzzTexts({ texts, seed }: Fuzz, print: (line: string) => void): number {
  const begun = performance.now();
  const from = createMutationMaterial();
  const times: number[] = [];
  let slowest: Fuzzed | null = null;
  let slowestSeed = seed;
  let failed = 0;
  for (let at = 0; at < texts && failed < MOST_FAILURES; at += 1) {
    const own = (seed + at) % SEEDS;
    const found = fuzzText(from, own);
    times.push(found.milliseconds);
    // The first ones wait for the language to be made.
    if (at >= 100 && (slowest === null || found.milliseconds > slowest.milliseconds)) {
      slowest = found;
      slowestSeed = own;
    }
    if (found.problem !== null) {
      failed += 1;
      print(
        `FAILED: ${found.problem}\n${JSON.stringify(found.text)}\n  again: npm run soak -- --texts 1 --seed ${own}`,
      );
    }
    if ((at + 1) % REPORT_EVERY === 0) print(`${at + 1} texts`);
  }
  times.sort((one, other) => one - other);
  const of = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  print(
    `${times.length} texts of at most ${MAX_TEXT_LENGTH} signs in ${((performance.now() - begun) / 1000).toFixed(0)} s; CPU time each: ${of(0.5)} ms in the middle, ${of(0.99)} ms for 99 of 100, ${of(0.999)} ms for 999 of 1,000`,
  );
  if (slowest !== null) {
    print(
      `The slowest, ${slowest.milliseconds.toFixed(0)} ms, has the seed ${slowestSeed}: ${JSON.stringify(slowest.text)}`,
    );
  }
  print(failed === 0 ? "No failure." : `${failed} texts failed.`);
  return failed;
}
