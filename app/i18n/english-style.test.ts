import { expect, it } from "vitest";
import { DICTIONARY_AREAS } from "./dictionary";

type WordTree = { readonly [key: string]: string | WordTree };
const listTexts = (tree: WordTree, path = ""): readonly (readonly [path: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : listTexts(value, `${path}${key}.`),
  );

/** Texts of screens. What imports and refused requests say is made of parts. */
const { import: _import, answers: _answers, ...SCREENS } = DICTIONARY_AREAS.en;
const TEXTS = Object.values(SCREENS).flatMap((area) => listTexts(area as unknown as WordTree));

/** Wordings that screens do not use, each with what they say instead. */
const WORDINGS: Readonly<Record<string, RegExp>> = {
  "American spelling": /colour|licen[c]e\b|catalogue|neighbour|behaviour|favour|\bcentre\b|practis/iu,
  email: /e-mail|\b(?:the|no|by|send|sends) mail\b/iu,
  "isn't, not a, unknown, invalid": /\b(?:is|are) (?:no|none)\b(?! longer)/u,
  "can't, couldn't": /\b(?:cannot|can not|could not)\b/u,
  "doesn't, isn't": /\b(?:do|does|did|was|were|has|have|will) not\b/u,
  current: /\bof today\b|\b(?:today|now)'s (?:text|information|cards)|\b[Pp]resent (?:version|state|data|deck)\b/u,
  "characters, symbols": /\bsigns\b(?! in| up| out)/u,
  "a person who, anyone": /\b(?:[Ww]ho|[Ww]hat)ever\b/u,
  "Deck name": /^(?:Name|Page|Menu|Contents) of (?:the|a|this)\b/u,
  "add, remove, fix, log":
    /\b(?:[Mm]end(?:s|ed)?|[Ll]ay (?:a|it|another)|[Tt]ake(?:n)? away|put(?:s)? (?:it )?right|anew|once more)\b/u,
  Undo: /^(?:Put it back|Give it back|Take back)/u,
  "Maybeboard, Branches, Simulation": /\bCandidates?\b|\b[Ll]ines of play\b|\b[Tt]rial run\b|\b[Dd]ear cards\b/u,
  "no dodged plural": /^(?:To put right|Lines to look at|Places)[^:]*: \{n\}$/u,
  "select or choose": /\b[Pp]ress (?!Ctrl)/u,
};

it.each(Object.entries(WORDINGS))("English screens say: %s", (_, wording) => {
  expect(TEXTS.filter(([, text]) => wording.test(text)).map(([path, text]) => `${path}: ${text}`)).toEqual([]);
});

it("English screens say please only where the site is at fault or asks a favor", () => {
  const asking = TEXTS.filter(([, text]) => /\bplease\b/iu.test(text)).map(([path]) => path);
  expect(asking.sort()).toEqual([
    "accounts.failures.busy",
    "accounts.failures.diskFull",
    "accounts.failures.unavailable",
    "api.polite",
    "decks.failures.other",
    "failure.text",
    "twoStep.proof.lead",
  ]);
});
