import { parseArgs } from "node:util";

/** The commands of `npm run cards`, with their usage. */
const CARD_COMMANDS = {
  import: {
    usage: "import FILE... [--dry-run] [--pictures FOLDER]",
    does: "check files and the pictures beside them, show what they change, and publish it",
  },
  starters: {
    usage: "starters FILE...",
    does: "import where there never was a card; else what is new becomes a draft, once",
  },
  lint: {
    usage: "lint FILE... [--json] [--pictures FOLDER]",
    does: "how the engine reads the texts of files; no database",
  },
  export: {
    usage: "export FILE [--csv]",
    does: "write the catalogue as a card file; --csv: as tables FILE-cards.csv, …",
  },
  history: { usage: "history", does: "the published versions, the youngest first" },
  diff: { usage: "diff VERSION VERSION", does: "what changed from one version to another" },
  rollback: { usage: "rollback VERSION [--dry-run]", does: "publish what an older version held as a new one" },
  "take-down": { usage: "take-down SET/NUMBER|ADDRESS", does: "remove a picture everywhere, for ever" },
  audit: { usage: "audit", does: "who did what to the catalogue, the youngest first" },
} as const satisfies Readonly<Record<string, { usage: string; does: string }>>;

export type CommandName = keyof typeof CARD_COMMANDS;

export type CommandArguments = {
  readonly command: CommandName;
  readonly given: readonly string[];
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly csv: boolean;
  /** The folder of the pictures; `null` for that of each card file. */
  readonly pictures: string | null;
};

/** How many words may follow each command. */
const WORDS: Readonly<Record<CommandName, readonly [least: number, most: number]>> = {
  import: [1, Number.POSITIVE_INFINITY],
  starters: [1, Number.POSITIVE_INFINITY],
  lint: [1, Number.POSITIVE_INFINITY],
  export: [1, 1],
  history: [0, 0],
  diff: [2, 2],
  rollback: [1, 1],
  "take-down": [1, 1],
  audit: [0, 0],
};
const FLAGS: Readonly<Record<CommandName, readonly string[]>> = {
  import: ["dry-run", "pictures"],
  starters: [],
  lint: ["json", "pictures"],
  export: ["csv"],
  history: [],
  diff: [],
  rollback: ["dry-run"],
  "take-down": [],
  audit: [],
};

export const CARDS_USAGE = `Usage: npm run cards -- COMMAND\n${Object.values(CARD_COMMANDS)
  .map(({ usage, does }) => `  ${usage.padEnd(46)} ${does}`)
  .join("\n")}`;

/** Parses the arguments; a usage line if they do not fit the command. Throws on an unknown option. */
export function readArguments(words: readonly string[]): CommandArguments | string {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean" },
      json: { type: "boolean" },
      csv: { type: "boolean" },
      pictures: { type: "string" },
    },
  });
  const [command, ...given] = positionals;
  if (command === undefined || !isCommand(command))
    return `Usage: npm run cards -- ${Object.keys(CARD_COMMANDS).join(" | ")} (--help tells more)`;
  const usage = `Usage: npm run cards -- ${CARD_COMMANDS[command].usage}`;
  const [least, most] = WORDS[command];
  if (given.length < least || given.length > most) return usage;
  if (Object.keys(values).some((flag) => !FLAGS[command].includes(flag))) return usage;
  const flags = { dryRun: values["dry-run"] === true, json: values.json === true, csv: values.csv === true };
  return { command, given, ...flags, pictures: values.pictures ?? null };
}

const isCommand = (text: string): text is CommandName => Object.hasOwn(CARD_COMMANDS, text);

/** Returns the number of a version as written; `null` for what is none. */
export const readVersionNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
