/** A test: the rule ids it proves, and its title after the titles of the groups around it. */
export type RuleTest = { readonly ids: readonly string[]; readonly title: string };

/** A reader of the rule ids that sources name. */
type CitationReader = {
  /** Ids that source code cites in string literals or in `@rule` tags, each once. */
  readonly inCode: (source: string) => readonly string[];
  /** Ids that the tests of a file are about, each once. Ids in the body of a test prove nothing and are left out. */
  readonly inTests: (source: string) => readonly string[];
  /** Tests of a file with their titles; placeholders of a table of cases become an ellipsis. */
  readonly tests: (source: string) => readonly RuleTest[];
};

/** A `@rule` tag in a comment, with the ids that follow it to the end of the line or of the comment. */
const TAG = /@rule[ \t]+(.*?)(?:\*\/|$)/gm;

/** The first argument of `rule(...)`, `scenario(...)` or `rule.each(...)(...)`: an id or a list of ids. */
const TESTED = /(?:\b(?:rule|scenario)\(|\)\()\s*(\[[^\]]*\]|["'`][^"'`]*["'`])/g;

/** A test call with its ids and its second argument, the title, in any of the three quotes. */
const TITLED = new RegExp(
  String.raw`${TESTED.source}\s*,\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\`([^\`]*)\`)`,
  "g",
);

/** Returns a reader of citations of these documents, such as `mag` and `house`. */
export function createCitationReader(documents: readonly string[]): CitationReader {
  const id = new RegExp(String.raw`["'\`]((?:${documents.join("|")}):[A-Za-z0-9.\-]+)["'\`]`, "g");
  const idsIn = (text: string): string[] => [...text.matchAll(id)].flatMap(([, found]) => found ?? []);
  return {
    inCode: (source) => [...new Set([...idsIn(source), ...parseTagIds(source)])],
    inTests: (source) => [...new Set([...source.matchAll(TESTED)].flatMap(([, first]) => idsIn(first ?? "")))],
    tests: (source) =>
      [...source.matchAll(TITLED)].map((match) => {
        const [, ids, ...titles] = match;
        const title = titles.find((one) => one !== undefined) ?? "";
        return {
          ids: idsIn(ids ?? ""),
          title: [...findGroupTitles(source, match.index), title].map(toPlainTitle).join(": "),
        };
      }),
  };
}

/** Ids of the `@rule` tags of a source. Each word counts as an id, so that the trace refuses a misspelt one. */
const parseTagIds = (source: string): string[] =>
  [...source.matchAll(TAG)].flatMap(([, ids = ""]) => ids.split(/[\s,]+/).filter(Boolean));

const toPlainTitle = (title: string) => title.replace(/\\(.)/g, "$1").replace(/\$(?:\{[^}]*\}|[\w.]+)/g, "…");

/** Titles of the `describe` groups around an index of a source, outermost first, judged by indentation. */
function findGroupTitles(source: string, index: number): readonly string[] {
  const lines = source.slice(0, index).split("\n");
  let indent = /^ */.exec(lines.at(-1) ?? "")?.[0].length ?? 0;
  const groups: string[] = [];
  for (const line of lines.reverse()) {
    const [, before = "", title] = /^( *)describe\("((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
    if (title === undefined || before.length >= indent) continue;
    groups.unshift(title);
    indent = before.length;
  }
  return groups;
}
