import VERBS from "./comment-verbs.json";
import type { SourceFile } from "./read-imports";

/** A declaration that is exported, its doc comment as one line, and whether it is a function. */
type DocumentedExport = { readonly name: string; readonly comment: string; readonly isFunction: boolean };

const DOCUMENTED =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:default )?(?:abstract )?(?:async )?(function\*?|const|let|class|type|interface|enum) (\w+)([^\n]*)/g;
/** A name in capitals, which is that of data. */
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;
/** The beginning of a function that is assigned to a constant, behind its name. */
const ASSIGNED_FUNCTION = /^(?:: [^=]+)? = (?:async )?(?:<.*>)?(?:\(|\w+ =>)/;

const documentedExports = ({ text }: SourceFile): readonly DocumentedExport[] =>
  [...text.matchAll(DOCUMENTED)].map(([, comment = "", keyword = "", name = "", rest = ""]) => ({
    name,
    comment: comment
      .replaceAll(/\n\s*\*/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
    isFunction:
      keyword.startsWith("function") || (keyword === "const" && !CONSTANT.test(name) && ASSIGNED_FUNCTION.test(rest)),
  }));

const verbs: ReadonlySet<string> = new Set(VERBS);

/**
 * Returns a message for each exported function whose comment does not begin with a verb in the third person, such as
 * "Returns" or "Parses".
 */
export function findCommentsWithoutVerb(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    documentedExports(file)
      .filter(({ comment, isFunction }) => isFunction && !beginsWithVerb(comment))
      .map(
        ({ name, comment }) =>
          `${file.path}: the comment of ${name} begins with "${comment.slice(0, 30)}…". Begin with a verb: Returns, Parses, Renders (components); further verbs go into comment-verbs.json.`,
      ),
  );
}

/** A verb that is followed by "of" is the plural of a noun: names of, lists of. */
const beginsWithVerb = (comment: string): boolean => {
  const [first = "", second] = comment.split(/[ ,.:;]/);
  return verbs.has(first) && second !== "of";
};

/** Returns a message for each comment that only repeats the words of the name below it. */
export function findEchoingComments(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    documentedExports(file)
      .filter(({ name, comment }) => isEcho(name, comment))
      .map(
        ({ name, comment }) => `${file.path}: "${comment}" repeats the name ${name}. Say more, or delete the comment.`,
      ),
  );
}

function isEcho(name: string, comment: string): boolean {
  const known = new Set(wordsIn(name.replaceAll(/([a-z0-9])([A-Z])|_/g, "$1 $2")));
  return wordsIn(comment).every((word) => FILLERS.has(word) || known.has(word));
}

/** Returns the words of a text in lower case, without the ending of a plural or a verb. */
function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=...)(?:es|s)$/, ""));
}

const FILLERS: ReadonlySet<string> = new Set(
  wordsIn("a an the of to in on for from with and or by its all returns renders gets whether is are this that"),
);
