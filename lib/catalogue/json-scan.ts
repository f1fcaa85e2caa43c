export type JsonFault = { readonly line: number; readonly column: number; readonly reason: string };

/** The lines (from 1) of the pointers asked for, and the first fault: bad syntax, a key twice, or too deep a nesting. */
export type JsonScan = { readonly lines: ReadonlyMap<string, number>; readonly fault: JsonFault | null };

const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** Walks a JSON text for what `JSON.parse` does not tell: where a value stands, and where exactly the text is wrong. */
export function scanJson(text: string, maxDepth: number, wanted: ReadonlySet<string> = new Set()): JsonScan {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;
  let lineStart = 0;
  const fail = (reason: string, place = at): never => {
    throw { line, column: place - lineStart + 1, reason } satisfies JsonFault;
  };
  const next = (): string => {
    for (; /[ \t\r\n]/.test(text.charAt(at)); at++) {
      if (text[at] === "\n") [line, lineStart] = [line + 1, at + 1];
    }
    return text.charAt(at);
  };
  const take = (token: RegExp, expected: string): string => {
    token.lastIndex = at;
    const found = token.exec(text)?.[0] ?? fail(at < text.length ? `expected ${expected}` : "the text ends too early");
    at += found.length;
    return found;
  };
  // No single expression for the whole of it: the built-in engine overflows its stack on strings of some megabytes.
  const takeString = (): string => {
    const start = at;
    at += 1;
    for (; text[at] !== '"'; at++) {
      if (at >= text.length) fail("the text ends too early");
      if (text.charCodeAt(at) < 0x20) fail("expected the string to end on its line");
      if (text[at] === "\\") {
        take(ESCAPE, "a valid escape");
        at -= 1;
      }
    }
    at += 1;
    return text.slice(start, at);
  };
  const members = (pointer: string, depth: number, close: "}" | "]"): void => {
    if (depth > maxDepth) fail(`nested more than ${maxDepth} levels deep`);
    const keys = new Set<string>();
    at += 1;
    if (next() === close) {
      at += 1;
      return;
    }
    for (let index = 0; ; index++) {
      let key = String(index);
      if (close === "}") {
        next();
        const start = at;
        key = JSON.parse(text[at] === '"' ? takeString() : fail("expected a key in double quotes"));
        if (keys.has(key)) fail(`the key ${JSON.stringify(key)} stands here a second time`, start);
        keys.add(key);
        next();
        take(/:/y, "a colon");
      }
      value(`${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, depth + 1);
      next();
      if (take(close === "}" ? /[,}]/y : /[,\]]/y, `a comma or ${close}`) === close) return;
    }
  };
  const value = (pointer: string, depth: number): void => {
    const sign = next();
    if (wanted.has(pointer)) lines.set(pointer, line);
    if (sign === "{" || sign === "[") members(pointer, depth, sign === "{" ? "}" : "]");
    else if (sign === '"') takeString();
    else take(SCALAR, "a value");
  };
  try {
    value("", 1);
    if (next() !== "") fail("expected the end of the text");
  } catch (fault) {
    if (fault instanceof Error) throw fault;
    return { lines, fault: fault as JsonFault };
  }
  return { lines, fault: null };
}
