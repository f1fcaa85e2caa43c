import { lazy } from "@/lib/cache";
import { getChoiceHelp } from "@/lib/magmell/search/query/choice-help";
import { GRAMMAR_EXAMPLES, KEY_GROUPS, type KeyGroup, type QueryExample } from "@/lib/magmell/search/query/help";
import { getKeyExamples } from "@/lib/magmell/search/query/key-examples";
import { QUERY_KEYS, QUERY_LANGUAGE_VERSION, type QueryKeyId } from "@/lib/magmell/search/query/keys";

/** Groups of keys that a search of cards has no part in. */
const ELSEWHERE: readonly KeyGroup[] = ["builder", "decks"];

const exampleLine = ({ en, asks }: QueryExample): string => `- \`${en}\`: ${asks.en}`;

function keyLines(key: QueryKeyId): readonly string[] {
  const { names, value } = QUERY_KEYS[key];
  const written = names.map((name) => `\`${name}\``).join(", ");
  const values = Object.entries(getChoiceHelp(key) ?? {}).map(
    ([choice, { en }]) => `- \`${names[0]}:${choice}\`: ${en}`,
  );
  return [`### ${written} (${value})`, ...getKeyExamples(key).map(exampleLine), ...values];
}

/** The search language of cards as Markdown, in English: its grammar, and each key with its names and examples. */
export const renderSearchSyntax = lazy((): string =>
  [
    `# Search language, version ${QUERY_LANGUAGE_VERSION}`,
    ...Object.values(GRAMMAR_EXAMPLES).flat().map(exampleLine),
    ...Object.entries(KEY_GROUPS)
      .filter(([group]) => !ELSEWHERE.includes(group as KeyGroup))
      .flatMap(([group, keys]) => [`## ${group}`, ...keys.flatMap(keyLines)]),
  ].join("\n"),
);
