import { lazy } from "@/lib/cache";
import { GRAMMAR, KEY_GROUPS, type KeyGroup, type QueryExample } from "@/lib/magmell/search/query/help";
import { keyExamples } from "@/lib/magmell/search/query/key-examples";
import { KEYS, type KeyId, LANGUAGE_VERSION } from "@/lib/magmell/search/query/keys";

/** Groups of keys that a search of cards has no part in. */
const ELSEWHERE: readonly KeyGroup[] = ["builder", "decks"];

const exampleLine = ({ en, asks }: QueryExample): string => `- \`${en}\`: ${asks.en}`;

function keyLines(key: KeyId): readonly string[] {
  const { names, value } = KEYS[key];
  const written = names.map((name) => `\`${name}\``).join(", ");
  return [`### ${written} (${value})`, ...keyExamples(key).map(exampleLine)];
}

/** The search language of cards as Markdown, in English: its grammar, and each key with its names and examples. */
export const renderSearchSyntax = lazy((): string =>
  [
    `# Search language, version ${LANGUAGE_VERSION}`,
    ...Object.values(GRAMMAR).flat().map(exampleLine),
    ...Object.entries(KEY_GROUPS)
      .filter(([group]) => !ELSEWHERE.includes(group as KeyGroup))
      .flatMap(([group, keys]) => [`## ${group}`, ...keys.flatMap(keyLines)]),
  ].join("\n"),
);
