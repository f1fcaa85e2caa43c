import { parseArgs } from "node:util";
import { say } from "../../words/command-words.mjs";

/** The commands of `npm run cards`, with their usage. */
const CARD_COMMANDS = {
  import: "import FILE... [--dry-run] [--pictures FOLDER]",
  starters: "starters FILE...",
  lint: "lint FILE... [--json] [--pictures FOLDER]",
  export: "export FILE [--csv]",
  history: "history",
  diff: "diff VERSION VERSION",
  rollback: "rollback VERSION [--dry-run]",
  "take-down": "take-down SET/NUMBER|IMAGE",
  audit: "audit",
} as const;

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

/** Minimum and maximum number of arguments of each command. */
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

/** Parses the arguments. Returns a usage line if they do not fit the command. Throws on an unknown option. */
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
    return say("cards.usage", { usage: Object.keys(CARD_COMMANDS).join(" | ") });
  const usage = say("cards.usage", { usage: CARD_COMMANDS[command] });
  const [least, most] = WORDS[command];
  if (given.length < least || given.length > most) return usage;
  if (Object.keys(values).some((flag) => !FLAGS[command].includes(flag))) return usage;
  const flags = { dryRun: values["dry-run"] === true, json: values.json === true, csv: values.csv === true };
  return { command, given, ...flags, pictures: values.pictures ?? null };
}

const isCommand = (text: string): text is CommandName => Object.hasOwn(CARD_COMMANDS, text);

/** Parses a version number; null if invalid. */
export const readVersionNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
