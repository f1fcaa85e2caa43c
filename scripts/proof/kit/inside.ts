/** Secrets and internal texts, such as stack traces, that no response or message may contain. */
export class SecretWords {
  readonly #marks: readonly (readonly [string, RegExp])[];

  /** Secrets by their names. Passwords in addresses of databases count by themselves, too. */
  constructor(secrets: Readonly<Record<string, string>>) {
    const own = Object.entries(secrets).flatMap(([name, secret]) =>
      partsOf(secret).map((part) => [name, new RegExp(escaped(part))] as const),
    );
    this.#marks = [...own, ...COMMON];
  }

  /** Returns the names of the secrets and internal texts in a text; empty if there are none. */
  toldBy(text: string): readonly string[] {
    return [...new Set(this.#marks.flatMap(([name, mark]) => (mark.test(text) ? [name] : [])))];
  }
}

/** Forms that only programs write. */
const COMMON: readonly (readonly [string, RegExp])[] = [
  ["a trace", /\bat (?:async )?[\w$.<>]+ \(?[^\s()]+:\d+:\d+\)?/],
  ["a folder of packages", /node_modules[\\/]/],
  ["the address of a database", /postgres(?:ql)?:\/\//],
  ["the database's library", /\bPrisma(?:Client)?\w*Error\b|Invalid .{0,3}prisma\./],
  ["a statement of SQL", /\b(?:SELECT|UPDATE|DELETE FROM|INSERT INTO) "?\w+"?.*\b(?:FROM|SET|WHERE|VALUES)\b/],
  ["the kind of a failure in the program", /\b(?:Type|Range|Reference|Syntax)Error: /],
];

function partsOf(secret: string): readonly string[] {
  if (!/^postgres/.test(secret)) return [secret];
  const { password } = new URL(secret);
  return password === "" ? [secret] : [secret, password];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
