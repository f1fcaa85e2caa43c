import { readFileSync } from "node:fs";

/**
 * Messages of the commands by key: `{ en, ja }`, each a text or the plural forms `one` and `other` for the placeholder
 * `n`.
 */
const TABLE = JSON.parse(readFileSync(new URL("./words.json", import.meta.url), "utf8"));

/**
 * Returns the language of a command: that of `--lang ja` or `--lang en`, else Japanese in a Japanese environment, else
 * English. Removes the option from `args`. An unknown language is ignored.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {"ja" | "en"}
 */
export function takeCommandLang(args, env) {
  const at = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  const taken = at < 0 ? [] : args.splice(at, args[at] === "--lang" ? 2 : 1);
  const asked = taken[1] ?? taken[0]?.slice("--lang=".length);
  if (asked === "ja" || asked === "en") return asked;
  const machine = env.GRIMOIRE_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return /^ja(?:[_.@-]|$)/i.test(machine) ? "ja" : "en";
}

/** Language of this process's messages. Child processes inherit it. */
export const COMMAND_LANG = takeCommandLang(process.argv, process.env);
process.env.GRIMOIRE_LANG = COMMAND_LANG;

/**
 * Returns the message of a key with its placeholders filled. Throws if the key or a value is missing.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @param {"ja" | "en"} [lang]
 * @returns {string}
 */
export function say(key, values = {}, lang = COMMAND_LANG) {
  const words = TABLE[key]?.[lang];
  const text = typeof words === "object" ? (words[values.n === 1 ? "one" : "other"] ?? words.other) : words;
  if (text === undefined) throw new Error(`No words for ${key} in ${lang}`);
  return text.replace(/\{(\w+)\}/g, (_, place) => {
    if (values[place] === undefined) throw new Error(`No value for {${place}} in ${key}`);
    return String(values[place]);
  });
}
